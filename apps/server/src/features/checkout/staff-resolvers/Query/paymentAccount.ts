import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { PaymentAccountChanges } from '../../accounts/payment-account-changes.ts';

export const makePaymentAccount =
  (
    account: Pick<PaymentAccountChanges, 'read'>,
  ): NonNullable<QueryResolvers<StaffContext>['paymentAccount']> =>
  (_root, { companyId }, context) =>
    account.read(context, companyId);
