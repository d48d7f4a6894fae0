import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { signedIn } from '../../account-holder.ts';
import { removeDevices } from '../../device-store.ts';

/** Succeeds also for a token that is not there, or somebody else's, which stays: the answer tells nothing. */
export const makeRemoveDeviceToken =
  (deps: {
    db: Database;
    /** The token as it was kept. */
    storedDeviceToken: (token: string) => string;
  }): NonNullable<MutationResolvers<GraphContext>['removeDeviceToken']> =>
  async (_root, { token }, { viewer, now }) => {
    const { companyId, userId } = signedIn(viewer);
    const end = { by: 'GUEST', at: now() } as const;
    await deps.db
      .transaction()
      .execute((trx) => removeDevices(trx, companyId, userId, deps.storedDeviceToken(token), end));
    return { success: true, message: null };
  };
