import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

export const makeStaffSignOutEverywhere =
  (deps: {
    account: StaffOwnAccount;
  }): NonNullable<MutationResolvers<StaffContext>['staffSignOutEverywhere']> =>
  async (_root, _args, { staff, enrolling, now }) => {
    const viewer = staff ?? enrolling;
    if (!viewer) throw unauthenticated();
    await deps.account.signOutEverywhere(viewer, now());
    return { success: true, error: null };
  };
