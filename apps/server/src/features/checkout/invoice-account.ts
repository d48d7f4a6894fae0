import { minor, type Minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type InvoiceAccount = {
  userId: string;
  targetId: string;
  /** Null: staff set none, and nothing is lent. */
  creditLimit: Minor | null;
};

/**
 * Both the customer and the target are set by staff on approval, never by the client (D-89). Accounts may live in
 * another company than the one that is ordered from (D-03).
 */
const approved = (db: Database, companyId: string, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'invoiceTargetId', 'invoiceCreditLimit'])
    .where('companyId', 'in', (query) =>
      query
        .selectFrom('cloudConfigurations')
        .select('userCompanyId')
        .where('cloudConfigurations.companyId', '=', companyId),
    )
    .where('id', '=', userId)
    .where('deleted', '=', false)
    .where('invoiceTargetId', 'is not', null)
    .where('invoiceCustomerId', 'is not', null);

export async function isInvoiceCustomer(
  db: Database,
  companyId: string,
  userId: string,
): Promise<boolean> {
  return (await approved(db, companyId, userId).executeTakeFirst()) !== undefined;
}

export async function lockInvoiceAccount(
  db: Database,
  companyId: string,
  userId: string,
): Promise<InvoiceAccount | null> {
  const row = await approved(db, companyId, userId).executeTakeFirst();
  if (!row?.invoiceTargetId) return null;
  // By target, not by user: two colleagues of one customer must not both use the last of the credit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${row.invoiceTargetId}, 0))`.execute(db);
  return {
    userId: row.id,
    targetId: row.invoiceTargetId,
    creditLimit: row.invoiceCreditLimit === null ? null : minor(row.invoiceCreditLimit),
  };
}

/**
 * What is owed on a target: orders not billed yet, and bills not paid, at every company that shares the accounts. The
 * limit is the customer's: counted shop by shop it would be lent in each of a marketplace's.
 */
export async function openInvoiceDebt(
  db: Database,
  companyId: string,
  targetId: string,
): Promise<Minor> {
  const { rows } = await sql<{ debt: number }>`
    with shops as (
      select distinct shop.company_id
      from cloud_configurations here
      join cloud_configurations shop on shop.user_company_id = here.user_company_id
      where here.company_id = ${companyId})
    select (
      (select coalesce(sum(total), 0) from orders
       where company_id in (select company_id from shops) and invoice_target_id = ${targetId} and invoice_id is null
         and off_invoice_at is null
         and status <> 'REJECTED')
      + (select coalesce(sum(total - (select coalesce(sum(credit_notes.total), 0) from credit_notes
           where credit_notes.invoice_id = invoices.id)), 0) from invoices
         where company_id in (select company_id from shops) and target_id = ${targetId} and paid_at is null)
    )::bigint as debt`.execute(db);
  return minor(Number(rows[0]?.debt ?? 0));
}
