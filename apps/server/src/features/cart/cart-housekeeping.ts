import { CART_IDLE_HOURS } from '@tallrik/domain/cart/cart-life';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** D-145. */
export const CART_RETENTION_DAYS = 30;
/** Small transactions: no guest waits for the housekeeping, and a killed one has lost one batch. */
const BATCH = 500;

type Deps = { db: Database; now: () => Temporal.Instant; batch?: number };

const hoursAgo = (now: Temporal.Instant, hours: number): Date =>
  new Date(now.subtract({ hours }).epochMilliseconds);

/** D-58: carts nobody has touched for a day take no more events. */
export const makeCloseIdleCarts =
  ({ db, now, batch = BATCH }: Deps) =>
  async (): Promise<void> => {
    const at = now();
    let closed = batch;
    while (closed === batch) {
      const { rows } = await sql`
        update carts set closed_at = ${new Date(at.epochMilliseconds)}
        where id in (
          select id from carts where closed_at is null and last_event_at <= ${hoursAgo(at, CART_IDLE_HOURS)}
          order by last_event_at limit ${batch} for update skip locked)
        returning id`.execute(db);
      closed = rows.length;
    }
  };

/**
 * D-145: what was in a cart that became no order, and whose it was, is nobody's business after a month. Its row and
 * payments stay: the books refer to them. Each cart is looked at once.
 */
export const makeDeleteOldCarts =
  ({ db, now, batch = BATCH }: Deps) =>
  async (): Promise<void> => {
    const at = now();
    let seen = batch;
    while (seen === batch) seen = await deleteBatch(db, at, batch);
  };

const deleteBatch = (db: Database, at: Temporal.Instant, batch: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; isOrdered: boolean }>`
      update carts set aged_at = ${new Date(at.epochMilliseconds)}
      where id in (
        select id from carts
        where aged_at is null and last_event_at <= ${hoursAgo(at, CART_RETENTION_DAYS * 24)}
        order by last_event_at limit ${batch} for update skip locked)
      returning id, exists (select from orders where orders.cart_id = carts.id) as "isOrdered"`.execute(
      trx,
    );
    const unordered = rows.filter((cart) => !cart.isOrdered).map((cart) => cart.id);
    if (unordered.length > 0) {
      await trx.deleteFrom('cartEvents').where('cartId', 'in', unordered).execute();
      await trx.updateTable('carts').set({ userId: null }).where('id', 'in', unordered).execute();
      await trx
        .updateTable('paymentSessions')
        .set({ userId: null, sessionData: null })
        .where('cartId', 'in', unordered)
        .execute();
    }
    return rows.length;
  });
