import {
  ANSWERABLE_AFTER_OUTAGE_MINUTES,
  OUTAGE_FROM_SECONDS,
} from '@tallrik/domain/orders/order-deadlines';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Often enough to know an outage from a look that was slow; the other processes then only read. */
const BEAT_EVERY_MS = 2_000;

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/**
 * Says that the service is there. Where it was not, whoever's time to answer ended meanwhile has it given back: the tap
 * of a cook is kept on the tablet until it can be sent, and a server that is back first would reject the order and
 * release its money (D-320). Asked before every look for what is due, by all processes; one of them finds the gap.
 */
export const makeNoteOutage =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    publishOrderChange: (venueId: string, orderId: string, version: number) => void;
  }) =>
  async (): Promise<void> => {
    const now = deps.now();
    const known = await deps.db.selectFrom('servicePulse').select('beatAt').executeTakeFirst();
    if (known && known.beatAt.getTime() > now.epochMilliseconds - BEAT_EVERY_MS) return;
    const goneSince = dateOf(now.subtract({ seconds: OUTAGE_FROM_SECONDS }));
    const answerBy = dateOf(now.add({ minutes: ANSWERABLE_AFTER_OUTAGE_MINUTES }));
    const { rows } = await sql<{ id: string; venueId: string; version: number }>`
      with before as (select beat_at from service_pulse for update),
      beat as (
        insert into service_pulse (beat_at) values (${dateOf(now)})
        on conflict (is_only) do update set beat_at = greatest(service_pulse.beat_at, excluded.beat_at))
      update orders set answer_by = ${answerBy}
      from before
      where before.beat_at < ${goneSince} and orders.status = 'PENDING'
        and orders.answer_by > before.beat_at and orders.answer_by < ${answerBy}
      returning orders.id, orders.venue_id, orders.version`.execute(deps.db);
    for (const { venueId, id, version } of rows) deps.publishOrderChange(venueId, id, version);
  };
