import type { DaySums } from '@tallrik/domain/orders/books/day-closing';
import { sumDay } from '@tallrik/domain/orders/books/day-closing';
import {
  businessDay,
  dayStart,
  isDayClosed,
  nextDay,
  type VenueClock,
} from '@tallrik/domain/orders/books/business-day';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readDayChargebacks } from './day-chargebacks.ts';
import { readClosedOrders } from './closed-orders.ts';
import { addClosingMails } from './closing-readers.ts';

type Deps = { db: Database; now: () => Temporal.Instant; newId: () => string };

/** So many days of one venue in one go: an installation that is years old closes them little by little. */
const DAYS_AT_ONCE = 60;
const MAILED_FOR_HOURS = 7 * 24;

/** Closes every venue's days whose time has come, each once, oldest first (MONEY-22). */
export const makeCloseDays = (deps: Deps) => async (): Promise<void> => {
  const { rows } = await sql<{ companyId: string; venueId: string }>`
    select company_id, id as venue_id from venues
    where exists (select from orders where orders.venue_id = venues.id and not orders.is_test)
    order by id`.execute(deps.db);
  const failures: unknown[] = [];
  for (const venue of rows)
    try {
      for (let days = 0; days < DAYS_AT_ONCE; days += 1)
        if (!(await closeNextDay(deps, venue))) break;
    } catch (error) {
      // What goes wrong at one venue keeps no day of another open; the job says it when all had their turn.
      failures.push(error);
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `The days of ${failures.length} venues could not be closed`);
};

type Venue = { companyId: string; venueId: string };

/** Whether a day was closed. Two servers take turns; the second finds it done. */
const closeNextDay = ({ db, now, newId }: Deps, { companyId, venueId }: Venue): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('day-closing ' || ${venueId}, 0))`.execute(
      trx,
    );
    const clock = await readClock(trx, venueId);
    const last = await readLast(trx, venueId);
    const day = last.day === null ? businessDay(last.firstOrder, clock) : nextDay(last.day);
    if (!isDayClosed(day, now(), clock)) return false;
    const [begins, ends] = [dayStart(day, clock), dayStart(nextDay(day), clock)];
    const orders = await readClosedOrders(trx, { companyId, venueId }, { begins, ends });
    const id = newId();
    const figures: DaySums = sumDay(day, clock, orders, {
      openBills: await readOpenBills(trx, venueId, ends),
      chargebacks: await readDayChargebacks(trx, { companyId, venueId }, { begins, ends }),
    });
    await trx
      .insertInto('dayClosings')
      .values({
        ...(await readSign(trx, venueId)),
        id,
        companyId,
        venueId,
        day,
        number: last.number + 1,
        currency: last.currency,
        beginsAt: dateOf(begins),
        endsAt: dateOf(ends),
        closedAt: dateOf(now()),
        figures: JSON.stringify(figures),
      })
      .execute();
    // A server that was away for long does not fill mailboxes with old days.
    if (now().since(ends).total('hours') <= MAILED_FOR_HOURS)
      await addClosingMails(trx, { companyId, venueId, closingId: id }, newId);
    return true;
  });

/** What a venue is called and where it is, as it is kept with the day (PLACES-03). */
const readSign = (db: Database, venueId: string) =>
  db
    .selectFrom('venues')
    .leftJoin('venueLocations', 'venueLocations.venueId', 'venues.id')
    .select(['venues.name as venueName', 'venues.timeZone', 'venues.organizationId'])
    .select(['venueLocations.street', 'venueLocations.city'])
    .where('venues.id', '=', venueId)
    .executeTakeFirstOrThrow();

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

async function readClock(db: Database, venueId: string): Promise<VenueClock> {
  const { rows } = await sql<{ timeZone: string; firstDay: string; begins: number }>`
    select venues.time_zone, venue_day_hours.first_day::text, venue_day_hours.begins from venues
      join venue_day_hours on venue_day_hours.venue_id = venues.id
    where venues.id = ${venueId}::uuid order by venue_day_hours.first_day`.execute(db);
  return {
    timeZone: rows[0]?.timeZone ?? 'UTC',
    dayHours: rows.map(({ firstDay, begins }) => ({ firstDay, begins })),
  };
}

/** The day that was closed last, and the order the first one begins with. */
async function readLast(db: Database, venueId: string) {
  const { rows } = await sql<{
    day: string | null;
    number: number;
    firstOrder: Date;
    currency: string;
  }>`
    select (select max(day) from day_closings where venue_id = ${venueId}::uuid) as day,
      coalesce((select max(number) from day_closings where venue_id = ${venueId}::uuid), 0) as number,
      min(created_at) as first_order, max(currency) as currency
    from orders where venue_id = ${venueId}::uuid and not is_test`.execute(db);
  const [last] = rows;
  if (!last) throw new Error(`Venue ${venueId} without orders`);
  return {
    ...last,
    firstOrder: Temporal.Instant.fromEpochMilliseconds(last.firstOrder.getTime()),
  };
}

async function readOpenBills(
  db: Database,
  venueId: string,
  ends: Temporal.Instant,
): Promise<DaySums['openBills']> {
  const { rows } = await sql<DaySums['openBills']>`
    select count(distinct cheques.id)::int as bills,
      coalesce(sum(cheque_items.amount - cheque_items.discount - cheque_items.paid), 0)::float8 as amount
    from cheques join cheque_items on cheque_items.cheque_id = cheques.id and cheque_items.taken_off_at is null
    where cheques.venue_id = ${venueId}::uuid and cheques.closed_at is null and cheques.created_at < ${dateOf(ends)}`.execute(
    db,
  );
  const [bills] = rows;
  if (!bills) throw new Error('Bills without a row');
  return bills;
}
