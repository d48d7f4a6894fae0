import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { checkPrinter } from '@tallrik/domain/orders/printers';
import type { PrinterReach } from '@tallrik/domain/orders/printer-address';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findPrinter, updatePrinter } from '../../printing/printer-store.ts';
import {
  administeredPrinter,
  typedPrinter,
  venuePrinter,
  type PrinterDeps,
} from '../../printing/staff-printers.ts';
import { findVenueStations, lockVenue } from '../../stations/station-store.ts';

export const makeChangePrinter =
  (
    deps: PrinterDeps & {
      publishPrinterChange: (venueId: string) => void;
      printerReach: PrinterReach;
    },
  ): NonNullable<MutationResolvers<StaffContext>['changePrinter']> =>
  async (_root, { id, printer: input }, context) => {
    const { staff, venue, printer } = await administeredPrinter(context, deps, id);
    const { companyId } = venue;
    const typed = { ...typedPrinter(input), kind: printer.kind };
    const now = context.now();
    const refusal = await deps.db.transaction().execute(async (trx) => {
      // A station that is removed in this moment is none of them.
      await lockVenue(trx, companyId, venue.id);
      const { stations } = await findVenueStations(trx, companyId, venue.id);
      const checked = checkPrinter(typed, { stations, reach: deps.printerReach });
      if (!checked.ok) return checked.error;
      await updatePrinter(trx, companyId, id, checked.value);
      const details = { name: checked.value.name };
      const entry = { action: 'changePrinter', subjectId: id, details, companyId };
      await writeAudit(trx, staff, entry, now);
      return null;
    });
    if (refusal) return { success: false, error: refusal, printer: null, cloudPrntPath: null };
    deps.publishPrinterChange(venue.id);
    const changed = await findPrinter(deps.db, id);
    return {
      success: true,
      error: null,
      printer: changed && venuePrinter(changed, now),
      cloudPrntPath: null,
    };
  };
