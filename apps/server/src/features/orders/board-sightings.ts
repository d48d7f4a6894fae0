import { isVenueOpenAt, type OpenVenue } from '@tallrik/domain/venues/open-hours';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Boards ask every half minute at the latest; one that was restarted is back by then. */
export const BOARD_MISSING_AFTER_MINUTES = 5;
/** A kitchen may switch its tablet on a little after it has opened. */
export const OPEN_SINCE_MINUTES = 10;
/** A venue that gave its board up long ago is no alarm. */
const FORGOTTEN_AFTER_DAYS = 14;
/** Of those that went dark the latest: at night they are all the others, closed. */
const LOOKED_AT = 300;

export type MissingBoard = { companyId: string; venueId: string; seconds: number };

/** Remembers which boards look, in this process until it is written down, then for all of them. */
export function makeBoardSightings(deps: {
  db: Database;
  now: () => Temporal.Instant;
  findVenue: (companyId: string, venueId: string) => Promise<OpenVenue | null>;
}) {
  let seen = new Map<string, { companyId: string; at: Temporal.Instant }>();

  async function writeDown(): Promise<void> {
    if (seen.size === 0) return;
    const written = seen;
    seen = new Map();
    const rows = [...written].map(([venueId, { companyId, at }]) => ({
      venue_id: venueId,
      company_id: companyId,
      seen_at: at.toString(),
    }));
    await sql`
      insert into board_sightings (venue_id, company_id, seen_at)
      select venue_id, company_id, seen_at from json_populate_recordset(null::board_sightings, ${JSON.stringify(rows)})
      order by venue_id
      on conflict (venue_id) do update set seen_at = greatest(board_sightings.seen_at, excluded.seen_at)`.execute(
      deps.db,
    );
  }

  return {
    onBoardSeen: ({ id, companyId }: { id: string; companyId: string }): void => {
      seen.set(id, { companyId, at: deps.now() });
    },
    /** Boards that looked in the last days, do not any more, and whose venue is open. The longest missing first. */
    findMissing: async (): Promise<MissingBoard[]> => {
      await writeDown();
      const now = deps.now();
      const before = now.subtract({ minutes: BOARD_MISSING_AFTER_MINUTES });
      const rows = await deps.db
        .selectFrom('boardSightings')
        .selectAll()
        .where('seenAt', '<', new Date(before.epochMilliseconds))
        .where('seenAt', '>', new Date(now.epochMilliseconds - FORGOTTEN_AFTER_DAYS * 86_400_000))
        .orderBy('seenAt', 'desc')
        .limit(LOOKED_AT)
        .execute();
      const venues = await Promise.all(
        rows.map(({ companyId, venueId }) => deps.findVenue(companyId, venueId)),
      );
      return rows
        .filter((_row, place) => hasBeenOpen(venues[place] ?? null, now))
        .map(({ companyId, venueId, seenAt }) => ({
          companyId,
          venueId,
          seconds: (now.epochMilliseconds - seenAt.getTime()) / 1000,
        }))
        .toSorted((one, other) => other.seconds - one.seconds);
    },
  };
}

const hasBeenOpen = (venue: OpenVenue | null, now: Temporal.Instant): boolean =>
  venue !== null &&
  [now, now.subtract({ minutes: OPEN_SINCE_MINUTES })].every((at) =>
    isVenueOpenAt(venue, { kind: 'ASAP', now: at, waitMinutes: 0 }),
  );
