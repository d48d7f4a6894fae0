import {
  isTicketMissed,
  MISSED_AFTER_MINUTES,
  type LateTicket,
} from '@tallrik/domain/orders/missed-ticket';
import { ORDER_STATUSES } from '@tallrik/domain/orders/order';
import { PRINT_TIMEOUT_SECONDS } from '@tallrik/domain/orders/print-queue';
import { TICKET_CAUSES, TICKET_KINDS } from '@tallrik/domain/orders/printers';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EnqueueDueJobs } from '../../../platform/jobs/deadlines.ts';
import { findNextTicket, type WaitingTicket } from './ticket-store.ts';

type PrinterKey = { id: string; companyId: string };

const PAGE = 500;
/** Also for printers that ask no more, and for tickets somebody was asked about in vain. */
const LOOK_EVERY_MS = 30_000;

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());

type Row = {
  id: string;
  cause: string;
  prints: string;
  createdAt: Date;
  status: string | null;
  desiredTime: Date | null;
  estimatedFinishTime: Date | null;
};

const lateTicket = (row: Row): LateTicket => ({
  cause: columnOneOf(TICKET_CAUSES, row.cause),
  prints: columnOneOf(TICKET_KINDS, row.prints),
  createdAt: instantOf(row.createdAt),
  order:
    row.status === null
      ? null
      : {
          status: columnOneOf(ORDER_STATUSES, row.status),
          desiredTime: row.desiredTime && instantOf(row.desiredTime),
          estimatedFinishTime: row.estimatedFinishTime && instantOf(row.estimatedFinishTime),
        },
});

const longAgo = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ minutes: MISSED_AFTER_MINUTES });

/** What may be on its way to paper in this moment is not judged. */
const isIdle = (now: Temporal.Instant) =>
  sql<boolean>`(sent_at is null or sent_at <= ${dateOf(now.subtract({ seconds: PRINT_TIMEOUT_SECONDS }))})`;

/** Sets aside what comes too late to be printed by itself (D-354), of one printer or of all; the venues it happened at. */
export async function markMissedTickets(
  db: Database,
  now: Temporal.Instant,
  printer: PrinterKey | null,
): Promise<Set<string>> {
  const venues = new Set<string>();
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await readPage(db, now, printer, after);
    const missed = rows.filter((row) => isTicketMissed(lateTicket(row), now)).map(({ id }) => id);
    for (const venueId of await setMissed(db, missed, now)) venues.add(venueId);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return venues;
    after = last.id;
  }
}

const readPage = (
  db: Database,
  now: Temporal.Instant,
  printer: PrinterKey | null,
  after: string | null,
): Promise<Row[]> =>
  db
    .selectFrom('printTickets as ticket')
    .leftJoin('orders', 'orders.id', 'ticket.orderId')
    .select(['ticket.id', 'ticket.cause', 'ticket.prints', 'ticket.createdAt'])
    .select(['orders.status', 'orders.desiredTime', 'orders.estimatedFinishTime'])
    .where('ticket.printedAt', 'is', null)
    .where('ticket.missedAt', 'is', null)
    .where('ticket.createdAt', '<=', dateOf(longAgo(now)))
    .where(isIdle(now))
    .$if(printer !== null, (query) =>
      query
        .where('ticket.companyId', '=', printer?.companyId ?? '')
        .where('ticket.printerId', '=', printer?.id ?? ''),
    )
    .$if(after !== null, (query) => query.where('ticket.id', '>', after ?? ''))
    .orderBy('ticket.id')
    .limit(PAGE)
    .execute();

async function setMissed(
  db: Database,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> {
  if (ids.length === 0) return [];
  // A test is for who stood there; of an order's ticket somebody has to hear.
  const { rows } = await sql<{ venueId: string }>`
    with late as (
      select id from print_tickets where id = any (${ids}::uuid[])
        and printed_at is null and missed_at is null and ${isIdle(now)} for update
    ), dropped as (
      delete from print_tickets where id in (select id from late) and order_id is null
      returning venue_id
    ), missed as (
      update print_tickets set missed_at = ${dateOf(now)}, set_aside_at = null, sent_at = null,
        is_possible_copy = is_possible_copy or sent_at is not null
      where id in (select id from late) and order_id is not null
      returning venue_id
    ) select venue_id from dropped union select venue_id from missed`.execute(db);
  return rows.map(({ venueId }) => venueId);
}

type MissDeps = { now: () => Temporal.Instant; publishPrinterChange: (venueId: string) => void };

/** The next ticket of this printer that is still of use. */
export async function nextUsefulTicket(
  db: Database,
  printer: PrinterKey,
  deps: MissDeps,
): Promise<WaitingTicket | null> {
  const next = await findNextTicket(db, printer.companyId, printer.id);
  const now = deps.now();
  // The oldest is the first: behind one that has just been written nothing is late.
  if (!next || Temporal.Instant.compare(next.createdAt, longAgo(now)) > 0) return next;
  const venues = await markMissedTickets(db, now, printer);
  if (venues.size === 0) return next;
  venues.forEach(deps.publishPrinterChange);
  return findNextTicket(db, printer.companyId, printer.id);
}

export function makeMissTickets(deps: Pick<MissDeps, 'publishPrinterChange'>): EnqueueDueJobs {
  let lookedMs = -Infinity;
  return async (db, now) => {
    if (now.epochMilliseconds - lookedMs < LOOK_EVERY_MS) return;
    lookedMs = now.epochMilliseconds;
    (await markMissedTickets(db, now, null)).forEach(deps.publishPrinterChange);
  };
}

/**
 * What somebody has decided on the tickets a printer has missed until then: how many. Wanted, they are printed as if
 * asked for by hand; else they are gone, but for those that may lie in the kitchen: who rejects the order has to know.
 */
export async function settleMissedTickets(
  db: Database,
  printer: PrinterKey,
  until: Temporal.Instant,
  isWanted: boolean,
  now: Temporal.Instant,
): Promise<number> {
  const at = dateOf(now);
  const seen = sql`select id, row_number() over (order by created_at, id) as place
    from print_tickets where company_id = ${printer.companyId} and printer_id = ${printer.id}
      and printed_at is null and missed_at <= ${dateOf(until)}`;
  const settling = isWanted
    ? sql`with seen as (${seen})
      update print_tickets as own set missed_at = null, cause = 'BY_HAND', attempts = 0, sends = 0,
        created_at = ${at}::timestamptz + seen.place * interval '1 millisecond', try_at = ${at},
        earlier_token = own.token, token = gen_random_uuid(),
        is_copy = own.is_copy or exists (select 1 from print_tickets as other
          where other.order_id = own.order_id and other.id <> own.id
            and 'LABEL' not in (own.prints, other.prints)
            and (own.station_id is null or other.station_id is null or own.station_id = other.station_id)
            and (other.printed_at is not null or other.sent_at is not null or other.is_possible_copy))
      from seen where own.id = seen.id returning own.id`
    : sql`with seen as (${seen}), kept as (
        update print_tickets set printed_at = ${at}, missed_at = null
        where id in (select id from seen) and (is_possible_copy or may_lie_at <> '{}') returning id
      ), dropped as (
        delete from print_tickets
        where id in (select id from seen) and not (is_possible_copy or may_lie_at <> '{}') returning id
      ) select id from kept union all select id from dropped`;
  return (await settling.execute(db)).rows.length;
}
