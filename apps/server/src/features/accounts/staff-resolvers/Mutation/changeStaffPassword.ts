import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

export const makeChangeStaffPassword =
  (deps: {
    account: StaffOwnAccount;
  }): NonNullable<MutationResolvers<StaffContext>['changeStaffPassword']> =>
  (_root, passwords, context) =>
    deps.account.changePassword(signedIn(context), passwords, {
      address: context.address,
      device: context.device,
      browser: context.browser,
      now: context.now(),
    });
