import type {
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { isUuid } from '@tallrik/domain/is-uuid';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { makeCreditInvoice } from './credit-invoice.ts';
import { invoiceDay } from './invoice-day.ts';
import { readCustomers, readOfficeInvoice } from './read-customers.ts';

const LONGEST_SEARCH = 200;

type Query = Required<Pick<QueryResolvers<StaffContext>, 'invoiceCustomers' | 'officeInvoice'>>;
type Mutation = Required<Pick<MutationResolvers<StaffContext>, 'resendInvoice' | 'creditInvoice'>>;

/** Business customers and their invoices in the office (MONEY-27 to MONEY-29). */
export function makeInvoiceOffice(deps: Parameters<typeof makeCreditInvoice>[0]) {
  const { db } = deps;
  const credit = makeCreditInvoice(deps);
  const query: Query = {
    invoiceCustomers: (_root, { companyId: wanted, search }, context) => {
      const { companyId, staff } = administered(context, wanted, ['INVOICES', 'READ']);
      if ((search?.length ?? 0) > LONGEST_SEARCH) throw badInput('Too many words');
      const seesGuests = reachOf(staff.role, 'GUESTS', 'READ') !== 'NONE';
      const today = invoiceDay(context.now());
      return readCustomers(db, companyId, { search: search?.trim() ?? '', seesGuests, today });
    },
    officeInvoice: async (_root, { companyId: wanted, id }, context) => {
      const { companyId } = administered(context, wanted, ['INVOICES', 'READ']);
      const today = invoiceDay(context.now());
      const found = isUuid(id) ? await readOfficeInvoice(db, companyId, id, today) : null;
      if (!found) throw notFound('Invoice');
      return found;
    },
  };
  const mutation: Mutation = {
    creditInvoice: async (_root, args, context) => {
      const outcome = await credit(context, args);
      const { companyId } = administered(context, args.companyId, ['INVOICES', 'WRITE']);
      const today = invoiceDay(context.now());
      return { ...outcome, invoice: await readOfficeInvoice(db, companyId, args.invoiceId, today) };
    },
    resendInvoice: async (_root, { companyId: wanted, invoiceId }, context) => {
      const { companyId, staff } = administered(context, wanted, ['INVOICES', 'WRITE']);
      if (!isUuid(invoiceId)) throw notFound('Invoice');
      return db.transaction().execute(async (trx) => {
        const invoice = await trx
          .selectFrom('invoices')
          .select('buyer')
          .where('companyId', '=', companyId)
          .where('id', '=', invoiceId)
          .executeTakeFirst();
        if (!invoice) throw notFound('Invoice');
        const { email } = invoice.buyer as { email?: string | null };
        if (!email) return { success: false, error: 'NO_MAIL_ADDRESS' };
        // Pressed twice before it is out it is one mail.
        const key = { key: `invoice-again:${invoiceId}` };
        await addJob(trx, 'send-invoice', { companyId, invoiceId, mailId: deps.newId() }, key);
        const entry = { action: 'resendInvoice', subjectId: invoiceId, details: {}, companyId };
        await writeAudit(trx, staff, entry, context.now());
        return { success: true, error: null };
      });
    },
  };
  return { Query: query, Mutation: mutation };
}
