import type { InvoiceCustomer, OfficeInvoice } from '@tallrik/contract/generated/staff-resolvers';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readPlacedLines } from './credit-store.ts';
import { listInvoices } from './staff-invoices.ts';

const MOST_SHOWN = 500;
/** Whatever is a pattern to the database is a letter to who searches. */
const likeOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Who may order on invoice here, and what they owe (MONEY-27). */
export async function readCustomers(
  db: Database,
  companyId: string,
  wanted: { search: string; seesGuests: boolean; today: string },
): Promise<InvoiceCustomer[]> {
  const { search, seesGuests, today } = wanted;
  const { rows } = await sql<InvoiceCustomer>`
    select users.id as user_id, target.id as target_id, target.name,
      case when ${seesGuests} then users.phone end as phone, target.organization_id, target.email, target.street,
      target.zip, target.city, target.language, coalesce(users.invoice_credit_limit, 0) as credit_limit,
      unbilled.sum + billed.sum as owed, unbilled.sum as unbilled, billed.overdue
    from users join invoice_targets as target on target.id = users.invoice_target_id
      cross join lateral (
        select coalesce(sum(orders.total), 0)::float8 as sum from orders
        where orders.company_id = ${companyId}::uuid and orders.invoice_target_id = target.id
          and orders.invoice_id is null and orders.off_invoice_at is null and orders.status <> 'REJECTED') as unbilled
      cross join lateral (
        select coalesce(sum(invoice.left_over), 0)::float8 as sum,
          coalesce(sum(invoice.left_over) filter (where invoice.due_on < ${today}), 0)::float8 as overdue
        from (
          select invoices.due_on, invoices.total - (
            select coalesce(sum(credit_notes.total), 0) from credit_notes
            where credit_notes.invoice_id = invoices.id) as left_over
          from invoices where invoices.company_id = ${companyId}::uuid and invoices.target_id = target.id
            and invoices.paid_at is null) as invoice) as billed
    where users.company_id = ${companyId}::uuid and not users.deleted and users.invoice_customer_id is not null
      ${search === '' ? sql`` : sql`and target.name ilike ${likeOf(search)}`}
    order by lower(target.name), users.id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** Null where it is not there for this company. */
export async function readOfficeInvoice(
  db: Database,
  companyId: string,
  id: string,
  today: string,
): Promise<OfficeInvoice | null> {
  const page = { before: null, limit: 1, isUnpaidOnly: false, only: { id } };
  const [invoice] = (await listInvoices(db, companyId, page, today)).invoices;
  if (!invoice) return null;
  const { lines, credited } = await readPlacedLines(db, companyId, id);
  const creditNotes = await db
    .selectFrom('creditNotes')
    .innerJoin('staffMembers', 'staffMembers.id', 'creditNotes.staffId')
    .select(['creditNotes.id', 'number', 'issuedOn', 'total', 'reason', 'name as staffName'])
    .where('creditNotes.companyId', '=', companyId)
    .where('creditNotes.invoiceId', '=', id)
    .orderBy('number')
    .execute();
  return {
    invoice,
    lines: lines.map((line) => ({ ...line, isCredited: credited.has(line.position) })),
    creditNotes,
  };
}
