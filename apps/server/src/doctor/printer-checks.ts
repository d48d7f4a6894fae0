import { isPrinterAddress, type PrinterReach } from '@tallrik/domain/orders/printer-address';
import {
  PRINTER_STATES,
  printerTrouble,
  type PrinterState,
} from '@tallrik/domain/orders/print-queue';
import type pg from 'pg';
import { columnOneOf } from '../platform/database/columns.ts';
import { makeEscposPrinter } from '../providers/printer/escpos-printer.ts';
import type { PrinterPort } from '../providers/printer/printer-port.ts';
import { fine, look, off, wrong, type Finding } from './finding.ts';

const SUBJECT = 'printers';
/** Of very many the first ones are enough to know where to begin. */
const MOST_NAMED = 10;
/** Called at once; more would only wait for each other. */
const MOST_CALLED = 20;

type Row = {
  name: string;
  venue: string;
  kind: 'ESCPOS' | 'CLOUDPRNT';
  host: string | null;
  port: number | null;
  state: string;
  stateSince: Date;
  seenAt: Date | null;
  printedAt: Date | null;
  waitingSince: Date | null;
  waiting: number;
  asked: number;
  missed: number;
  now: Date;
};

/** How a printer of the network is at this moment, without a letter on its paper. */
type LookAtPrinter = PrinterPort['look'];

export const lookAtPrinter = (reach: PrinterReach): LookAtPrinter =>
  makeEscposPrinter({ reach, render: () => Promise.reject(new Error('The doctor prints nothing')) })
    .look;

/** An order that comes out of no printer is an order nobody cooks; the first ticket is a bad moment to find out. */
export async function judgePrinters(
  client: pg.ClientBase,
  reach: PrinterReach,
  lookAt: LookAtPrinter,
): Promise<Finding[]> {
  const { rows } = await client.query<Row>(
    `select printers.name, venues.name as venue, kind, host, port, state, state_since as "stateSince",
       seen_at as "seenAt", printers.printed_at as "printedAt", now() as now,
       min(ticket.created_at) filter (where ticket.set_aside_at is null and missed_at is null) as "waitingSince",
       (count(ticket.id) filter (where ticket.set_aside_at is null and missed_at is null))::int as waiting,
       (count(ticket.id) filter (where ticket.set_aside_at is not null))::int as asked,
       (count(ticket.id) filter (where ticket.missed_at is not null))::int as missed
     from printers join venues on venues.id = printers.venue_id
     left join print_tickets as ticket on ticket.printer_id = printers.id and ticket.printed_at is null
     group by printers.id, venues.name order by venues.name, printers.name`,
  );
  if (rows.length === 0) return [off(SUBJECT, 'none is set up')];
  const called = new Set<Row>(rows.filter((row) => isCalled(row, reach)).slice(0, MOST_CALLED));
  const judged = await Promise.all(
    rows.map((row) => judge(row, reach, called.has(row) ? lookAt : null)),
  );
  const findings = judged.flat();
  const named = findings.slice(0, MOST_NAMED);
  const more = findings.length - named.length;
  return [
    ...named,
    ...(more > 0
      ? [look(SUBJECT, `${more} more of the kind`, 'Mend these first, and ask again.')]
      : []),
    ...(findings.length === 0 ? [fine(SUBJECT, `${rows.length} set up, none in trouble`)] : []),
  ];
}

type Called = Row & { host: string; port: number };
const isCalled = (row: Row, reach: PrinterReach): row is Called =>
  row.host !== null && row.port !== null && isPrinterAddress(row.host, reach);

const WORDS: Readonly<Record<Exclude<PrinterState, 'OK'>, [says: string, remedy: string]>> = {
  AWAY: ['does not answer', 'Is it switched on, and in the network it was set up in?'],
  PAPER: ['has no paper', 'Put in a new roll.'],
  COVER: ['is open', 'Close its cover.'],
  FAULT: [
    'says that it is well and prints nothing',
    'Switch it off and on, and print a test ticket.',
  ],
};

async function judge(
  row: Row,
  reach: PrinterReach,
  lookAt: LookAtPrinter | null,
): Promise<Finding[]> {
  const who = `${row.name} at ${row.venue}`;
  const waits = row.waiting + row.asked;
  const tickets = waits === 0 ? '' : `; ${waits} of its tickets wait`;
  if (row.kind === 'ESCPOS' && !isCalled(row, reach))
    return [
      wrong(
        SUBJECT,
        `${who} stands at ${row.host}, in no network this server calls${tickets}`,
        'Name its network in NETWORK_PRINTERS, or give the printer an address there.',
      ),
    ];
  if (row.kind === 'CLOUDPRNT' && row.seenAt === null)
    return [
      look(
        SUBJECT,
        `${who} has never asked for a ticket${tickets}`,
        "Enter its address into the printer's settings; a lost one is made anew under Stations and printers.",
      ),
    ];
  const trouble = isCalled(row, reach) && lookAt ? await lookAt(row) : toldTrouble(row);
  if (trouble === 'OK') return undecided(row, who);
  const [text, remedy] = WORDS[trouble];
  const finding = waits > 0 ? wrong : look;
  return [finding(SUBJECT, `${who} ${text}${tickets}`, remedy)];
}

/** What the board asks, and nobody has answered. */
const undecided = ({ asked, missed }: Row, who: string): Finding[] => [
  ...(asked > 0
    ? [
        look(
          SUBJECT,
          `${who}: nobody has said whether ${asked} of its tickets are on paper`,
          'The board asks for each: answer there.',
        ),
      ]
    : []),
  ...(missed > 0
    ? [
        look(
          SUBJECT,
          `${who} was away for too long: ${missed} of its tickets were not printed`,
          'The board asks what becomes of them: answer there.',
        ),
      ]
    : []),
];

/** What the board would say of it. */
function toldTrouble(row: Row): PrinterState {
  const instant = (date: Date): Temporal.Instant =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime());
  const trouble = printerTrouble(
    {
      kind: row.kind,
      state: columnOneOf(PRINTER_STATES, row.state),
      stateSince: instant(row.stateSince),
      seenAt: row.seenAt && instant(row.seenAt),
      waitingSince: row.waitingSince && instant(row.waitingSince),
      printedAt: row.printedAt && instant(row.printedAt),
    },
    instant(row.now),
  );
  return trouble?.kind ?? 'OK';
}
