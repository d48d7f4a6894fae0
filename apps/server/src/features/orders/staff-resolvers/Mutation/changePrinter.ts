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
import { findVenueStations } from '../../stations/station-store.ts';

export const makeChangePrinter =
  (
    deps: PrinterDeps & { printerReach: PrinterReach },
  ): NonNullable<MutationResolvers<StaffContext>['changePrinter']> =>
  async (_root, { id, printer: input }, context) => {
    const { staff, venue, printer } = await administeredPrinter(context, deps, id);
    const { companyId } = venue;
    const { stations } = await findVenueStations(deps.db, companyId, venue.id);
    const typed = { ...typedPrinter(input), kind: printer.kind };
    const checked = checkPrinter(typed, { stations, reach: deps.printerReach });
    if (!checked.ok)
      return { success: false, error: checked.error, printer: null, cloudPrntPath: null };
    const now = context.now();
    await deps.db.transaction().execute(async (trx) => {
      await updatePrinter(trx, companyId, id, checked.value);
      const details = { name: checked.value.name };
      const entry = { action: 'changePrinter', subjectId: id, details, companyId };
      await writeAudit(trx, staff, entry, now);
    });
    const changed = await findPrinter(deps.db, id);
    return {
      success: true,
      error: null,
      printer: changed && venuePrinter(changed, now),
      cloudPrntPath: null,
    };
  };
