import { LANGUAGES } from '@tallrik/domain/company/languages';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { minor } from '@tallrik/domain/money/minor';
import { z } from 'zod';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { InvoiceParty, InvoiceRecord } from './invoice-record.ts';

const partySchema: z.ZodType<InvoiceParty> = z.object({
  name: z.string(),
  organizationId: z.string().nullable(),
  email: z.string().nullable(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
});
const amount = z.number().transform(minor);
const vatSchema = z.array(z.object({ rate: z.number(), amount, net: amount }));

export type StoredInvoice = InvoiceRecord & { mailedAt: Date | null };

export async function findInvoice(
  db: Database,
  companyId: string,
  invoiceId: string,
): Promise<StoredInvoice | null> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  if (!row) return null;
  const [lines, orders] = await Promise.all([
    db
      .selectFrom('invoiceLines')
      .select(['orderId', 'title', 'quantity', 'vatRate', 'amount'])
      .where('invoiceId', '=', invoiceId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('orders')
      .innerJoin('venues', 'venues.id', 'orders.venueId')
      .select([
        'orders.id',
        'orders.easyId',
        'orders.createdAt',
        'venues.name as venueName',
        'venues.timeZone',
      ])
      .where('orders.invoiceId', '=', invoiceId)
      .orderBy('orders.createdAt')
      .orderBy('orders.id')
      .execute(),
  ]);
  return {
    ...row,
    currency: columnOneOf(CURRENCIES, row.currency),
    language: columnOneOf(LANGUAGES, row.language),
    seller: partySchema.parse(row.seller),
    buyer: partySchema.parse(row.buyer),
    vat: vatSchema.parse(row.vat),
    total: minor(row.total),
    totalVat: minor(row.totalVat),
    orders: orders.map(({ createdAt, ...order }) => ({
      ...order,
      orderedAt: createdAt.toISOString(),
    })),
    lines: lines.map((line) => ({ ...line, amount: minor(line.amount) })),
  };
}

export async function findInvoiceDocument(
  db: Database,
  companyId: string,
  invoiceId: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('invoiceDocuments')
    .select('pdf')
    .where('companyId', '=', companyId)
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst();
  return row?.pdf ?? null;
}

/** The first one counts: what was sent is never replaced by what would be sent today. */
export async function keepInvoiceDocument(
  db: Database,
  companyId: string,
  invoiceId: string,
  pdf: Buffer,
  madeAt: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('invoiceDocuments')
    .values({ companyId, invoiceId, pdf, madeAt: new Date(madeAt.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markInvoiceMailed(
  db: Database,
  companyId: string,
  invoiceId: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ mailedAt: new Date(at.epochMilliseconds) })
    .where('companyId', '=', companyId)
    .where('id', '=', invoiceId)
    .execute();
}
