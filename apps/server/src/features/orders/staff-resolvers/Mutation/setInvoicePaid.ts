import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { readReportDays } from '@tallrik/domain/orders/books/report-days';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../../platform/graphql/errors.ts';
import { invoiceDay } from '../../invoices/invoice-day.ts';
import { companyOfInvoice, setInvoicePaid } from '../../invoices/staff-invoices.ts';

export const makeSetInvoicePaid =
  (deps: { db: Database }): NonNullable<MutationResolvers<StaffContext>['setInvoicePaid']> =>
  async (_root, { invoiceId, paid, paidOn }, context) => {
    const { staff } = administered(context, null, ['INVOICE_PAID', 'WRITE']);
    const now = context.now();
    const day = paidOn == null ? null : readPaidOn(paidOn, now);
    await deps.db.transaction().execute(async (trx) => {
      const companyId = await companyOfInvoice(trx, staff, invoiceId);
      if (!companyId) throw notFound('Invoice');
      await setInvoicePaid(trx, companyId, invoiceId, paid ? (day ?? now) : null);
      const entry = { action: 'setInvoicePaid', subjectId: invoiceId, details: { paid } };
      await writeAudit(trx, staff, { ...entry, companyId }, now);
    });
    return { success: true, error: null };
  };

/** The day the money came: a real one, and not one to come. */
function readPaidOn(paidOn: string, now: Temporal.Instant): Temporal.Instant {
  const days = readReportDays({ from: paidOn, to: paidOn });
  if (!days.ok || paidOn > invoiceDay(now.add({ hours: 14 }))) throw badInput('Not a day');
  return Temporal.Instant.from(`${paidOn}T12:00:00Z`);
}
