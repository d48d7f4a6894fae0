import { minor } from '@tallrik/domain/money/minor';
import type { CreditPlan, PlacedLine } from '@tallrik/domain/orders/credit-note';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { findInvoice } from './stored-invoice.ts';

/** Of an invoice, by position, and which of them were taken back. */
export async function readPlacedLines(
  db: Database,
  companyId: string,
  invoiceId: string,
): Promise<{ lines: PlacedLine[]; credited: Set<number> }> {
  const rows = await db
    .selectFrom('invoiceLines')
    .leftJoin('creditNoteLines', (join) =>
      join
        .onRef('creditNoteLines.invoiceId', '=', 'invoiceLines.invoiceId')
        .onRef('creditNoteLines.position', '=', 'invoiceLines.position'),
    )
    .select([
      'invoiceLines.position',
      'invoiceLines.orderId',
      'title',
      'quantity',
      'vatRate',
      'amount',
      'creditNoteId',
    ])
    .where('invoiceLines.companyId', '=', companyId)
    .where('invoiceLines.invoiceId', '=', invoiceId)
    .orderBy('invoiceLines.position')
    .execute();
  return {
    lines: rows.map(({ creditNoteId: _note, ...line }) => ({
      ...line,
      amount: minor(line.amount),
    })),
    credited: new Set(
      rows.filter(({ creditNoteId }) => creditNoteId !== null).map(({ position }) => position),
    ),
  };
}

/** Whose it is, whoever's; undefined: nobody has used the id. */
export const findCreditKey = (db: Database, id: string) =>
  db
    .selectFrom('creditNotes')
    .select(['companyId', 'invoiceId', 'number'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertCreditNote(
  trx: Database,
  note: { id: string; companyId: string; invoiceId: string; staffId: string; reason: string },
  plan: CreditPlan,
  day: { issuedOn: string; issuedAt: Date },
): Promise<number> {
  const { id, companyId, invoiceId } = note;
  // Locked until the transaction ends: a number is never skipped, and never given twice.
  const { lastNumber: number } = await trx
    .insertInto('creditNoteNumbers')
    .values({ companyId, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('companyId').doUpdateSet((row) => ({
        lastNumber: row('creditNoteNumbers.lastNumber', '+', 1),
      })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  const { total, totalVat, vat } = plan;
  await trx
    .insertInto('creditNotes')
    .values({ ...note, ...day, number, total, totalVat, vat: JSON.stringify(vat) })
    .execute();
  await trx
    .insertInto('creditNoteLines')
    .values(
      plan.lines.map(({ position }) => ({ invoiceId, position, companyId, creditNoteId: id })),
    )
    .execute();
  return number;
}

const amount = z.number().transform(minor);
const vatSchema = z.array(z.object({ rate: z.number(), amount, net: amount }));

/** The credit note written as an invoice is, with the number of the one it takes back. */
export async function findCreditNote(
  db: Database,
  companyId: string,
  id: string,
): Promise<(InvoiceRecord & { creditOf: number }) | null> {
  const note = await db
    .selectFrom('creditNotes')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  const invoice = note && (await findInvoice(db, companyId, note.invoiceId));
  if (!invoice) return null;
  const creditedRows = await db
    .selectFrom('creditNoteLines')
    .select('position')
    .where('creditNoteId', '=', id)
    .execute();
  const positions = new Set(creditedRows.map(({ position }) => position));
  const lines = invoice.lines.filter((_line, position) => positions.has(position));
  return {
    ...invoice,
    id,
    creditOf: invoice.number,
    number: note.number,
    issuedOn: note.issuedOn,
    vat: vatSchema.parse(note.vat),
    total: minor(note.total),
    totalVat: minor(note.totalVat),
    lines,
    orders: invoice.orders.filter((order) => lines.some(({ orderId }) => orderId === order.id)),
  };
}

/** What was taken back of an invoice, in minor units; `invoices` is the table beside it. */
export const creditedSum = sql<number>`(
  select coalesce(sum(credit_notes.total), 0)::int from credit_notes where credit_notes.invoice_id = invoices.id)`;

export async function findCreditDocument(
  db: Database,
  companyId: string,
  creditNoteId: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('creditNoteDocuments')
    .select('pdf')
    .where('companyId', '=', companyId)
    .where('creditNoteId', '=', creditNoteId)
    .executeTakeFirst();
  return row?.pdf ?? null;
}

/** The first one counts. */
export async function keepCreditDocument(
  db: Database,
  companyId: string,
  creditNoteId: string,
  pdf: Buffer,
  madeAt: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('creditNoteDocuments')
    .values({ companyId, creditNoteId, pdf, madeAt: new Date(madeAt.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
