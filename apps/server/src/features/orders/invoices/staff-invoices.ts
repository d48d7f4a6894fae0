import type { InvoicePage, InvoiceState } from '@tallrik/contract/generated/staff-resolvers';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { creditedSum } from './credit-store.ts';

/** Newest first, those below `before`. */
export async function listInvoices(
  db: Database,
  companyId: string,
  page: {
    before: number | null;
    limit: number;
    isUnpaidOnly: boolean;
    targetId?: string | null;
    state?: InvoiceState | null;
    only?: { id: string };
    issued?: { from?: string | undefined; to?: string | undefined };
  },
  today: string,
): Promise<InvoicePage> {
  const { targetId, state, only } = page;
  const { from, to } = page.issued ?? {};
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'periodStart', 'periodEnd', 'issuedOn', 'dueOn', 'total', 'currency'])
    .select(['mailedAt', 'paidAt', 'targetId'])
    .select(creditedSum.as('credited'))
    .select(stateOn(today).as('state'))
    .select(sql<string>`buyer ->> 'name'`.as('buyerName'))
    .where('companyId', '=', companyId)
    .$if(page.isUnpaidOnly, (query) => query.where('paidAt', 'is', null))
    .$if(targetId != null, (query) => query.where('targetId', '=', targetId ?? ''))
    .$if(state != null, (query) => query.where(stateOn(today), '=', state ?? 'PAID'))
    .$if(only !== undefined, (query) => query.where('id', '=', only?.id ?? ''))
    .$if(from !== undefined, (query) => query.where('issuedOn', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('issuedOn', '<=', to ?? ''))
    .$if(page.before !== null, (query) => query.where('number', '<', page.before))
    .orderBy('number', 'desc')
    .limit(page.limit + 1)
    .execute();
  const invoices = rows.slice(0, page.limit).map((row) => ({
    ...row,
    currency: columnOneOf(CURRENCIES, row.currency),
    daysOverdue: row.state === 'OVERDUE' ? daysBetween(row.dueOn, today) : 0,
    mailedAt: row.mailedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
  }));
  const last = invoices.at(-1);
  const nextCursor = rows.length > page.limit && last ? String(last.number) : null;
  return { invoices, nextCursor, unpaid: await sumUnpaid(db, companyId, targetId ?? null) };
}

/** Where it stands on a day; days written as YYYY-MM-DD follow each other as texts do. */
const stateOn = (today: string) => sql<InvoiceState>`case
  when paid_at is not null then 'PAID' when total <= ${creditedSum} then 'CREDITED'
  when due_on < ${today} then 'OVERDUE' when mailed_at is null then 'TO_BE_MAILED' else 'SENT' end`;

const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/** What is still to be paid, of one customer or of all. */
async function sumUnpaid(
  db: Database,
  companyId: string,
  targetId: string | null,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(total - ${creditedSum}), 0)::float8 as sum from invoices
    where company_id = ${companyId}::uuid and paid_at is null
      ${targetId === null ? sql`` : sql`and target_id = ${targetId}::uuid`}`.execute(db);
  return rows[0]?.sum ?? 0;
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
