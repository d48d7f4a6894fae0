import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

export const makeBeginTwoFactor =
  (deps: {
    account: StaffOwnAccount;
  }): NonNullable<MutationResolvers<StaffContext>['beginTwoFactor']> =>
  (_root, _args, { staff, enrolling, now }) => {
    const viewer = staff ?? enrolling;
    if (!viewer) throw unauthenticated();
    return deps.account.beginTwoFactor(viewer, now());
  };
