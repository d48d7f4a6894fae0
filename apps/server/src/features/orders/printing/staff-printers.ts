import type {
  BoardPrinter,
  PrinterInput,
  VenuePrinter,
} from '@tallrik/contract/generated/staff-resolvers';
import type { PrinterPaper, PrinterSettings } from '@tallrik/domain/orders/printers';
import { printerTrouble } from '@tallrik/domain/orders/print-queue';
import type { Venue } from '@tallrik/domain/venues/venue';
import { servedVenue, type FindVenueForStaff } from '../../../platform/auth/serve-venue.ts';
import { mustHaveRight, signedIn } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext, StaffViewer } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { findPrinter, type StoredPrinter } from './printer-store.ts';

export type PrinterDeps = { db: Database; findVenue: FindVenueForStaff };

/** The staff member, the venue they serve and a printer of it, or the refusal. */
export async function servedPrinter(
  context: StaffContext,
  deps: PrinterDeps,
  printerId: string,
): Promise<{ staff: StaffViewer; venue: Venue; printer: StoredPrinter }> {
  signedIn(context);
  const printer = await findPrinter(deps.db, printerId);
  if (!printer) throw notFound('Printer');
  const { staff, venue } = await servedVenue(context, deps.findVenue, printer.venueId);
  return { staff, venue, printer };
}

export async function administeredPrinter(
  context: StaffContext,
  deps: PrinterDeps,
  printerId: string,
): ReturnType<typeof servedPrinter> {
  const served = await servedPrinter(context, deps, printerId);
  mustHaveRight(served.staff, 'KITCHEN_SETUP', 'WRITE');
  return served;
}

export const venuePrinter = (printer: StoredPrinter, now: Temporal.Instant): VenuePrinter => ({
  id: printer.id,
  name: printer.name,
  kind: printer.kind,
  host: printer.host,
  port: printer.port,
  codePage: printer.codePage,
  paper: printer.paper,
  copies: printer.copies,
  moment: printer.moment,
  prints: printer.prints,
  stationIds: [...printer.stationIds],
  mac: printer.mac,
  seenAt: printer.seenAt?.toString() ?? null,
  trouble: printerTrouble(printer, now)?.kind ?? null,
  missedTickets: printer.missed?.tickets ?? 0,
});

export function boardPrinter(printer: StoredPrinter, now: Temporal.Instant): BoardPrinter {
  const trouble = printerTrouble(printer, now);
  return {
    id: printer.id,
    name: printer.name,
    waiting: printer.waiting,
    trouble: trouble?.kind ?? null,
    troubleSince: trouble?.since.toString() ?? null,
    asked: printer.asked.map(({ id, easyId }) => ({ id, easyId })),
    missed: printer.missed && {
      tickets: printer.missed.tickets,
      easyIds: [...printer.missed.easyIds],
      until: printer.missed.until.toString(),
    },
  };
}

/** As typed; the domain judges it. */
export const typedPrinter = (input: PrinterInput): PrinterSettings => ({
  name: input.name,
  kind: input.kind,
  host: input.host ?? null,
  port: input.port ?? null,
  codePage: input.codePage ?? 'WPC1252',
  paper: (input.paper ?? 80) as PrinterPaper,
  copies: input.copies ?? 1,
  moment: input.moment ?? 'ACCEPTANCE',
  prints: input.prints ?? 'STATION',
  stationIds: input.stationIds ?? [],
});

export const cloudPrntPath = (printerId: string, secret: string): string =>
  `/cloudprnt/${printerId}/${secret}`;
