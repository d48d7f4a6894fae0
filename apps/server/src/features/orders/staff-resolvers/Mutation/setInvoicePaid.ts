import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { companyOfInvoice, setInvoicePaid } from '../../invoices/staff-invoices.ts';

export const makeSetInvoicePaid =
  (deps: { db: Database }): NonNullable<MutationResolvers<StaffContext>['setInvoicePaid']> =>
  async (_root, { invoiceId, paid }, context) => {
    const { staff } = administered(context, null, ['INVOICE_PAID', 'WRITE']);
    await deps.db.transaction().execute(async (trx) => {
      const companyId = await companyOfInvoice(trx, staff, invoiceId);
      if (!companyId) throw notFound('Invoice');
      const now = context.now();
      await setInvoicePaid(trx, companyId, invoiceId, paid ? now : null);
      const entry = { action: 'setInvoicePaid', subjectId: invoiceId, details: { paid } };
      await writeAudit(trx, staff, { ...entry, companyId }, now);
    });
    return { success: true, error: null };
  };
