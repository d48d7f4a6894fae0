import type { CompanyInvoice } from '@tallrik/contract/generated/staff-resolvers';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';

/** Newest first, those below `before`. */
export async function listInvoices(
  db: Database,
  companyId: string,
  page: { before: number | null; limit: number; isUnpaidOnly: boolean },
): Promise<{ invoices: CompanyInvoice[]; nextCursor: string | null }> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'periodStart', 'periodEnd', 'issuedOn', 'dueOn', 'total', 'currency'])
    .select(['mailedAt', 'paidAt'])
    .select(sql<string>`buyer ->> 'name'`.as('buyerName'))
    .where('companyId', '=', companyId)
    .$if(page.isUnpaidOnly, (query) => query.where('paidAt', 'is', null))
    .$if(page.before !== null, (query) => query.where('number', '<', page.before))
    .orderBy('number', 'desc')
    .limit(page.limit + 1)
    .execute();
  const invoices = rows.slice(0, page.limit).map((row) => ({
    ...row,
    currency: columnOneOf(CURRENCIES, row.currency),
    mailedAt: row.mailedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
  }));
  const last = invoices.at(-1);
  return { invoices, nextCursor: rows.length > page.limit && last ? String(last.number) : null };
}

/** Null also for another company's: its invoices are not even there for this administrator. */
export async function companyOfInvoice(
  db: Database,
  staff: Pick<StaffViewer, 'role' | 'companyId'>,
  invoiceId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('invoices')
    .select('companyId')
    .where('id', '=', invoiceId)
    .$if(staff.role !== 'PLATFORM_ADMIN', (query) => query.where('companyId', '=', staff.companyId))
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** The day it was first said counts: a second tap does not move it. */
export async function setInvoicePaid(
  trx: Database,
  companyId: string,
  invoiceId: string,
  paidAt: Temporal.Instant | null,
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ paidAt: paidAt && new Date(paidAt.epochMilliseconds) })
    .where('companyId', '=', companyId)
    .where('id', '=', invoiceId)
    .$if(paidAt !== null, (query) => query.where('paidAt', 'is', null))
    .execute();
}
