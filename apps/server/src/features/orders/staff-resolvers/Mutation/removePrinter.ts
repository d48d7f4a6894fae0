import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { deletePrinter, hasTickets } from '../../printing/printer-store.ts';
import { administeredPrinter, type PrinterDeps } from '../../printing/staff-printers.ts';

export const makeRemovePrinter =
  (
    deps: PrinterDeps & { publishPrinterChange: (venueId: string) => void },
  ): NonNullable<MutationResolvers<StaffContext>['removePrinter']> =>
  async (_root, { id }, context) => {
    const { staff, venue, printer } = await administeredPrinter(context, deps, id);
    const { companyId } = venue;
    const isRemoved = await deps.db.transaction().execute(async (trx): Promise<boolean> => {
      // Nobody adds a ticket to it meanwhile: that one would be lost with it.
      await trx
        .selectFrom('printers')
        .select('id')
        .where('companyId', '=', companyId)
        .where('id', '=', id)
        .forUpdate()
        .execute();
      if (await hasTickets(trx, companyId, id)) return false;
      await deletePrinter(trx, companyId, id);
      const details = { name: printer.name };
      const entry = { action: 'removePrinter', subjectId: id, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
      return true;
    });
    if (isRemoved) deps.publishPrinterChange(venue.id);
    const error = isRemoved ? null : 'PRINTER_HAS_TICKETS';
    return { success: isRemoved, error, printer: null, cloudPrntPath: null };
  };
