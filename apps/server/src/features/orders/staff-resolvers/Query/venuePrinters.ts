import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { administeredVenue } from '../../administered-venue.ts';
import { findPrinters } from '../../printing/printer-store.ts';
import { venuePrinter, type PrinterDeps } from '../../printing/staff-printers.ts';

export const makeVenuePrinters =
  (deps: PrinterDeps): NonNullable<QueryResolvers<StaffContext>['venuePrinters']> =>
  async (_root, { venueId }, context) => {
    const { venue } = await administeredVenue(context, deps.findVenue, venueId);
    const printers = await findPrinters(deps.db, venue.companyId, venue.id);
    return printers.map((printer) => venuePrinter(printer, context.now()));
  };
