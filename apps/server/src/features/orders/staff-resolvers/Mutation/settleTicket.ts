import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue } from '../../../../platform/auth/serve-venue.ts';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import type { PrinterDeps } from '../../printing/staff-printers.ts';
import { findTicketVenue, settleTicket } from '../../printing/ticket-store.ts';

export const makeSettleTicket =
  (
    deps: PrinterDeps & { publishPrinterChange: (venueId: string) => void },
  ): NonNullable<MutationResolvers<StaffContext>['settleTicket']> =>
  async (_root, { ticketId, isOnPaper }, context) => {
    signedIn(context);
    const ticket = await findTicketVenue(deps.db, ticketId);
    if (!ticket) throw notFound('Ticket');
    const { staff, venue } = await servedVenue(context, deps.findVenue, ticket.venueId);
    const { companyId } = venue;
    const now = context.now();
    const isSettled = await deps.db.transaction().execute(async (trx): Promise<boolean> => {
      const key = { id: ticket.id, companyId };
      if (!(await settleTicket(trx, key, isOnPaper, now))) return false;
      const details = { printerId: ticket.printerId, isOnPaper };
      const entry = { action: 'settleTicket', subjectId: ticket.id, details, companyId };
      await writeAudit(trx, staff, entry, now);
      return true;
    });
    if (isSettled) deps.publishPrinterChange(venue.id);
    return { success: true, error: null, tickets: isSettled && !isOnPaper ? 1 : 0 };
  };
