import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { PaymentAccountChanges } from '../../accounts/payment-account-changes.ts';

export const makeSavePaymentKeys =
  (
    account: Pick<PaymentAccountChanges, 'save'>,
  ): NonNullable<MutationResolvers<StaffContext>['savePaymentKeys']> =>
  (_root, { companyId, keys, proof }, context) =>
    account.save(context, companyId, keys, proof);
