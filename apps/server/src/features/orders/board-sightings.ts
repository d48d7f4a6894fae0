import { isVenueOpenAt, type OpenVenue } from '@tallrik/domain/venues/open-hours';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** Boards ask every half minute at the latest; one that was restarted is back by then. In opening hours, both. */
const MISSING_AFTER_MINUTES = 5;
/** A venue that gave its board up long ago is no alarm. */
const FORGOTTEN_AFTER_DAYS = 14;
/** Of those that went dark the latest: at night they are all the others, closed. */
const LOOKED_AT = 300;
/** Contacts are told again after this (KITCHEN-09). */
const ALERT_AGAIN_MINUTES = 60;
/** Each process writes down which boards it has seen, and looks for those that nobody has, this often. */
const LOOK_EVERY_MS = 30_000;

export type MissingBoard = { companyId: string; venueId: string; seconds: number };

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** Boards that looked in the last days and do not any more. */
const darkSightings = (db: Database, now: Temporal.Instant) =>
  db
    .selectFrom('boardSightings')
    .where('boardSightings.seenAt', '<', dateOf(now.subtract({ minutes: MISSING_AFTER_MINUTES })))
    .where(
      'boardSightings.seenAt',
      '>',
      dateOf(now.subtract({ hours: FORGOTTEN_AFTER_DAYS * 24 })),
    );

/** Those of them of which nobody was told in the last hour. */
export const goneSightings = (db: Database, now: Temporal.Instant) =>
  darkSightings(db, now).where(({ eb, or }) =>
    or([
      eb('boardSightings.toldAt', 'is', null),
      eb('boardSightings.toldAt', '<=', dateOf(now.subtract({ minutes: ALERT_AGAIN_MINUTES }))),
    ]),
  );

/** A kitchen may switch its tablet on a little after it has opened. */
export const hasBeenOpen = (venue: OpenVenue | null, now: Temporal.Instant): boolean =>
  venue !== null &&
  [now, now.subtract({ minutes: MISSING_AFTER_MINUTES })].every((at) =>
    isVenueOpenAt(venue, { kind: 'ASAP', now: at, waitMinutes: 0 }),
  );

/** Remembers which boards look, in this process until it is written down, then for all of them. */
export function makeBoardSightings(deps: {
  db: Database;
  now: () => Temporal.Instant;
  findVenue: (companyId: string, venueId: string) => Promise<OpenVenue | null>;
}) {
  let seen = new Map<string, { companyId: string; at: Temporal.Instant }>();
  /** Since when this process has looked without a break, and when it last did. */
  let watch: { sinceMs: number; lastMs: number } | null = null;

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

  const openOnes = async <Row extends { companyId: string; venueId: string }>(
    rows: readonly Row[],
    now: Temporal.Instant,
  ): Promise<Row[]> => {
    const venues = await Promise.all(
      rows.map(({ companyId, venueId }) => deps.findVenue(companyId, venueId)),
    );
    return rows.filter((_row, place) => hasBeenOpen(venues[place] ?? null, now));
  };

  /**
   * The next of those that went dark and have somebody to tell, whoever looks: each once in a while, so that a venue is
   * not forgotten behind hundreds that are only closed.
   */
  async function takeNextGone(now: Temporal.Instant) {
    const lookedBefore = dateOf(now.subtract({ milliseconds: LOOK_EVERY_MS }));
    const next = goneSightings(deps.db, now)
      .select('boardSightings.venueId')
      .where(({ eb, or }) =>
        or([
          eb('boardSightings.lookedAt', 'is', null),
          eb('boardSightings.lookedAt', '<=', lookedBefore),
        ]),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('venueContacts')
            .select('venueContacts.id')
            .whereRef('venueContacts.venueId', '=', 'boardSightings.venueId'),
        ),
      )
      .orderBy('boardSightings.lookedAt', (order) => order.asc().nullsFirst())
      .orderBy('boardSightings.seenAt', 'desc')
      .limit(LOOKED_AT)
      .forUpdate()
      .skipLocked();
    return deps.db
      .updateTable('boardSightings')
      .set({ lookedAt: dateOf(now) })
      .where('venueId', 'in', next)
      .returning(['companyId', 'venueId'])
      .execute();
  }

  return {
    onBoardSeen: ({ id, companyId }: { id: string; companyId: string }): void => {
      seen.set(id, { companyId, at: deps.now() });
    },
    /** Boards that looked in the last days, do not any more, and whose venue is open. The longest missing first. */
    findMissing: async (): Promise<MissingBoard[]> => {
      await writeDown();
      const now = deps.now();
      const rows = await darkSightings(deps.db, now)
        .selectAll('boardSightings')
        .orderBy('boardSightings.seenAt', 'desc')
        .limit(LOOKED_AT)
        .execute();
      return (await openOnes(rows, now))
        .map(({ companyId, venueId, seenAt }) => ({
          companyId,
          venueId,
          seconds: (now.epochMilliseconds - seenAt.getTime()) / 1000,
        }))
        .toSorted((one, other) => other.seconds - one.seconds);
    },
    /** Looks for boards that are gone, and adds the job that tells of each; asked with every look for what is due. */
    addMissingBoards: async (): Promise<void> => {
      const now = deps.now();
      const nowMs = now.epochMilliseconds;
      const pausedMs = watch ? nowMs - watch.lastMs : Infinity;
      if (pausedMs < LOOK_EVERY_MS) return;
      // After an outage no board has been seen for as long as it lasted: they have the same time to come back.
      const isUnbroken = watch !== null && pausedMs <= 3 * LOOK_EVERY_MS;
      watch = { sinceMs: isUnbroken && watch ? watch.sinceMs : nowMs, lastMs: nowMs };
      await writeDown();
      if (nowMs - watch.sinceMs < MISSING_AFTER_MINUTES * 60_000) return;
      // The minute is part of the key: one that died must not silence the venue for ever.
      const minute = Math.floor(nowMs / 60_000);
      for (const { companyId, venueId } of await openOnes(await takeNextGone(now), now))
        await addJob(
          deps.db,
          'tell-missing-board',
          { companyId, venueId },
          { key: `board-missing:${venueId}:${minute}` },
        );
    },
  };
}
