import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { EndConsents } from '../../push/consent-port.ts';
import { removeOrderDevice } from '../../push/order-device-store.ts';
import { ownOrder } from '../../own-order.ts';

/** Succeeds also for a token that is not there: the answer tells nothing. */
export const makeRemoveOrderDeviceToken =
  (deps: {
    db: Database;
    endConsents: EndConsents;
    storedDeviceToken: (token: string) => string;
  }): NonNullable<MutationResolvers<GraphContext>['removeOrderDeviceToken']> =>
  async (_root, { orderId, token }, { viewer, now }) => {
    const { id, companyId } = await ownOrder(deps.db, orderId, viewer);
    await deps.db.transaction().execute(async (trx) => {
      const removed = await removeOrderDevice(trx, companyId, id, deps.storedDeviceToken(token));
      await deps.endConsents(trx, companyId, removed, { by: 'GUEST', at: now() });
    });
    return { success: true, message: null };
  };
