import type { Currency } from '@tallrik/domain/money/currency';
import { LONGEST_REPORT_MONTHS, readReportDays } from '@tallrik/domain/orders/books/report-days';
import { z } from 'zod';
import type { AdmittedKey } from '../keys/api-key-store.ts';
import {
  closingsAnswer,
  companyAnswer,
  creditNotesAnswer,
  invoicesAnswer,
  orderAnswer,
  ordersAnswer,
  refundsAnswer,
  salesAnswer,
  vatAnswer,
  venuesAnswer,
} from './answers.ts';
import type { ApiReads, ListedVenue } from './api-reads.ts';
import { endpoint, refused, type Endpoint, type Refused } from './endpoint.ts';
import * as given from './parameters.ts';
import {
  closingsTable,
  creditNotesTable,
  invoicesTable,
  ordersTable,
  refundsTable,
  salesTable,
  vatTable,
} from './tables.ts';

const LONGEST_PAGE = 100;
const LONGEST_LIST = 1_000;

const { cursor, format, from, to, venue } = given;
const NO_VENUE = refused(404, 'There is no such venue');
const NO_CURSOR = refused(400, 'cursor: not a cursor of this list');
const NO_DAYS = refused(
  400,
  `from, to: the days end before they begin, or are more than ${LONGEST_REPORT_MONTHS} months`,
);

const isBackwards = (first: string | undefined, last: string | undefined): boolean =>
  first !== undefined && last !== undefined && first > last;

/** Every address of `/api/v1`, over the readers that the office has (D-771). */
export function makeEndpoints(reads: ApiReads, menuAnswer: z.ZodType): Endpoint[] {
  /** The venue that was asked for, where it is the company's own. */
  async function readerOf(key: AdmittedKey, venueId: string | undefined) {
    const companyId = key.company.id;
    if (venueId === undefined) return { companyId, venueIds: 'ALL' as const };
    const own = (await reads.venues(companyId)).some(({ id }) => id === venueId.toLowerCase());
    return own ? { companyId, venueIds: [venueId] } : null;
  }
  /** A list of the books, with the currency its amounts are in. */
  const inCurrency = <Page extends object>(
    { company }: AdmittedKey,
    page: Page | 'BAD_CURSOR',
  ): (Page & { currency: Currency }) | Refused =>
    page === 'BAD_CURSOR' ? NO_CURSOR : { ...page, currency: company.currency };
  const pageOf = ({ cursor: at, limit }: { cursor?: string | undefined; limit: number }) => ({
    cursor: at ?? null,
    limit,
  });

  return [
    endpoint({
      path: '/company',
      operationId: 'company',
      summary: 'Whose figures the key opens, and what it may read',
      reads: null,
      query: z.strictObject({}),
      answer: companyAnswer,
      read: ({ company, name, reads: may, endsAt }) =>
        Promise.resolve({ ...company, key: { name, reads: may, endsAt } }),
    }),
    endpoint({
      path: '/venues',
      operationId: 'venues',
      summary: 'The restaurants of the company, also those that are closed for good',
      reads: null,
      query: z.strictObject({}),
      answer: venuesAnswer,
      read: async ({ company }) => ({ venues: (await reads.venues(company.id)).map(venueFacts) }),
    }),
    endpoint({
      path: '/orders',
      operationId: 'orders',
      summary: 'Orders with lines, VAT, payment and refunds, newest first',
      reads: 'ORDERS',
      query: z.strictObject({
        from: from.optional(),
        to: to.optional(),
        venue,
        state: given.orderState,
        cursor,
        limit: given.limit(LONGEST_PAGE),
        format,
      }),
      answer: ordersAnswer,
      read: async (key, request) => {
        if (isBackwards(request.from, request.to)) return NO_DAYS;
        const reader = await readerOf(key, request.venue);
        if (!reader) return NO_VENUE;
        const venueIds = reader.venueIds === 'ALL' ? null : reader.venueIds;
        const wanted = { from: request.from, to: request.to, venueIds, status: request.state };
        const page = await reads.books.orders(key.company.id, wanted, pageOf(request));
        return page === 'BAD_CURSOR' ? NO_CURSOR : page;
      },
      table: ordersTable,
    }),
    endpoint({
      path: '/orders/{id}',
      operationId: 'order',
      summary: 'One order, such as a webhook names it',
      reads: 'ORDERS',
      query: z.strictObject({ id: given.uuid }),
      answer: orderAnswer,
      read: async (key, { id }) =>
        (await reads.books.order(key.company.id, id)) ?? refused(404, 'There is no such order'),
    }),
    endpoint({
      path: '/closings',
      operationId: 'closings',
      summary: 'Closed days of each venue, newest first; they never change',
      reads: 'BOOKS',
      query: z.strictObject({
        from: from.optional(),
        to: to.optional(),
        venue,
        cursor,
        limit: given.limit(LONGEST_PAGE),
        format,
      }),
      answer: closingsAnswer,
      read: async (key, request) => {
        if (isBackwards(request.from, request.to)) return NO_DAYS;
        const reader = await readerOf(key, request.venue);
        if (!reader) return NO_VENUE;
        const days = {
          ...(request.from === undefined ? {} : { from: request.from }),
          ...(request.to === undefined ? {} : { to: request.to }),
        };
        const page = await reads.books.closings(reader, days, pageOf(request));
        return page === 'BAD_CURSOR' ? NO_CURSOR : page;
      },
      table: closingsTable,
    }),
    endpoint({
      path: '/reports/sales',
      operationId: 'sales',
      summary: 'Sales by one thing, as the page Reports has them',
      reads: 'BOOKS',
      query: z.strictObject({
        from,
        to,
        by: given.salesBy,
        comparedWith: given.comparedWith,
        venue,
        format,
      }),
      answer: salesAnswer,
      read: async (key, { by, comparedWith, venue: venueId, ...days }) => {
        const read = readReportDays(days);
        if (!read.ok) return NO_DAYS;
        const reader = await readerOf(key, venueId);
        if (!reader) return NO_VENUE;
        const request = { days: read.value, by, comparedWith: comparedWith ?? null };
        return { ...(await reads.books.sales(reader, request)), currency: key.company.currency };
      },
      table: salesTable,
    }),
    endpoint({
      path: '/reports/vat',
      operationId: 'vat',
      summary: 'VAT by rate and month, sales and refunds apart, of the closed days',
      reads: 'BOOKS',
      query: z.strictObject({ fromMonth: given.month, toMonth: given.month, venue, format }),
      answer: vatAnswer,
      read: async (key, { fromMonth, toMonth, venue: venueId }) => {
        if (!readReportDays({ from: `${fromMonth}-01`, to: `${toMonth}-01` }).ok) return NO_DAYS;
        const reader = await readerOf(key, venueId);
        if (!reader) return NO_VENUE;
        const months = await reads.books.vat(reader, { from: fromMonth, to: toMonth });
        return { months, currency: key.company.currency };
      },
      table: vatTable,
    }),
    endpoint({
      path: '/refunds',
      operationId: 'refunds',
      summary: 'What went back, on the day it did, oldest first; its sum is the report’s',
      reads: 'BOOKS',
      query: z.strictObject({
        from,
        to,
        venue,
        cursor,
        limit: given.limit(LONGEST_LIST),
        format,
      }),
      answer: refundsAnswer,
      read: async (key, request) => {
        const days = readReportDays(request);
        if (!days.ok) return NO_DAYS;
        const reader = await readerOf(key, request.venue);
        if (!reader) return NO_VENUE;
        return inCurrency(key, await reads.books.refunds(reader, days.value, pageOf(request)));
      },
      table: refundsTable,
    }),
    endpoint({
      path: '/invoices',
      operationId: 'invoices',
      summary: 'Invoices to business customers, newest first',
      reads: 'INVOICES',
      query: z.strictObject({
        from: from.optional(),
        to: to.optional(),
        state: given.invoiceState,
        cursor,
        limit: given.limit(LONGEST_PAGE),
        format,
      }),
      answer: invoicesAnswer,
      read: async (key, request) => {
        if (isBackwards(request.from, request.to)) return NO_DAYS;
        const wanted = {
          issued: { from: request.from, to: request.to },
          state: request.state ?? null,
        };
        const page = await reads.books.invoices(key.company.id, wanted, pageOf(request));
        return page === 'BAD_CURSOR' ? NO_CURSOR : page;
      },
      table: invoicesTable,
    }),
    endpoint({
      path: '/credit-notes',
      operationId: 'creditNotes',
      summary: 'Credit notes, newest first; amounts are above zero',
      reads: 'INVOICES',
      query: z.strictObject({
        from: from.optional(),
        to: to.optional(),
        cursor,
        limit: given.limit(LONGEST_PAGE),
        format,
      }),
      answer: creditNotesAnswer,
      read: async (key, request) => {
        if (isBackwards(request.from, request.to)) return NO_DAYS;
        const issued = { from: request.from, to: request.to };
        const page = await reads.books.creditNotes(key.company.id, issued, pageOf(request));
        return page === 'BAD_CURSOR' ? NO_CURSOR : page;
      },
      table: creditNotesTable,
    }),
    endpoint({
      path: '/menu',
      operationId: 'menu',
      summary: 'The whole menu, as the office exports it',
      reads: 'MENU',
      query: z.strictObject({}),
      answer: menuAnswer,
      read: ({ company }) => reads.menu(company.id),
    }),
  ];
}

const venueFacts = ({ location, active, deleted, ...venueOf }: ListedVenue) => ({
  ...venueOf,
  street: location?.street ?? null,
  zip: location?.zip ?? venueOf.zip,
  city: location?.city ?? null,
  isActive: active && !deleted,
});
