import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type PendingAtVenue = {
  companyId: string;
  venueId: string;
  orders: number;
  oldestSeconds: number;
  /** Until the first of them is rejected by the server; negative when that is overdue. */
  secondsLeft: number;
};

/** What nobody has answered, by venue: the most pressing ones by name, the others together. */
export async function findPendingByVenue(
  db: Database,
  now: Temporal.Instant,
  named: number,
): Promise<{ venues: PendingAtVenue[]; elsewhere: number }> {
  const { rows } = await sql<{
    companyId: string;
    venueId: string;
    orders: number;
    oldest: Date;
    answerBy: Date;
    allOrders: number;
  }>`
    select company_id, venue_id, count(*)::int as orders, min(created_at) as oldest, min(answer_by) as answer_by,
      (sum(count(*)) over ())::int as all_orders
    from orders where status = 'PENDING' and not is_test
    group by company_id, venue_id order by min(answer_by), venue_id limit ${named}`.execute(db);
  const venues = rows.map(({ companyId, venueId, orders, oldest, answerBy }) => ({
    companyId,
    venueId,
    orders,
    oldestSeconds: (now.epochMilliseconds - oldest.getTime()) / 1000,
    secondsLeft: (answerBy.getTime() - now.epochMilliseconds) / 1000,
  }));
  const shown = venues.reduce((sum, { orders }) => sum + orders, 0);
  return { venues, elsewhere: (rows[0]?.allOrders ?? 0) - shown };
}
