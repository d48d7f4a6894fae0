import type {
  InvoiceState,
  SalesBy,
  SalesComparison,
} from '@tallrik/contract/generated/staff-resolvers';
import type { ReportDays } from '@tallrik/domain/orders/books/report-days';
import type { Database } from '../../../platform/database/database.ts';
import type { BooksReader } from '../books/books-reader.ts';
import { readClosingCursor, readClosings, readVat } from '../books/closings.ts';
import { readMoneyBack, readPlace } from '../books/money-back.ts';
import { readSales } from '../books/sales.ts';
import { invoiceDay } from '../invoices/invoice-day.ts';
import { readCreditFacts, readInvoiceFacts, readNumber } from './invoice-facts.ts';
import {
  findOrderFacts,
  readOrderCursor,
  readOrderFacts,
  type OrdersWanted,
} from './order-facts.ts';

type Paged = { cursor: string | null; limit: number };
type Issued = { from?: string | undefined; to?: string | undefined };

/** `null` from a reader of cursors: it was given one that is none of this list. */
const placed = <Place>(
  cursor: string | null,
  read: (text: string) => Place | null,
): { place: Place | null } | 'BAD_CURSOR' => {
  if (cursor === null) return { place: null };
  const place = read(cursor);
  return place === null ? 'BAD_CURSOR' : { place };
};

/** A cursor stands in addresses, where a space would have to be written otherwise. */
const forAddress = (cursor: string): string => Buffer.from(cursor).toString('base64url');
const fromAddress = (text: string): string => Buffer.from(text, 'base64url').toString();

/**
 * What a company's own programs may read of orders and books (D-771): the office's own readers and no others, so that
 * no figure is counted twice in two ways.
 */
export const makeBooksForPrograms = ({
  reads: db,
  now,
}: {
  reads: Database;
  now: () => Temporal.Instant;
}) => ({
  orders: async (companyId: string, wanted: OrdersWanted, page: Paged) => {
    const at = placed(page.cursor, readOrderCursor);
    if (at === 'BAD_CURSOR') return at;
    return readOrderFacts(db, companyId, wanted, { after: at.place, limit: page.limit });
  },
  order: (companyId: string, orderId: string) => findOrderFacts(db, companyId, orderId),
  closings: async (reader: BooksReader, days: Partial<ReportDays>, page: Paged) => {
    const at = placed(page.cursor, (text) => readClosingCursor(fromAddress(text)));
    if (at === 'BAD_CURSOR') return at;
    const { limit } = page;
    const { closings, nextCursor } = await readClosings(db, reader, {
      before: at.place,
      limit,
      days,
    });
    return { closings, nextCursor: nextCursor ? forAddress(nextCursor) : null };
  },
  sales: (
    reader: BooksReader,
    request: { days: ReportDays; by: SalesBy; comparedWith: SalesComparison | null },
  ) => readSales(db, reader, { ...request, now: new Date(now().epochMilliseconds) }),
  vat: (reader: BooksReader, months: { from: string; to: string }) => readVat(db, reader, months),
  refunds: async (reader: BooksReader, days: ReportDays, page: Paged) => {
    const at = placed(page.cursor, readPlace);
    if (at === 'BAD_CURSOR') return at;
    return readMoneyBack(db, reader, days, { after: at.place, limit: page.limit });
  },
  invoices: async (
    companyId: string,
    wanted: { issued: Issued; state: InvoiceState | null },
    page: Paged,
  ) => {
    const at = placed(page.cursor, readNumber);
    if (at === 'BAD_CURSOR') return at;
    const request = { ...wanted, before: at.place, limit: page.limit };
    return readInvoiceFacts(db, companyId, request, invoiceDay(now()));
  },
  creditNotes: async (companyId: string, issued: Issued, page: Paged) => {
    const at = placed(page.cursor, readNumber);
    if (at === 'BAD_CURSOR') return at;
    return readCreditFacts(db, companyId, { before: at.place, limit: page.limit, issued });
  },
});
