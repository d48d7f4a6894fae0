import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { settleMissedTickets } from '../../printing/missed-tickets.ts';
import { servedPrinter, type PrinterDeps } from '../../printing/staff-printers.ts';

export const makeSettleMissedTickets =
  (
    deps: PrinterDeps & { publishPrinterChange: (venueId: string) => void },
  ): NonNullable<MutationResolvers<StaffContext>['settleMissedTickets']> =>
  async (_root, { printerId, until, isWanted }, context) => {
    const { staff, venue, printer } = await servedPrinter(context, deps, printerId);
    const seenUntil = readInstant(until);
    const { companyId } = venue;
    const now = context.now();
    const tickets = await deps.db.transaction().execute(async (trx): Promise<number> => {
      const settled = await settleMissedTickets(trx, printer, seenUntil, isWanted, now);
      if (settled === 0) return 0;
      const details = { tickets: settled, isWanted };
      const entry = { action: 'settleMissedTickets', subjectId: printer.id, details, companyId };
      await writeAudit(trx, staff, entry, now);
      return settled;
    });
    if (tickets > 0) deps.publishPrinterChange(venue.id);
    return { success: true, error: null, tickets };
  };

function readInstant(text: string): Temporal.Instant {
  try {
    const instant = Temporal.Instant.from(text);
    // Before there were computers nothing was missed, and PostgreSQL knows fewer years than we do.
    if (instant.epochMilliseconds >= 0) return instant;
  } catch {
    // Refused below.
  }
  throw badInput('Tickets are missed until an instant such as 2026-03-29T10:15:00Z');
}
