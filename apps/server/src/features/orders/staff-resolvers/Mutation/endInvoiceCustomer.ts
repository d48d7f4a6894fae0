import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { checkPhone } from '@tallrik/domain/accounts/phone';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { endInvoiceCustomer } from '../../invoices/invoice-customers.ts';

export const makeEndInvoiceCustomer =
  (deps: { db: Database }): NonNullable<MutationResolvers<StaffContext>['endInvoiceCustomer']> =>
  async (_root, { companyId: wanted, phone: typed }, context) => {
    const { staff, companyId } = administered(context, wanted, ['INVOICES', 'WRITE']);
    const phone = checkPhone(typed);
    if (!phone.ok) throw badInput('The number is no phone number');
    return deps.db.transaction().execute(async (trx) => {
      const userId = await endInvoiceCustomer(trx, companyId, phone.value);
      if (!userId) return { success: false, error: 'NO_SUCH_GUEST' };
      const entry = { action: 'endInvoiceCustomer', subjectId: userId, details: {} };
      await writeAudit(trx, staff, { ...entry, companyId }, context.now());
      return { success: true, error: null };
    });
  };
