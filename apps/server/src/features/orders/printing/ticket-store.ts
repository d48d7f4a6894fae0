import {
  TICKET_KINDS,
  type PlannedTicket,
  type TicketCause,
  type TicketKind,
} from '@tallrik/domain/orders/printers';
import { needsStaffConfirmation, retryAfterSeconds } from '@tallrik/domain/orders/print-queue';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type NewTicket = PlannedTicket & {
  id: string;
  companyId: string;
  venueId: string;
  orderId: string | null;
  cause: TicketCause;
  isCopy: boolean;
  at: Temporal.Instant;
};

/** A ticket that waits, or is on its way. */
export type WaitingTicket = {
  id: string;
  companyId: string;
  venueId: string;
  orderId: string | null;
  stationId: string | null;
  prints: TicketKind;
  isCopy: boolean;
  isPossibleCopy: boolean;
  /** A send has begun, and nobody has said yet how it ended. */
  sentAt: Temporal.Instant | null;
  /** By which a CloudPRNT printer asks for it. */
  token: string;
  /** Sends the printer left without an end. */
  sends: number;
  attempts: number;
  tryAt: Temporal.Instant;
  createdAt: Temporal.Instant;
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** What is there already is left as it is: an order is printed by itself once. */
export async function insertTickets(db: Database, tickets: readonly NewTicket[]): Promise<void> {
  if (tickets.length === 0) return;
  await db
    .insertInto('printTickets')
    .values(
      tickets.map(({ at, ...ticket }, place) => ({
        ...ticket,
        token: ticket.id,
        // In the stations' place: of one moment, their ids would decide which comes out first.
        createdAt: dateOf(at.add({ milliseconds: place })),
        tryAt: dateOf(at),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The oldest that waits for this printer, and about which nobody is asked: what was ordered first is cooked first. */
export async function findNextTicket(
  db: Database,
  companyId: string,
  printerId: string,
): Promise<WaitingTicket | null> {
  const row = await db
    .selectFrom('printTickets')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('printerId', '=', printerId)
    .where('printedAt', 'is', null)
    .where('setAsideAt', 'is', null)
    .where('missedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? ticketOf(row) : null;
}

/** What this printer's token names, while it has not said that it is printed; an earlier one too where it tells how it went. */
export async function findTicketOf(
  db: Database,
  printer: { id: string; companyId: string },
  token: string,
  isResultReport: boolean,
): Promise<WaitingTicket | null> {
  const row = await db
    .selectFrom('printTickets')
    .selectAll()
    .where('companyId', '=', printer.companyId)
    .where('printerId', '=', printer.id)
    .where('printedAt', 'is', null)
    .where((where) =>
      where.or([
        where('token', '=', token),
        ...(isResultReport ? [where('earlierToken', '=', token)] : []),
      ]),
    )
    .$if(!isResultReport, (query) => query.where('missedAt', 'is', null))
    .executeTakeFirst();
  return row ? ticketOf(row) : null;
}

const ticketOf = (row: {
  id: string;
  companyId: string;
  venueId: string;
  orderId: string | null;
  stationId: string | null;
  prints: string;
  isCopy: boolean;
  isPossibleCopy: boolean;
  sentAt: Date | null;
  token: string;
  sends: number;
  attempts: number;
  tryAt: Date;
  createdAt: Date;
}): WaitingTicket => ({
  id: row.id,
  companyId: row.companyId,
  venueId: row.venueId,
  orderId: row.orderId,
  stationId: row.stationId,
  prints: columnOneOf(TICKET_KINDS, row.prints),
  isCopy: row.isCopy,
  isPossibleCopy: row.isPossibleCopy,
  sentAt: row.sentAt && instantOf(row.sentAt),
  token: row.token,
  sends: row.sends,
  attempts: row.attempts,
  tryAt: instantOf(row.tryAt),
  createdAt: instantOf(row.createdAt),
});

type TicketKey = Pick<WaitingTicket, 'id' | 'companyId'>;

const ticketRow = (db: Database, { id, companyId }: TicketKey) =>
  db.updateTable('printTickets').where('companyId', '=', companyId).where('id', '=', id);

/**
 * Before its first byte leaves. False: it is no longer wanted, or no longer here. What a printer is sent goes ONCE: a
 * process that has lost its lock must not send it beside another; what a printer fetches may be asked for AGAIN.
 */
export async function markSent(
  db: Database,
  ticket: TicketKey & { printerId: string; token: string },
  now: Temporal.Instant,
  often: 'ONCE' | 'AGAIN',
): Promise<boolean> {
  const row = await ticketRow(db, ticket)
    .set({ sentAt: dateOf(now) })
    .where('printerId', '=', ticket.printerId)
    .where('token', '=', ticket.token)
    .where('printedAt', 'is', null)
    .where('missedAt', 'is', null)
    .$if(often === 'ONCE', (query) => query.where('sentAt', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It is on paper. When its printer has last printed is kept with it: one on which nothing comes out is in trouble. */
export async function markPrinted(db: Database, ticket: TicketKey, now: Temporal.Instant) {
  const at = dateOf(now);
  await sql`with printed as (
      update print_tickets set printed_at = ${at}, sent_at = null, set_aside_at = null
      where company_id = ${ticket.companyId} and id = ${ticket.id} returning printer_id
    ) update printers set printed_at = ${at} from printed
    where printers.id = printed.printer_id and printers.company_id = ${ticket.companyId}`.execute(
    db,
  );
}

/** This process was not there to hear how a send ended: whatever comes next may be a copy. */
export async function markPossibleCopy(db: Database, ticket: TicketKey) {
  await ticketRow(db, ticket)
    .set({ isPossibleCopy: true, sentAt: null })
    .where('printedAt', 'is', null)
    .execute();
}

/**
 * Of a send that its printer left without an end, or ended in trouble: what comes next may be a copy, has a token of its
 * own, and is asked about when that has happened too often. True: somebody has to be asked now.
 */
export async function markUnacknowledged(
  db: Database,
  ticket: TicketKey & Pick<WaitingTicket, 'sends' | 'token'>,
  now: Temporal.Instant,
): Promise<boolean> {
  const sends = ticket.sends + 1;
  const needsConfirmation = needsStaffConfirmation(sends);
  const row = await ticketRow(db, ticket)
    .set({
      isPossibleCopy: true,
      sentAt: null,
      sends,
      earlierToken: ticket.token,
      token: sql`gen_random_uuid()`,
      setAsideAt: needsConfirmation ? dateOf(now) : null,
    })
    // Taken over meanwhile it has another token, by which its new printer may just be printing it.
    .where('token', '=', ticket.token)
    .where('printedAt', 'is', null)
    .where('missedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return needsConfirmation && row !== undefined;
}

/** Somebody has looked: it is on paper, or it has to be printed once more. False where nobody is asked about it. */
export async function settleTicket(
  db: Database,
  ticket: TicketKey,
  isOnPaper: boolean,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await ticketRow(db, ticket)
    .set({ setAsideAt: null, sends: 0, attempts: 0, tryAt: dateOf(now) })
    .where('setAsideAt', 'is not', null)
    .where('printedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row && isOnPaper) await markPrinted(db, ticket, now);
  return row !== undefined;
}

/** Whose it is, by its id alone, which names the venue itself. */
export async function findTicketVenue(
  db: Database,
  ticketId: string,
): Promise<{ id: string; venueId: string; printerId: string } | null> {
  const row = await db
    .selectFrom('printTickets')
    .select(['id', 'venueId', 'printerId'])
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return row ?? null;
}

/** One that its printer has just refused is offered again a little later. */
export async function putOffTicket(db: Database, ticket: WaitingTicket, now: Temporal.Instant) {
  const attempts = ticket.attempts + 1;
  await ticketRow(db, ticket)
    .set({ attempts, tryAt: dateOf(now.add({ seconds: retryAfterSeconds(attempts) })) })
    .where('printedAt', 'is', null)
    .execute();
}

/** All that wait for this printer, because it cannot print now. */
export async function putOff(
  db: Database,
  companyId: string,
  printerId: string,
  attempts: number,
  now: Temporal.Instant,
) {
  const tryAt = dateOf(now.add({ seconds: retryAfterSeconds(attempts) }));
  await db
    .updateTable('printTickets')
    .set({ tryAt, attempts })
    .where('companyId', '=', companyId)
    .where('printerId', '=', printerId)
    .where('printedAt', 'is', null)
    .execute();
}

/** Another printer takes over what waits; the number of tickets. What may be on paper says so there. */
export async function handOverTickets(
  db: Database,
  companyId: string,
  from: string,
  to: string,
  now: Temporal.Instant,
): Promise<number> {
  const hasItsOwn = sql`exists (select 1 from print_tickets as own
    where own.printer_id = ${to} and own.order_id = print_tickets.order_id
      and own.station_id is not distinct from print_tickets.station_id
      and own.cause = print_tickets.cause and own.copy = print_tickets.copy)`;
  const isBegun = sql<boolean>`(is_possible_copy or sent_at is not null)`;
  const moved = await db
    .updateTable('printTickets')
    .set({
      printerId: to,
      // Still the one its first printer was to print: not planned there again, and taken back with its reason (D-348).
      plannedFor: sql`coalesce(planned_for, printer_id)`,
      mayLieAt: sql`case when ${isBegun} then may_lie_at || printer_id else may_lie_at end`,
      tryAt: dateOf(now),
      attempts: 0,
      isPossibleCopy: isBegun,
      // Beside its own the other's comes out as a second one: twice without a word is a dish cooked twice.
      isCopy: sql`is_copy or ${hasItsOwn}`,
      sentAt: null,
      token: sql`gen_random_uuid()`,
      sends: 0,
      setAsideAt: null,
    })
    .where('companyId', '=', companyId)
    .where('printerId', '=', from)
    .where('printedAt', 'is', null)
    .where('missedAt', 'is', null)
    .returning('id')
    .execute();
  return moved.length;
}

/** The printers on which an order is, or may be, on paper. */
export async function findPrintersOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<string[]> {
  const { rows } = await sql<{ printerId: string }>`
    select distinct printers.id as printer_id from print_tickets as ticket
    join printers on printers.id = any (ticket.may_lie_at) or printers.id = ticket.printer_id
      and (ticket.printed_at is not null or ticket.sent_at is not null or ticket.is_possible_copy)
    where ticket.company_id = ${companyId} and ticket.order_id = ${orderId}
      and printers.company_id = ${companyId} and printers.venue_id = ticket.venue_id`.execute(db);
  return rows.map(({ printerId }) => printerId);
}

/** Whether a ticket of this order will come out of this printer first, or of any because somebody has asked for it. */
export async function isAwaited(
  db: Database,
  companyId: string,
  orderId: string,
  printerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('printTickets')
    .select('id')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('printedAt', 'is', null)
    .where('missedAt', 'is', null)
    .where((where) =>
      where.or([where('printerId', '=', printerId), where('cause', '=', 'BY_HAND')]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** D-349: somebody has had the same dishes printed by hand while this one waited, and that one is or may be on paper. */
export async function isPrintedByHand(db: Database, ticketId: string): Promise<boolean> {
  const { rows } = await sql<{ isPrinted: boolean }>`select exists (
    select 1 from print_tickets as own join print_tickets as other on other.order_id = own.order_id
    where own.id = ${ticketId} and own.cause <> 'BY_HAND' and other.cause = 'BY_HAND'
      and other.created_at >= own.created_at and 'LABEL' not in (own.prints, other.prints)
      and (own.station_id is null or other.station_id is null or own.station_id = other.station_id)
      and (other.printed_at is not null or other.sent_at is not null or other.is_possible_copy)
  ) as is_printed`.execute(db);
  return rows[0]?.isPrinted ?? false;
}

/** Takes back what waits of an order; with `isUnsent` only that of which not a byte has left. */
export async function deleteWaiting(
  db: Database,
  companyId: string,
  orderId: string,
  only: { cause?: TicketCause; isUnsent?: boolean },
): Promise<void> {
  await db
    .deleteFrom('printTickets')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('printedAt', 'is', null)
    .$if(only.isUnsent === true, (query) =>
      query.where('sentAt', 'is', null).where('isPossibleCopy', '=', false),
    )
    .$if(only.cause !== undefined, (query) => query.where('cause', '=', only.cause ?? ''))
    .execute();
}
