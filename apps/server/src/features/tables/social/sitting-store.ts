import type { SittingFacts } from '@tallrik/domain/tables/sitting';
import { SOCIAL_TABLE_RETENTION_HOURS } from '@tallrik/domain/tables/social-table-event';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type Sitting = SittingFacts & { id: string; previousEndedAt: Temporal.Instant | null };

const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());
const orNull = (date: Date | null): Temporal.Instant | null => (date ? instantOf(date) : null);
const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** Until the transaction ends. Not the table's row: that is what whoever pays the bill waits for. */
export async function lockSittingsOf(db: Database, tableId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sitting:${tableId}`}, 0))`.execute(db);
}

type Row = {
  id: string;
  beganAt: Date;
  previousEndedAt: Date | null;
  seenAt: Date | null;
  lastOrderAt: Date | null;
  movedAt: Date | null;
  hasOrderInKitchen: boolean | null;
  hasOpenBill: boolean;
  billPaidAt: Date | null;
};

/** The one that nobody has ended yet; whether it is over by now is for the domain to say (D-205). */
export async function findSitting(
  db: Database,
  companyId: string,
  tableId: string,
): Promise<Sitting | null> {
  const { rows } = await sql<Row>`
    select s.id, s.began_at, s.previous_ended_at, guests.*, ordered.*,
      exists (
        select from cheques c join cheque_items i on i.cheque_id = c.id join orders o on o.id = i.order_id
        where c.table_id = s.table_id and c.closed_at is null and i.taken_off_at is null
          and o.created_at >= s.began_at) as has_open_bill,
      (select max(c.closed_at) from cheques c
        where c.table_id = s.table_id and c.closed_at >= s.began_at) as bill_paid_at
    from table_sittings s,
      lateral (select max(g.seen_at) as seen_at from table_guests g where g.sitting_id = s.id) guests,
      lateral (select max(o.created_at) as last_order_at,
          max((select max(m.at) from order_moves m where m.order_id = o.id)) as moved_at,
          bool_or(o.status not in ('COMPLETED', 'REJECTED')) as has_order_in_kitchen
        from orders o
        where o.table_id = s.table_id and o.created_at >= s.began_at and o.cheque_id is null) ordered
    where s.company_id = ${companyId} and s.table_id = ${tableId} and s.ended_at is null`.execute(
    db,
  );
  return rows[0] ? sittingOf(rows[0]) : null;
}

function sittingOf(row: Row): Sitting {
  const signs = [row.beganAt, row.seenAt, row.lastOrderAt, row.movedAt, row.billPaidAt];
  const lastSign = Math.max(...signs.map((sign) => sign?.getTime() ?? 0));
  return {
    id: row.id,
    previousEndedAt: orNull(row.previousEndedAt),
    lastSignAt: Temporal.Instant.fromEpochMilliseconds(lastSign),
    hasOrderInKitchen: row.hasOrderInKitchen === true,
    hasOpenBill: row.hasOpenBill,
    lastOrderAt: orNull(row.lastOrderAt),
    billPaidAt: orNull(row.billPaidAt),
  };
}

/** When the last sitting of the table ended, if that is remembered: older codes are not good for the next one. */
export async function lastSittingEnd(
  db: Database,
  companyId: string,
  tableId: string,
): Promise<Temporal.Instant | null> {
  const { endedAt } = await db
    .selectFrom('tableSittings')
    .select(({ fn }) => fn.max('endedAt').as('endedAt'))
    .where('companyId', '=', companyId)
    .where('tableId', '=', tableId)
    .executeTakeFirstOrThrow();
  return orNull(endedAt);
}

export async function endSitting(
  db: Database,
  companyId: string,
  sittingId: string,
  endedAt: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('tableSittings')
    .set({ endedAt: dateOf(endedAt) })
    .where('companyId', '=', companyId)
    .where('id', '=', sittingId)
    .execute();
}

export async function beginSitting(
  db: Database,
  companyId: string,
  sitting: { id: string; tableId: string; previousEndedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): Promise<void> {
  const { previousEndedAt, ...rest } = sitting;
  await db
    .insertInto('tableSittings')
    .values({
      ...rest,
      companyId,
      beganAt: dateOf(now),
      previousEndedAt: previousEndedAt && dateOf(previousEndedAt),
    })
    .execute();
}

/** Of every company: what is over is over. Its guests go with it (D-102). */
export async function forgetSittings(db: Database, now: Temporal.Instant): Promise<void> {
  const before = dateOf(now.subtract({ hours: SOCIAL_TABLE_RETENTION_HOURS }));
  await db
    .deleteFrom('tableSittings')
    .where('beganAt', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tableGuests')
            .select('tableGuests.id')
            .whereRef('tableGuests.sittingId', '=', 'tableSittings.id')
            .where('tableGuests.seenAt', '>', before),
        ),
      ),
    )
    .execute();
}
