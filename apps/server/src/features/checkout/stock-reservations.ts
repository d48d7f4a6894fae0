import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Reservation, StockNeed } from './checkout-port.ts';

type StockShortage = { itemId: string; left: number };

/**
 * Locks the counted rows in one order (no two checkouts can wait for each other) and tells what is missing,
 * counting what other open sessions hold (D-48).
 */
async function findShortages(
  db: Database,
  place: { companyId: string; venueId: string; exceptSessionId: string },
  needs: readonly StockNeed[],
  now: Temporal.Instant,
): Promise<StockShortage[]> {
  if (needs.length === 0) return [];
  const itemIds = needs.map((need) => need.itemId);
  const inventory = await db
    .selectFrom('inventory')
    .select(['itemId', 'outOfStock', 'count'])
    .where('companyId', '=', place.companyId)
    .where('venueId', '=', place.venueId)
    .where('itemId', 'in', itemIds)
    .orderBy('itemId')
    .forUpdate()
    .execute();
  const reservedRows = await db
    .selectFrom('stockReservations')
    .select(['itemId', sql<number>`sum(units)::int`.as('units')])
    .where('companyId', '=', place.companyId)
    .where('venueId', '=', place.venueId)
    .where('itemId', 'in', itemIds)
    .where('sessionId', '!=', place.exceptSessionId)
    .where('expiresAt', '>', new Date(now.epochMilliseconds))
    .groupBy('itemId')
    .execute();
  const reservedUnits = new Map(reservedRows.map((row) => [row.itemId, row.units]));
  return needs.flatMap((need) => {
    const row = inventory.find((entry) => entry.itemId === need.itemId);
    if (!row) return [];
    const left = row.outOfStock
      ? 0
      : (row.count ?? Infinity) - (reservedUnits.get(need.itemId) ?? 0);
    return left < need.units ? [{ itemId: need.itemId, left: Math.max(0, left) }] : [];
  });
}

async function reserveStock(
  db: Database,
  place: { companyId: string; venueId: string; sessionId: string },
  needs: readonly StockNeed[],
  expiresAt: Temporal.Instant,
): Promise<void> {
  if (needs.length === 0) return;
  await db
    .insertInto('stockReservations')
    .values(
      needs.map((need) => ({
        ...place,
        ...need,
        expiresAt: new Date(expiresAt.epochMilliseconds),
      })),
    )
    .execute();
}

/** Takes the units off the shelf and notes what it took. The check constraint on `count` refuses to go below nothing. */
async function takeFromInventory(
  db: Database,
  place: { companyId: string; venueId: string; orderId: string },
  needs: readonly StockNeed[],
): Promise<void> {
  const deducted: StockNeed[] = [];
  for (const need of needs) {
    if (await changeInventory(db, place, need.itemId, -need.units)) deducted.push(need);
  }
  if (deducted.length === 0) return;
  await db
    .insertInto('stockUses')
    .values(deducted.map((need) => ({ ...place, ...need })))
    .execute();
}

/** Exactly what the order took, and once: its notes go with it. */
async function putBack(
  db: Database,
  order: { companyId: string; venueId: string; id: string },
): Promise<void> {
  const deducted = await db
    .deleteFrom('stockUses')
    .where('companyId', '=', order.companyId)
    .where('orderId', '=', order.id)
    .returning(['itemId', 'units'])
    .execute();
  const inOrder = deducted.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
  for (const { itemId, units } of inOrder) await changeInventory(db, order, itemId, units);
}

/** False where nobody counts any more (or yet). */
async function changeInventory(
  db: Database,
  place: { companyId: string; venueId: string },
  itemId: string,
  by: number,
): Promise<boolean> {
  const changed = await db
    .updateTable('inventory')
    .set((row) => ({ count: row('count', '+', by) }))
    .where('companyId', '=', place.companyId)
    .where('venueId', '=', place.venueId)
    .where('itemId', '=', itemId)
    .where('count', 'is not', null)
    .returning('itemId')
    .executeTakeFirst();
  return changed !== undefined;
}

const FORGOTTEN_BATCH = 500;
// An id nobody has keeps every reservation in the count.
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** Units on the shelf (D-48). */
export const stockReservation: Reservation = {
  check: async (db, { companyId, venueId, sessionId }, { needs }, now) => {
    const place = { companyId, venueId, exceptSessionId: sessionId ?? NO_SESSION };
    return (await findShortages(db, place, needs, now)).length > 0 ? 'OUT_OF_STOCK' : null;
  },
  keep: (db, { companyId, venueId, sessionId }, { needs }, until) =>
    reserveStock(db, { companyId, venueId, sessionId }, needs, until),
  use: (db, { companyId, venueId }, { needs }, orderId) =>
    takeFromInventory(db, { companyId, venueId, orderId }, needs),
  releasing: (db, companyId, sessionId) =>
    db
      .deleteFrom('stockReservations')
      .where('companyId', '=', companyId)
      .where('sessionId', '=', sessionId),
  giveBack: (db, order) => putBack(db, order),
  findForgotten: (db) =>
    db
      .selectFrom('stockReservations')
      .innerJoin('paymentSessions', 'paymentSessions.id', 'stockReservations.sessionId')
      .select(['stockReservations.companyId', 'stockReservations.sessionId'])
      .distinct()
      .where('paymentSessions.state', 'not in', ['OPENING', 'OPEN'])
      .limit(FORGOTTEN_BATCH)
      .execute(),
};
