import { canMove } from '@tallrik/domain/orders/move-order';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What is wrong with carts and orders as they were written, in words; empty when all is well. */
export const findRecordFaults = async (db: Database): Promise<string[]> => [
  ...(await faultsOfEvents(db)),
  ...(await faultsOfMoves(db)),
];

/** Every cart's events are numbered without a gap, and none is there twice. */
async function faultsOfEvents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ cartId: string; events: number; last: number; ids: number }>`
    select cart_id as "cartId", count(*)::int as events, max(sequence)::int as last,
      count(distinct event_id)::int as ids
    from cart_events group by cart_id
    having count(*) <> max(sequence) or count(*) <> count(distinct event_id)`.execute(db);
  return rows.map(
    ({ cartId, events, last, ids }) =>
      `cart ${cartId}: ${events} events numbered up to ${last}, ${ids} of them different`,
  );
}

/** Every order stands where its moves led it, one after the other, and each was allowed. */
async function faultsOfMoves(db: Database): Promise<string[]> {
  const moves = await db
    .selectFrom('orderMoves')
    .innerJoin('orders', 'orders.id', 'orderMoves.orderId')
    .select(['orderId', 'fromStatus', 'toStatus', 'undoesVersion', 'orders.status'])
    .orderBy('orderId')
    .orderBy('orderMoves.id')
    .execute();
  const faults: string[] = [];
  const stands = new Map<string, string>();
  for (const { orderId, fromStatus, toStatus, undoesVersion } of moves) {
    const stood = stands.get(orderId) ?? 'PENDING';
    if (fromStatus !== stood)
      faults.push(`order ${orderId}: moved from ${fromStatus}, stood at ${stood}`);
    const isAllowed =
      undoesVersion !== null ||
      stood === toStatus ||
      canMove(stood as OrderStatus, toStatus as OrderStatus);
    if (!isAllowed) faults.push(`order ${orderId}: moved from ${stood} to ${toStatus}`);
    stands.set(orderId, toStatus);
  }
  const ends = new Map(moves.map(({ orderId, status }) => [orderId, status]));
  for (const [orderId, status] of ends)
    if (stands.get(orderId) !== status)
      faults.push(`order ${orderId}: ${status}, but moved to ${stands.get(orderId)}`);
  return faults;
}
