import { isVenueOpenAt, type OpenVenue } from '@tallrik/domain/venues/open-hours';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type TicketsAtVenue = {
  companyId: string;
  venueId: string;
  tickets: number;
  /** Of those somebody cooks by today; null while the venue is closed, and without any. */
  oldestSeconds: number | null;
};

/** An order for later is cooked from about then on; before, its ticket hurries nobody. */
const NEEDED_BEFORE_MINUTES = 60;
/** Printers are switched on with the lights. */
const OPEN_FOR_MINUTES = 5;
/** At night the closed ones wait longest: they must not take the names of those that are open. */
const LOOKED_AT = 300;

/** At most so many venues have a name of their own. */
export type FindUnprinted = (
  named: number,
) => Promise<{ venues: TicketsAtVenue[]; elsewhere: number }>;

/**
 * What is not on paper yet, or of doubtful fate, by venue: those who wait longest by name, the others together. Tests
 * wake nobody, nor does what nobody can use any more (D-354), nor a printer that is off because its kitchen is closed.
 */
export const makeFindUnprinted =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    findOwnVenue: (companyId: string, venueId: string) => Promise<OpenVenue | null>;
  }): FindUnprinted =>
  async (named) => {
    const now = deps.now();
    const at = new Date(now.epochMilliseconds);
    const { rows } = await sql<{
      companyId: string;
      venueId: string;
      tickets: number;
      oldest: Date;
      allTickets: number;
    }>`
    select company_id, venue_id, count(*)::int as tickets, min(needed_at) as oldest,
      (sum(count(*)) over ())::int as all_tickets
    from (
      select ticket.company_id, ticket.venue_id, greatest(ticket.created_at,
        orders.hand_over_at - ${NEEDED_BEFORE_MINUTES} * interval '1 minute') as needed_at
      from print_tickets as ticket join orders on orders.id = ticket.order_id
      where ticket.printed_at is null and ticket.missed_at is null
    ) as waiting
    group by company_id, venue_id order by min(needed_at) > ${at}, min(needed_at), venue_id
    limit ${LOOKED_AT}`.execute(deps.db);
    const venues = await Promise.all(
      rows.map(async ({ companyId, venueId, tickets, oldest }) => {
        const isNeeded =
          oldest.getTime() <= at.getTime() &&
          hasOpened(await deps.findOwnVenue(companyId, venueId), now);
        const oldestSeconds = isNeeded ? (at.getTime() - oldest.getTime()) / 1000 : null;
        return { companyId, venueId, tickets, oldestSeconds };
      }),
    );
    const shown = venues
      .toSorted((one, other) => (other.oldestSeconds ?? -1) - (one.oldestSeconds ?? -1))
      .slice(0, named);
    const shownTickets = shown.reduce((sum, { tickets }) => sum + tickets, 0);
    return { venues: shown, elsewhere: (rows[0]?.allTickets ?? 0) - shownTickets };
  };

/** In a pause the kitchen still cooks what it has accepted. */
const hasOpened = (venue: OpenVenue | null, now: Temporal.Instant): boolean =>
  venue !== null &&
  [now, now.subtract({ minutes: OPEN_FOR_MINUTES })].every((at) =>
    isVenueOpenAt({ ...venue, pausedUntil: null }, { kind: 'ASAP', now: at, waitMinutes: 0 }),
  );
