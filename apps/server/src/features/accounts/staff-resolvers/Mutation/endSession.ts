import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

type Deps = { account: StaffOwnAccount };

/** Also one that has ended already, or is somebody else's: the answer says nothing about it. */
export const makeEndSession =
  (deps: Deps): NonNullable<MutationResolvers<StaffContext>['endSession']> =>
  async (_root, { id }, context) => {
    await deps.account.endSessions(signedIn(context), { id }, context.now());
    return { success: true, error: null };
  };

export const makeEndOtherSessions =
  (deps: Deps): NonNullable<MutationResolvers<StaffContext>['endOtherSessions']> =>
  async (_root, _args, context) => {
    const staff = signedIn(context);
    await deps.account.endSessions(staff, { allBut: staff.sessionId }, context.now());
    return { success: true, error: null };
  };
