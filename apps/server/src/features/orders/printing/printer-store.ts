import {
  CODE_PAGES,
  PRINT_MOMENTS,
  PRINTER_KINDS,
  TICKET_KINDS,
  type PrinterPaper,
  type PrinterSettings,
} from '@tallrik/domain/orders/printers';
import { PRINTER_STATES, type PrinterState } from '@tallrik/domain/orders/print-queue';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type StoredPrinter = PrinterSettings & {
  id: string;
  companyId: string;
  venueId: string;
  state: PrinterState;
  stateSince: Temporal.Instant;
  /** Its last word; null before its first. */
  seenAt: Temporal.Instant | null;
  /** Hardware address of a CloudPRNT printer, once it has asked. */
  mac: string | null;
  /** Tickets that wait for it, but for those somebody is asked about. */
  waiting: number;
  /** Since when the first of them has waited. */
  waitingSince: Temporal.Instant | null;
  /** When its last ticket came out. */
  printedAt: Temporal.Instant | null;
  /** Tickets of which nobody knows whether they are on paper; null is the number of a test ticket. */
  asked: readonly { id: string; easyId: string | null }[];
  /** What came too late to be printed by itself (D-354): the numbers of the first orders, and when the last was. */
  missed: { tickets: number; easyIds: readonly string[]; until: Temporal.Instant } | null;
};

/** A bar has one line. */
const MOST_NAMED = 5;

const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());
const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

const printerRows = (db: Database) =>
  db
    .selectFrom('printers')
    .selectAll()
    .select([
      sql<string[]>`array(select station_id::text from printer_stations
        where printer_id = printers.id order by 1)`.as('stationIds'),
      sql<number>`(select count(*)::int from print_tickets
        where printer_id = printers.id and printed_at is null and missed_at is null
          and set_aside_at is null)`.as('waiting'),
      sql<Date | null>`(select min(created_at) from print_tickets
        where printer_id = printers.id and printed_at is null and missed_at is null
          and set_aside_at is null)`.as('waitingSince'),
      sql<StoredPrinter['asked']>`(select coalesce(json_agg(json_build_object('id', ticket.id,
          'easyId', orders.easy_id) order by ticket.created_at, ticket.id), '[]')
        from print_tickets as ticket left join orders on orders.id = ticket.order_id
        where ticket.printer_id = printers.id and ticket.printed_at is null
          and ticket.set_aside_at is not null)`.as('asked'),
      sql<number>`(select count(*)::int from print_tickets
        where printer_id = printers.id and printed_at is null and missed_at is not null)`.as(
        'missedTickets',
      ),
      sql<Date | null>`(select max(missed_at) from print_tickets
        where printer_id = printers.id and printed_at is null)`.as('missedUntil'),
      sql<string[]>`array(select orders.easy_id from print_tickets as ticket
        join orders on orders.id = ticket.order_id
        where ticket.printer_id = printers.id and ticket.printed_at is null
          and ticket.missed_at is not null
        group by orders.id order by min(ticket.created_at), orders.id limit ${MOST_NAMED})`.as(
        'missedEasyIds',
      ),
    ]);

type PrinterRow = Awaited<ReturnType<ReturnType<typeof printerRows>['execute']>>[number];

const printerOf = (row: PrinterRow): StoredPrinter => ({
  id: row.id,
  companyId: row.companyId,
  venueId: row.venueId,
  name: row.name,
  kind: columnOneOf(PRINTER_KINDS, row.kind),
  host: row.host,
  port: row.port,
  codePage: columnOneOf(CODE_PAGES, row.codePage),
  // The column is checked to be one of them.
  paper: row.paper as PrinterPaper,
  copies: row.copies,
  moment: columnOneOf(PRINT_MOMENTS, row.moment),
  prints: columnOneOf(TICKET_KINDS, row.prints),
  stationIds: row.stationIds,
  state: columnOneOf(PRINTER_STATES, row.state),
  stateSince: instantOf(row.stateSince),
  seenAt: row.seenAt && instantOf(row.seenAt),
  mac: row.mac,
  waiting: row.waiting,
  waitingSince: row.waitingSince && instantOf(row.waitingSince),
  printedAt: row.printedAt && instantOf(row.printedAt),
  asked: row.asked,
  missed: row.missedUntil && {
    tickets: row.missedTickets,
    easyIds: row.missedEasyIds,
    until: instantOf(row.missedUntil),
  },
});

/** In the order they were set up. */
export async function findPrinters(
  db: Database,
  companyId: string,
  venueId: string,
): Promise<StoredPrinter[]> {
  const rows = await printerRows(db)
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(printerOf);
}

/** Until the end of the transaction none of them is removed. */
export async function keepPrinters(
  db: Database,
  companyId: string,
  venueId: string,
): Promise<void> {
  await db
    .selectFrom('printers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** By its id alone, which names the company itself. */
export async function findPrinter(db: Database, printerId: string): Promise<StoredPrinter | null> {
  const row = await printerRows(db).where('id', '=', printerId).executeTakeFirst();
  return row ? printerOf(row) : null;
}

/** Whether one of them prints for none but these stations. */
export const printsOnlyFor = (
  printers: readonly Pick<StoredPrinter, 'stationIds'>[],
  stationIds: readonly string[],
): boolean =>
  printers.some(
    (printer) =>
      printer.stationIds.length > 0 && printer.stationIds.every((id) => stationIds.includes(id)),
  );

export async function insertPrinter(
  db: Database,
  own: { id: string; companyId: string; venueId: string },
  settings: PrinterSettings,
  secretDigest: Buffer | null,
  now: Temporal.Instant,
): Promise<void> {
  const { stationIds, ...columns } = settings;
  const at = dateOf(now);
  await db
    .insertInto('printers')
    .values({ ...own, ...columns, secretDigest, stateSince: at, createdAt: at })
    .execute();
  await setStations(db, own.companyId, own.id, stationIds);
}

/** All but its kind: one that is asked and one that asks are two printers. */
export async function updatePrinter(
  db: Database,
  companyId: string,
  printerId: string,
  settings: PrinterSettings,
): Promise<void> {
  const { stationIds, kind: _kind, ...columns } = settings;
  await db
    .updateTable('printers')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', printerId)
    .execute();
  await setStations(db, companyId, printerId, stationIds);
}

async function setStations(
  db: Database,
  companyId: string,
  printerId: string,
  stationIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('printerStations')
    .where('companyId', '=', companyId)
    .where('printerId', '=', printerId)
    .execute();
  if (stationIds.length > 0)
    await db
      .insertInto('printerStations')
      .values(stationIds.map((stationId) => ({ printerId, stationId, companyId })))
      .execute();
}

/** Whether tickets of orders would go with it. A test is no loss: it is how a wrong printer is found out. */
export async function hasTickets(
  db: Database,
  companyId: string,
  printerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('printTickets')
    .select('id')
    .where('companyId', '=', companyId)
    .where('printerId', '=', printerId)
    .where('orderId', 'is not', null)
    .where('printedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePrinter(
  db: Database,
  companyId: string,
  printerId: string,
): Promise<void> {
  await db
    .deleteFrom('printers')
    .where('companyId', '=', companyId)
    .where('id', '=', printerId)
    .execute();
}

/** What it says of itself. True where that is another thing than before: the board has to be told. */
export async function saveState(
  db: Database,
  companyId: string,
  printerId: string,
  state: PrinterState,
  now: Temporal.Instant,
): Promise<boolean> {
  const at = dateOf(now);
  const { rows } = await sql<{ hasChanged: boolean }>`
    update printers set
      state = ${state},
      looked_at = ${at},
      state_since = case when printers.state = ${state} then printers.state_since else ${at} end,
      seen_at = case when ${state} = 'AWAY' then printers.seen_at else ${at} end
    from printers as before
    where printers.id = ${printerId} and printers.company_id = ${companyId} and before.id = printers.id
    returning before.state <> printers.state as "hasChanged"`.execute(db);
  return rows[0]?.hasChanged ?? false;
}

/** A new secret is for a new device: whichever asks first with it is the one. */
export async function saveSecret(
  db: Database,
  companyId: string,
  printerId: string,
  secretDigest: Buffer,
): Promise<void> {
  await db
    .updateTable('printers')
    .set({ secretDigest, mac: null })
    .where('companyId', '=', companyId)
    .where('id', '=', printerId)
    .execute();
}

export async function findSecretDigest(db: Database, printerId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('printers')
    .select('secretDigest')
    .where('id', '=', printerId)
    .executeTakeFirst();
  return row?.secretDigest ?? null;
}

/** Remembers the first device that asks; false where another one was first. */
export async function rememberMac(
  db: Database,
  companyId: string,
  printerId: string,
  mac: string,
): Promise<boolean> {
  const row = await db
    .updateTable('printers')
    .set({ mac })
    .where('companyId', '=', companyId)
    .where('id', '=', printerId)
    .where((where) => where.or([where('mac', 'is', null), where('mac', '=', mac)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
