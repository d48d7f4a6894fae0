import type { InvoiceState } from '@tallrik/contract/generated/staff-resolvers';
import type { Currency } from '@tallrik/domain/money/currency';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { listInvoices } from '../invoices/staff-invoices.ts';

type Issued = { from?: string | undefined; to?: string | undefined };
type Page = { before: number | null; limit: number; issued: Issued };

const vatSchema = z.array(z.object({ rate: z.number(), amount: z.number(), net: z.number() }));
const vatRows = (vat: unknown) =>
  vatSchema.parse(vat).map(({ rate, amount, net }) => ({
    rate,
    gross: net + amount,
    net,
    vat: amount,
  }));

/** Newest first, with the VAT and what a bookkeeper knows the customer by. */
export async function readInvoiceFacts(
  db: Database,
  companyId: string,
  page: Page & { state: InvoiceState | null },
  today: string,
) {
  const listed = await listInvoices(db, companyId, { ...page, isUnpaidOnly: false }, today);
  const ids = listed.invoices.map(({ id }) => id);
  const more = await sql<{
    id: string;
    vat: unknown;
    totalVat: number;
    organizationId: string | null;
  }>`select id, vat, total_vat, buyer ->> 'organizationId' as organization_id from invoices
    where company_id = ${companyId}::uuid and id = any(${ids}::uuid[])`.execute(db);
  const invoices = listed.invoices.flatMap((invoice) => {
    const row = more.rows.find(({ id }) => id === invoice.id);
    if (!row) return [];
    const customer = {
      id: invoice.targetId,
      name: invoice.buyerName,
      organizationId: row.organizationId,
    };
    return [{ ...invoice, customer, totalVat: row.totalVat, vat: vatRows(row.vat) }];
  });
  return { invoices, nextCursor: listed.nextCursor ?? null };
}

type NoteRow = {
  id: string;
  number: number;
  invoiceId: string;
  invoiceNumber: number;
  issuedOn: string;
  currency: Currency;
  total: number;
  totalVat: number;
  vat: unknown;
};

/** What was taken back of invoices, newest first; amounts are above zero. */
export async function readCreditFacts(db: Database, companyId: string, page: Page) {
  const { before, limit, issued } = page;
  const { rows } = await sql<NoteRow>`
    select credit_notes.id, credit_notes.number, credit_notes.invoice_id, invoices.number as invoice_number,
      credit_notes.issued_on, invoices.currency, credit_notes.total, credit_notes.total_vat, credit_notes.vat
    from credit_notes join invoices on invoices.id = credit_notes.invoice_id
    where credit_notes.company_id = ${companyId}::uuid
      ${before === null ? sql`` : sql`and credit_notes.number < ${before}`}
      ${issued.from === undefined ? sql`` : sql`and credit_notes.issued_on >= ${issued.from}`}
      ${issued.to === undefined ? sql`` : sql`and credit_notes.issued_on <= ${issued.to}`}
    order by credit_notes.number desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    creditNotes: shown.map((note) => ({ ...note, vat: vatRows(note.vat) })),
    nextCursor: rows.length > limit && last ? String(last.number) : null,
  };
}

const LONGEST_NUMBER = 9;

/** Null for a cursor that is none of ours. */
export const readNumber = (cursor: string): number | null =>
  cursor.length > 0 &&
  cursor.length <= LONGEST_NUMBER &&
  [...cursor].every((sign) => sign >= '0' && sign <= '9')
    ? Number(cursor)
    : null;
