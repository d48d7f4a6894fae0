import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { servedPrinter, type PrinterDeps } from '../../printing/staff-printers.ts';
import { insertTickets } from '../../printing/ticket-store.ts';

export const makePrintTestTicket =
  (
    deps: PrinterDeps & { newId: () => string; publishPrinterChange: (venueId: string) => void },
  ): NonNullable<MutationResolvers<StaffContext>['printTestTicket']> =>
  async (_root, { printerId }, context) => {
    const { staff, venue, printer } = await servedPrinter(context, deps, printerId);
    const { companyId } = venue;
    const at = context.now();
    await deps.db.transaction().execute(async (trx) => {
      // Of tests that are over nobody ever asks again; tickets of orders go with their orders.
      await trx
        .deleteFrom('printTickets')
        .where('companyId', '=', companyId)
        .where('printerId', '=', printer.id)
        .where('orderId', 'is', null)
        .where('printedAt', 'is not', null)
        .execute();
      await insertTickets(trx, [
        {
          id: deps.newId(),
          companyId,
          venueId: venue.id,
          printerId: printer.id,
          orderId: null,
          stationId: null,
          prints: 'ORDER',
          cause: 'TEST',
          copy: 1,
          isCopy: false,
          at,
        },
      ]);
      const details = { name: printer.name };
      const entry = { action: 'printTestTicket', subjectId: printer.id, details, companyId };
      await writeAudit(trx, staff, entry, at);
    });
    deps.publishPrinterChange(venue.id);
    return { success: true, error: null, tickets: 1 };
  };
