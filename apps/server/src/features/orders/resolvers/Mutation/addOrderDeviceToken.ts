import type { MutationResolvers, OperatingSystem } from '@tallrik/contract/generated/resolvers';
import { isFinalStatus } from '@tallrik/domain/orders/move-order';
import { orderDeviceExpiry } from '@tallrik/domain/orders/order-notification';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import type { KeepConsent } from '../../push/consent-port.ts';
import { ownOrder } from '../../own-order.ts';
import { putOrderDevice } from '../../push/order-device-store.ts';

/** Lets a guest without an account hear of one order (D-201). */
export const makeAddOrderDeviceToken =
  (deps: {
    db: Database;
    newId: () => string;
    keepConsent: KeepConsent;
    readDeviceToken: (operatingSystem: OperatingSystem, token: string) => string | null;
  }): NonNullable<MutationResolvers<GraphContext>['addOrderDeviceToken']> =>
  async (_root, { orderId, operatingSystem, token }, { viewer, language, now }) => {
    const sound = deps.readDeviceToken(operatingSystem, token);
    if (sound === null) throw badInput('Not a device token', { field: 'token' });
    const order = await ownOrder(deps.db, orderId, viewer);
    if (isFinalStatus(order.status)) return { success: false, message: 'The order is over' };
    const device = {
      id: deps.newId(),
      orderId: order.id,
      operatingSystem,
      token: sound,
      language,
      createdAt: now(),
      expiresAt: orderDeviceExpiry(order),
    };
    const success = await deps.db
      .transaction()
      .execute((trx) => putOrderDevice(trx, order.companyId, device, deps));
    return { success, message: success ? null : 'Too many devices follow this order' };
  };
