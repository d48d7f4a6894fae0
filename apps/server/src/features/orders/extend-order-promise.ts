import {
  extendPromise,
  type ExtensionRefusal,
  type PromiseExtension,
} from '@tallrik/domain/orders/extend-promise';
import type { Order } from '@tallrik/domain/orders/order';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../platform/database/database.ts';
import { lockOrder, type OrderRecord } from './order-store.ts';

export type ExtendedOrder = Result<OrderRecord, ExtensionRefusal | 'ORDER_NOT_FOUND'>;

export type ExtendOrderPromise = (
  companyId: string,
  orderId: string,
  extension: Omit<PromiseExtension, 'at'> & { staffId: string },
  /** Who did it, in the same transaction (D-115). */
  writeDown: (db: Database, extended: OrderRecord) => Promise<void>,
) => Promise<ExtendedOrder>;

/** Adds minutes to what the guest was promised, and tells the guest (KITCHEN-10). */
export const makeExtendOrderPromise =
  (deps: {
    db: Database;
    /** Tells the owner's devices, in the same transaction (D-132). */
    notifyGuest: (db: Database, order: Order) => Promise<void>;
    publishOrderChange: (venueId: string, orderId: string, version: number) => void;
    now: () => Temporal.Instant;
  }): ExtendOrderPromise =>
  async (companyId, orderId, { staffId, ...extension }, writeDown) => {
    const at = deps.now();
    const extended = await deps.db.transaction().execute(async (trx): Promise<ExtendedOrder> => {
      const current = await lockOrder(trx, companyId, orderId);
      if (!current) return refused('ORDER_NOT_FOUND');
      const result = extendPromise(current, { ...extension, at });
      if (!result.ok) return result;
      await saveExtension(trx, companyId, result.value, { staffId, at, ...extension });
      await deps.notifyGuest(trx, result.value);
      await writeDown(trx, result.value);
      return ok(result.value);
    });
    if (!extended.ok) return extended;
    deps.publishOrderChange(extended.value.venueId, orderId, extended.value.version);
    return extended;
  };

async function saveExtension(
  db: Database,
  companyId: string,
  order: OrderRecord,
  { staffId, minutes, at }: PromiseExtension & { staffId: string },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      estimatedFinishTime:
        order.estimatedFinishTime &&
        new Date(Temporal.Instant.from(order.estimatedFinishTime).epochMilliseconds),
      extensions: order.extensions,
      version: order.version,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', order.id)
    .execute();
  await db
    .insertInto('orderMoves')
    .values({
      companyId,
      orderId: order.id,
      version: order.version,
      fromStatus: order.status,
      toStatus: order.status,
      actor: 'STAFF',
      staffId,
      addedMinutes: minutes,
      at: new Date(at.epochMilliseconds),
    })
    .execute();
}
