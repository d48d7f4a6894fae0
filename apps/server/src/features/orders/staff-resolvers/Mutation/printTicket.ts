import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { ticketsFor } from '@tallrik/domain/orders/printers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import type { LoadKitchenMenu } from '../../board-order.ts';
import { stationsOfOrder } from '../../printing/plan-tickets.ts';
import { servedPrinter, type PrinterDeps } from '../../printing/staff-printers.ts';
import { findPrintersOfOrder, insertTickets, isAwaited } from '../../printing/ticket-store.ts';
import { lockOrder } from '../../order-store.ts';
import { servedOrder } from '../../served-order.ts';

export const makePrintTicket =
  (
    deps: PrinterDeps & {
      newId: () => string;
      loadKitchenMenu: LoadKitchenMenu;
      publishPrinterChange: (venueId: string) => void;
    },
  ): NonNullable<MutationResolvers<StaffContext>['printTicket']> =>
  async (_root, { orderId, printerId }, context) => {
    const { staff, order } = await servedOrder(context, deps, orderId);
    const { printer } = await servedPrinter(context, deps, printerId);
    const { companyId, venueId } = order;
    // A guest's name and table on the paper of another restaurant.
    if (printer.venueId !== venueId) throw notFound('Printer');
    const { stationOf } = await deps.loadKitchenMenu(companyId, venueId);
    const stations = stationsOfOrder(order, stationOf);
    // Somebody asks for it: one of each, and all of it where none of its stations has a part.
    const target = { ...printer, copies: 1 };
    const own = ticketsFor([target], stations);
    const planned =
      own.length > 0 ? own : ticketsFor([{ ...target, prints: 'ORDER', stationIds: [] }], stations);
    const now = context.now();
    await deps.db.transaction().execute(async (trx) => {
      // One tap after the other: of two at once neither would know of the other's ticket.
      await lockOrder(trx, companyId, order.id);
      const papers = await findPrintersOfOrder(trx, companyId, order.id);
      const isCopy = papers.length > 0 || (await isAwaited(trx, companyId, order.id, printer.id));
      await insertTickets(
        trx,
        planned.map((ticket) => ({
          ...ticket,
          id: deps.newId(),
          companyId,
          venueId,
          orderId: order.id,
          cause: 'BY_HAND',
          isCopy,
          at: now,
        })),
      );
      const details = { printerId, tickets: planned.length };
      const entry = { action: 'printTicket', subjectId: order.id, details, companyId };
      await writeAudit(trx, staff, entry, now);
    });
    deps.publishPrinterChange(venueId);
    return { success: true, error: null, tickets: planned.length };
  };
