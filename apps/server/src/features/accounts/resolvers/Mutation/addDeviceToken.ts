import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { signedIn } from '../../account-holder.ts';
import { putDevice } from '../../device-store.ts';

// An index entry cannot hold more than about 2,700 bytes; real tokens have 64 to a few hundred characters.
const TOKEN_MAX_LENGTH = 2_000;

export const makeAddDeviceToken =
  (deps: {
    db: Database;
    newId: () => string;
  }): NonNullable<MutationResolvers<GraphContext>['addDeviceToken']> =>
  async (_root, { operatingSystem, token }, { viewer, now }) => {
    const { companyId, userId } = signedIn(viewer);
    if (!/^[\x21-\x7e]+$/.test(token) || token.length > TOKEN_MAX_LENGTH) {
      throw badInput('Not a device token', { field: 'token' });
    }
    const device = { id: deps.newId(), userId, operatingSystem, token, seenAt: now() };
    await putDevice(deps.db, companyId, device);
    return { success: true, message: null };
  };
