import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type TicketsAtVenue = {
  companyId: string;
  venueId: string;
  tickets: number;
  oldestSeconds: number;
};

/** What is not on paper yet, or of doubtful fate, by venue: those who wait longest by name, the others together. */
export async function findTicketsByVenue(
  db: Database,
  now: Temporal.Instant,
  named: number,
): Promise<{ venues: TicketsAtVenue[]; elsewhere: number }> {
  const { rows } = await sql<{
    companyId: string;
    venueId: string;
    tickets: number;
    oldest: Date;
    allTickets: number;
  }>`
    select company_id, venue_id, count(*)::int as tickets, min(created_at) as oldest,
      (sum(count(*)) over ())::int as all_tickets
    from print_tickets where printed_at is null
    group by company_id, venue_id order by min(created_at), venue_id limit ${named}`.execute(db);
  const venues = rows.map(({ companyId, venueId, tickets, oldest }) => ({
    companyId,
    venueId,
    tickets,
    oldestSeconds: (now.epochMilliseconds - oldest.getTime()) / 1000,
  }));
  const shown = venues.reduce((sum, { tickets }) => sum + tickets, 0);
  return { venues, elsewhere: (rows[0]?.allTickets ?? 0) - shown };
}
