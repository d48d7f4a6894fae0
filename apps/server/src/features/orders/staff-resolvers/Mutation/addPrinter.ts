import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { checkPrinter, MOST_PRINTERS } from '@tallrik/domain/orders/printers';
import type { PrinterReach } from '@tallrik/domain/orders/printer-address';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { administeredVenue } from '../../administered-venue.ts';
import { newPrinterSecret } from '../../printing/cloudprnt-key.ts';
import { findPrinter, findPrinters, insertPrinter } from '../../printing/printer-store.ts';
import {
  cloudPrntPath,
  typedPrinter,
  venuePrinter,
  type PrinterDeps,
} from '../../printing/staff-printers.ts';
import { findVenueStations, lockVenue } from '../../stations/station-store.ts';

export const makeAddPrinter =
  (
    deps: PrinterDeps & {
      publishPrinterChange: (venueId: string) => void;
      newId: () => string;
      printerReach: PrinterReach;
    },
  ): NonNullable<MutationResolvers<StaffContext>['addPrinter']> =>
  async (_root, { venueId, printer: input }, context) => {
    const { staff, venue } = await administeredVenue(context, deps.findVenue, venueId);
    const { companyId } = venue;
    const refuse = (error: string) => ({
      success: false,
      error,
      printer: null,
      cloudPrntPath: null,
    });
    const id = deps.newId();
    const now = context.now();
    const key = input.kind === 'CLOUDPRNT' ? newPrinterSecret() : null;
    const refusal = await deps.db.transaction().execute(async (trx) => {
      // A station that is removed in this moment is none of them.
      await lockVenue(trx, companyId, venue.id);
      const { stations } = await findVenueStations(trx, companyId, venue.id);
      const around = { stations, reach: deps.printerReach };
      const checked = checkPrinter(typedPrinter(input), around);
      if (!checked.ok) return checked.error;
      if ((await findPrinters(trx, companyId, venue.id)).length >= MOST_PRINTERS)
        return 'TOO_MANY_PRINTERS';
      const own = { id, companyId, venueId: venue.id };
      await insertPrinter(trx, own, checked.value, key?.digest ?? null, now);
      const details = { name: checked.value.name, kind: checked.value.kind };
      await writeAudit(
        trx,
        staff,
        { action: 'addPrinter', subjectId: id, details, companyId },
        now,
      );
      return null;
    });
    if (refusal) return refuse(refusal);
    deps.publishPrinterChange(venue.id);
    const printer = await findPrinter(deps.db, id);
    return {
      success: true,
      error: null,
      printer: printer && venuePrinter(printer, now),
      cloudPrntPath: key && cloudPrntPath(id, key.secret),
    };
  };
