import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { newPrinterSecret } from '../../printing/cloudprnt-key.ts';
import { saveSecret } from '../../printing/printer-store.ts';
import {
  administeredPrinter,
  cloudPrntPath,
  venuePrinter,
  type PrinterDeps,
} from '../../printing/staff-printers.ts';

export const makeRenewPrinterAddress =
  (deps: PrinterDeps): NonNullable<MutationResolvers<StaffContext>['renewPrinterAddress']> =>
  async (_root, { id }, context) => {
    const { staff, venue, printer } = await administeredPrinter(context, deps, id);
    if (printer.kind !== 'CLOUDPRNT')
      return { success: false, error: 'PRINTER_KIND', printer: null, cloudPrntPath: null };
    const { companyId } = venue;
    const now = context.now();
    const { secret, digest } = newPrinterSecret();
    await deps.db.transaction().execute(async (trx) => {
      await saveSecret(trx, companyId, id, digest);
      const entry = { action: 'renewPrinterAddress', subjectId: id, details: {}, companyId };
      await writeAudit(trx, staff, entry, now);
    });
    return {
      success: true,
      error: null,
      printer: venuePrinter({ ...printer, mac: null }, now),
      cloudPrntPath: cloudPrntPath(id, secret),
    };
  };
