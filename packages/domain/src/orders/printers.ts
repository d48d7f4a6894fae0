import { printableLine } from '../printable-text.ts';
import { ok, refused, type Result } from '../result.ts';
import { isPrinterAddress, isPrinterPort, type PrinterReach } from './printer-address.ts';

/** KITCHEN-11: how tickets reach it. A browser's own printer hangs on its device and is set there. */
export const PRINTER_KINDS = ['ESCPOS', 'CLOUDPRNT'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** Widths of the rolls, in millimetres. */
export const PRINTER_PAPERS = [58, 80] as const;
export type PrinterPaper = (typeof PRINTER_PAPERS)[number];

export const PRINT_MOMENTS = ['ARRIVAL', 'ACCEPTANCE', 'BY_HAND'] as const;
export type PrintMoment = (typeof PRINT_MOMENTS)[number];

/** Why there is a ticket. */
export const TICKET_CAUSES = [...PRINT_MOMENTS, 'REJECTION', 'TEST'] as const;
export type TicketCause = (typeof TICKET_CAUSES)[number];

export const TICKET_KINDS = ['STATION', 'ORDER', 'LABEL'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** What an ESC/POS printer reads beside plain ASCII; what its page lacks is sent as a picture. */
export const CODE_PAGES = ['ASCII', 'WPC1252', 'WPC1254'] as const;
export type CodePage = (typeof CODE_PAGES)[number];

export const MOST_PRINTERS = 12;
export const MOST_COPIES = 3;
export const PRINTER_PORT = 9100;
const NAME_MAX_LENGTH = 40;

export type PrinterSettings = {
  name: string;
  kind: PrinterKind;
  /** Of an ESC/POS printer, in the venue's network. */
  host: string | null;
  port: number | null;
  codePage: CodePage;
  paper: PrinterPaper;
  copies: number;
  moment: PrintMoment;
  prints: TicketKind;
  /** Whose parts it prints; none is all of them. */
  stationIds: readonly string[];
};

export type PrinterRefusal =
  | 'PRINTER_NAME'
  | 'PRINTER_NETWORK_OFF'
  | 'PRINTER_ADDRESS'
  | 'PRINTER_PAPER'
  | 'PRINTER_COPIES'
  | 'PRINTER_STATION';

/** The printer as it is stored, or what is wrong with it. */
export function checkPrinter(
  typed: PrinterSettings,
  around: { stations: readonly { id: string }[]; reach: PrinterReach },
): Result<PrinterSettings, PrinterRefusal> {
  const name = printableLine(typed.name).trim();
  if (name === '' || name.length > NAME_MAX_LENGTH) return refused('PRINTER_NAME');
  const isTcp = typed.kind === 'ESCPOS';
  if (isTcp && around.reach.networks.length === 0) return refused('PRINTER_NETWORK_OFF');
  const host = isTcp ? (typed.host?.trim() ?? '') : null;
  const port = isTcp ? (typed.port ?? PRINTER_PORT) : null;
  if (host !== null && !isPrinterAddress(host, around.reach)) return refused('PRINTER_ADDRESS');
  if (port !== null && !isPrinterPort(port, around.reach)) return refused('PRINTER_ADDRESS');
  if (!PRINTER_PAPERS.some((width) => width === typed.paper)) return refused('PRINTER_PAPER');
  const { copies } = typed;
  if (!Number.isInteger(copies) || copies < 1 || copies > MOST_COPIES)
    return refused('PRINTER_COPIES');
  const stationIds = [...new Set(typed.stationIds)];
  const isOwn = (id: string) => around.stations.some((station) => station.id === id);
  if (!stationIds.every(isOwn)) return refused('PRINTER_STATION');
  return ok({ ...typed, name, host, port, stationIds });
}

/** A ticket to be printed: of one station, or of the whole order. */
export type PlannedTicket = {
  printerId: string;
  prints: TicketKind;
  stationId: string | null;
  /** Counted from 1; each copy is a ticket of its own, so that each is printed once. */
  copy: number;
};

type PlanningPrinter = Pick<PrinterSettings, 'copies' | 'moment' | 'prints' | 'stationIds'> & {
  id: string;
};

/** What comes out of these printers for an order with parts at these stations. */
export const ticketsFor = (
  printers: readonly PlanningPrinter[],
  stationsOfOrder: readonly string[],
): PlannedTicket[] =>
  printers.flatMap(({ id: printerId, prints, copies, stationIds }) => {
    const served = stationsOfOrder.filter(
      (station) => stationIds.length === 0 || stationIds.includes(station),
    );
    // A whole order goes to whoever cooks any of it; the bar's printer has nothing to do with a burger.
    if (served.length === 0) return [];
    const of: readonly (string | null)[] = prints === 'STATION' ? served : [null];
    return of.flatMap((stationId) =>
      Array.from({ length: copies }, (_copy, index) => ({
        printerId,
        prints,
        stationId,
        copy: index + 1,
      })),
    );
  });

/** The printers that print by themselves at this moment. */
export const printersAt = <Printer extends Pick<PrinterSettings, 'moment'>>(
  printers: readonly Printer[],
  moment: Exclude<PrintMoment, 'BY_HAND'>,
): Printer[] => printers.filter((printer) => printer.moment === moment);
