import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const SECONDS_A_WEEK = 7 * 24 * 3600;
/** More than are ever shown: some of them are hidden or gone. */
const CANDIDATES = 50;

/** What this user has bought most at this company since then, most first. Reads the user's own orders only. */
export async function findBoughtMost(
  db: Database,
  companyId: string,
  userId: string,
  since: Temporal.Instant,
): Promise<string[]> {
  const itemId = sql<string | null>`order_items.entry #>> '{item,id}'`;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select(itemId.as('itemId'))
    .where('orders.userId', '=', userId)
    .where('orders.companyId', '=', companyId)
    .where('orders.createdAt', '>=', new Date(since.epochMilliseconds))
    .where('orders.status', '!=', 'REJECTED')
    .where('orders.isTest', '=', false)
    .groupBy(itemId)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(itemId)
    .limit(CANDIDATES)
    .execute();
  return rows.flatMap((row) => row.itemId ?? []);
}

/** What everybody orders at this venue, most first: a few thousand small rows, however many orders there are. */
export async function findBestSellers(
  db: Database,
  companyId: string,
  venueId: string,
  since: Temporal.Instant,
): Promise<string[]> {
  const firstWeek = Math.floor(since.epochMilliseconds / 1000 / SECONDS_A_WEEK);
  const rows = await db
    .selectFrom('dishSales')
    .select('itemId')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where('week', '>=', firstWeek)
    .groupBy('itemId')
    .orderBy(({ fn }) => fn.sum('units'), 'desc')
    .orderBy('itemId')
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ itemId }) => itemId);
}
