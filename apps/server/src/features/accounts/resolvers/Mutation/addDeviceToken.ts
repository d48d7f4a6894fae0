import type { MutationResolvers, OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { signedIn } from '../../account-holder.ts';
import { putDevice } from '../../device-store.ts';

export const makeAddDeviceToken =
  (deps: {
    db: Database;
    newId: () => string;
    /** The token as it is kept; null: nothing a message could be sent to. */
    readDeviceToken: (operatingSystem: OperatingSystem, token: string) => string | null;
  }): NonNullable<MutationResolvers<GraphContext>['addDeviceToken']> =>
  async (_root, { operatingSystem, token }, { viewer, language, now }) => {
    const { companyId, userId } = signedIn(viewer);
    const sound = deps.readDeviceToken(operatingSystem, token);
    if (sound === null) throw badInput('Not a device token', { field: 'token' });
    const device = {
      id: deps.newId(),
      userId,
      operatingSystem,
      token: sound,
      language,
      seenAt: now(),
    };
    await deps.db.transaction().execute((trx) => putDevice(trx, companyId, device, deps.newId));
    return { success: true, message: null };
  };
