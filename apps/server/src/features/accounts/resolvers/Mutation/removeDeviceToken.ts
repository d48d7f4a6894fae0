import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { signedIn } from '../../account-holder.ts';
import { removeDevice } from '../../device-store.ts';

/** Succeeds also for a token that is not there, or somebody else's, which stays: the answer tells nothing. */
export const makeRemoveDeviceToken =
  (deps: { db: Database }): NonNullable<MutationResolvers<GraphContext>['removeDeviceToken']> =>
  async (_root, { token }, { viewer }) => {
    const { companyId, userId } = signedIn(viewer);
    await removeDevice(deps.db, companyId, userId, token);
    return { success: true, message: null };
  };
