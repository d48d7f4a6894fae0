import { makePaymentAccount } from '../staff-resolvers/Query/paymentAccount.ts';
import { makeRemovePaymentKeys } from '../staff-resolvers/Mutation/removePaymentKeys.ts';
import { makeSavePaymentKeys } from '../staff-resolvers/Mutation/savePaymentKeys.ts';
import { makeMailKeyChange } from './mail-key-change.ts';
import {
  makePaymentAccountChanges,
  type PaymentAccountChangesDeps,
} from './payment-account-changes.ts';

/** What owners do with the account their company is paid through (O-19). */
export function makePaymentAccountOffice(
  deps: PaymentAccountChangesDeps & Parameters<typeof makeMailKeyChange>[0],
) {
  const changes = makePaymentAccountChanges(deps);
  return {
    staffResolvers: {
      Query: { paymentAccount: makePaymentAccount(changes) },
      Mutation: {
        savePaymentKeys: makeSavePaymentKeys(changes),
        removePaymentKeys: makeRemovePaymentKeys(changes),
      },
    },
    jobs: { 'mail-key-change': makeMailKeyChange(deps) },
  };
}
