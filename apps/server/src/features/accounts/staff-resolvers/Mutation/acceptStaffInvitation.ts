import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

export const makeAcceptStaffInvitation =
  (deps: {
    account: StaffOwnAccount;
  }): NonNullable<MutationResolvers<StaffContext>['acceptStaffInvitation']> =>
  (_root, { invitation, password, code }, { address, device, browser, now }) =>
    deps.account.acceptInvitation(
      { invitation, password, code: code ?? null },
      { address, device, browser, now: now() },
    );
