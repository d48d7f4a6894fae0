import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { servedPrinter, type PrinterDeps } from '../../printing/staff-printers.ts';
import { handOverTickets } from '../../printing/ticket-store.ts';

export const makeHandOverTickets =
  (
    deps: PrinterDeps & { publishPrinterChange: (venueId: string) => void },
  ): NonNullable<MutationResolvers<StaffContext>['handOverTickets']> =>
  async (_root, { fromPrinterId, toPrinterId }, context) => {
    const { staff, venue, printer: from } = await servedPrinter(context, deps, fromPrinterId);
    const { printer: to } = await servedPrinter(context, deps, toPrinterId);
    if (to.venueId !== venue.id || to.id === from.id) throw notFound('Printer');
    const { companyId } = venue;
    const now = context.now();
    const tickets = await deps.db.transaction().execute(async (trx): Promise<number> => {
      const moved = await handOverTickets(trx, companyId, from.id, to.id, now);
      const details = { toPrinterId: to.id, tickets: moved };
      const entry = { action: 'handOverTickets', subjectId: from.id, details, companyId };
      await writeAudit(trx, staff, entry, now);
      return moved;
    });
    deps.publishPrinterChange(venue.id);
    return { success: true, error: null, tickets };
  };
