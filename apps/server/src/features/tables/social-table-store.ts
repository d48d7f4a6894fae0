import {
  socialTableEventSchema,
  type SocialTableEvent,
} from '@tallrik/contract/social-table-event';
import { SOCIAL_TABLE_RETENTION_HOURS } from '@tallrik/domain/tables/social-table-event';
import type { Database } from '../../platform/database/database.ts';

/** Nobody reads further back; a table that talks more than this in an evening is none. */
const MAX_EVENTS_READ = 500;

const forgottenBefore = (now: Temporal.Instant): Date =>
  new Date(now.subtract({ hours: SOCIAL_TABLE_RETENTION_HOURS }).epochMilliseconds);

/** False if the event is there already: a phone on bad data sends it again. */
export async function insertSocialEvent(
  db: Database,
  companyId: string,
  event: SocialTableEvent,
  now: Temporal.Instant,
): Promise<boolean> {
  const inserted = await db
    .insertInto('socialTableEvents')
    .values({
      companyId,
      tableId: event.tableId,
      eventId: event.eventId,
      event: JSON.stringify(event),
      receivedAt: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['tableId', 'eventId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The last of them, oldest first; what is older than 12 hours is gone, purged or not (D-102). */
export async function findSocialEvents(
  db: Database,
  companyId: string,
  tableId: string,
  now: Temporal.Instant,
): Promise<SocialTableEvent[]> {
  const rows = await db
    .selectFrom('socialTableEvents')
    .select('event')
    .where('companyId', '=', companyId)
    .where('tableId', '=', tableId)
    .where('receivedAt', '>', forgottenBefore(now))
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS_READ)
    .execute();
  return rows.map(({ event }) => socialTableEventSchema.parse(event)).toReversed();
}

/** Of every company: what is over is over. */
export async function forgetSocialEvents(db: Database, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('socialTableEvents')
    .where('receivedAt', '<=', forgottenBefore(now))
    .execute();
}
