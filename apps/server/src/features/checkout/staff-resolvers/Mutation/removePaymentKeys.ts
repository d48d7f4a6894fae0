import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { PaymentAccountChanges } from '../../accounts/payment-account-changes.ts';

export const makeRemovePaymentKeys =
  (
    account: Pick<PaymentAccountChanges, 'remove'>,
  ): NonNullable<MutationResolvers<StaffContext>['removePaymentKeys']> =>
  (_root, { companyId, proof }, context) =>
    account.remove(context, companyId, proof);
