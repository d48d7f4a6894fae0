import { CURRENCIES } from '@tallrik/domain/money/currency';
import { ORDER_STATUSES } from '@tallrik/domain/orders/order';
import { REFUND_REASONS } from '@tallrik/domain/orders/refund';
import { API_READS } from '@tallrik/domain/company/api-keys';
import { z } from 'zod';

/**
 * What the programming interface answers. Everything that leaves goes through these: a field that is not named here,
 * such as a guest's name, cannot slip out (D-771).
 */
const minor = z.int().describe('In the smallest unit of the currency, such as öre or cents.');
const count = z.int();
const moment = z.string().describe('An instant, such as 2026-11-18T18:30:00.000Z.');
export const day = z.string().describe('A day, such as 2026-11-18.');
const id = z.guid();
const currency = z.enum(CURRENCIES);
const nextCursor = z
  .string()
  .nullable()
  .describe('Send it as `cursor` for the next page; null: this is the last.');
const paymentKind = z
  .string()
  .describe('CARD, INVOICE, FREE, LATER, COUNTER, or empty where no payment is written down.');

/** May be left out where it is read, and is null where it leaves. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().default(null as never);

const vatSum = z
  .object({
    rate: z.number().describe('Percent.'),
    gross: minor,
    net: minor,
    vat: minor,
  })
  .meta({ id: 'VatSum', description: 'What came together at one rate of VAT.' });

export const companyAnswer = z.object({
  id,
  name: z.string(),
  currency,
  country: z.string(),
  key: z.object({
    name: z.string(),
    reads: z.array(z.enum(API_READS)),
    endsAt: moment.nullable(),
  }),
});

export const venuesAnswer = z.object({
  venues: z.array(
    z
      .object({
        id,
        name: z.string(),
        timeZone: z.string(),
        organizationId: z.string().nullable(),
        street: z.string().nullable(),
        zip: z.string().nullable(),
        city: z.string().nullable(),
        isActive: z.boolean().describe('False: switched off or archived.'),
      })
      .meta({ id: 'Venue' }),
  ),
});

const line = z
  .object({
    itemId: z.string().nullable(),
    title: z.string(),
    quantity: count,
    added: z.array(z.string()),
    removed: z.array(z.string()),
    amount: minor.describe('Before discount, for all of them, VAT included.'),
    discount: minor,
    vatRate: z.number(),
  })
  .meta({ id: 'OrderLine', description: 'Equal dishes of an order.' });

export const orderAnswer = z
  .object({
    id,
    number: z.string().describe('What is called out; it comes again after some days.'),
    venueId: id,
    createdAt: moment,
    desiredTime: moment.nullable().describe('Null: as soon as possible.'),
    status: z.enum(ORDER_STATUSES),
    rejectReason: z.string().nullable(),
    serviceType: z.string(),
    tableCode: z.string().nullable(),
    isPayLater: z.boolean().describe('Dishes of a table: no sale before its bill is paid.'),
    billId: id.nullable().describe('Set on the receipt of a paid bill.'),
    paymentKind: paymentKind.nullable(),
    currency,
    total: minor.describe('What was paid, VAT and tip included.'),
    tip: minor,
    refunded: minor,
    lines: z.array(line),
    fees: z.array(
      z.object({ name: z.string(), amount: minor, discount: minor, vatRate: z.number() }),
    ),
    discounts: z.array(
      z.object({
        name: z.string().nullable().describe('Null: a code, a membership or an offer on all.'),
        amount: minor,
      }),
    ),
    vat: z.array(vatSum).describe('Without the tip, lowest rate first.'),
    refunds: z.array(
      z.object({
        id,
        at: moment,
        amount: minor,
        tip: minor,
        reason: z.enum(REFUND_REASONS).nullable(),
        state: z.enum(['WAITING', 'ASKED', 'CONFIRMED', 'REFUSED']),
      }),
    ),
  })
  .meta({ id: 'Order', description: 'An order or the receipt of a bill, without its guest.' });

export const ordersAnswer = z.object({ orders: z.array(orderAnswer), nextCursor });

const closing = z
  .object({
    id,
    number: count.describe('Running per venue, without gaps.'),
    venueId: id,
    venueName: z.string(),
    organizationId: orNull(z.string()),
    timeZone: z.string(),
    day,
    beginsAt: moment,
    endsAt: moment,
    closedAt: moment,
    currency,
    orders: count,
    dishes: minor.describe('Before discounts.'),
    fees: minor,
    discount: minor,
    turnover: minor.describe('Dishes and fees less discounts, VAT included, without tips.'),
    tips: minor,
    sales: z.array(vatSum),
    kinds: z.array(z.object({ kind: paymentKind, orders: count, amount: minor })),
    refunds: count,
    refunded: minor.describe('What went back of sales, without tips.'),
    refundedTips: minor,
    back: z.array(vatSum),
    rejected: z.array(z.object({ reason: z.string(), orders: count, amount: minor })),
    takenBack: z.object({ orders: count, amount: minor }),
    openBills: z.object({ bills: count, amount: minor }),
    firstOrder: orNull(z.string()),
    lastOrder: orNull(z.string()),
  })
  .meta({ id: 'Closing', description: 'A closed day of a venue: it never changes.' });

export const closingsAnswer = z.object({ closings: z.array(closing), nextCursor });

export const SALES_BY = [
  'DAY',
  'HOUR',
  'WEEKDAY',
  'MONTH',
  'ITEM',
  'CATEGORY',
  'OPTION',
  'VENUE',
  'SERVICE_TYPE',
  'PAYMENT_KIND',
  'DISCOUNT',
  'REJECT_REASON',
  'REJECT_HOUR',
] as const;

const salesSums = z
  .object({
    orders: count,
    dishes: minor,
    fees: minor,
    discount: minor,
    turnover: minor,
    tips: minor,
    refunds: count,
    refunded: minor,
    rejected: count,
  })
  .meta({ id: 'SalesSums' });

export const salesAnswer = z.object({
  currency,
  by: z.enum(SALES_BY),
  from: day,
  to: day,
  beforeFrom: orNull(day),
  beforeTo: orNull(day),
  rows: z.array(
    z.object({
      key: z.string().describe('A day, an hour, an id or a word; empty for what has none.'),
      label: orNull(z.string()),
      amount: minor,
      orders: orNull(count),
      units: orNull(count),
      refunded: orNull(minor),
      secondsWaited: orNull(z.int()),
      before: orNull(minor),
    }),
  ),
  total: salesSums,
  before: orNull(salesSums),
  clocks: z.array(z.object({ timeZone: z.string(), begins: z.int() })),
});

export const vatAnswer = z.object({
  currency,
  months: z.array(
    z.object({
      month: z.string().describe('Such as 2026-11.'),
      days: count.describe('How many days were closed in it, over all venues.'),
      sales: z.array(vatSum),
      back: z.array(vatSum),
    }),
  ),
});

export const refundsAnswer = z.object({
  currency,
  refunds: z.array(
    z
      .object({
        id,
        orderId: id,
        orderNumber: z.string(),
        venueId: id,
        at: moment,
        day,
        amount: minor.describe(
          'Without the tip; below zero where a late rejection of the order takes it out again.',
        ),
        tip: minor,
        paymentKind,
        reason: z.enum(REFUND_REASONS).nullable(),
      })
      .meta({ id: 'Refund' }),
  ),
  nextCursor,
});

export const INVOICE_STATES = ['TO_BE_MAILED', 'SENT', 'OVERDUE', 'PAID', 'CREDITED'] as const;

export const invoicesAnswer = z.object({
  invoices: z.array(
    z
      .object({
        id,
        number: count,
        issuedOn: day,
        dueOn: day,
        periodStart: day,
        periodEnd: day,
        customer: z.object({ id, name: z.string(), organizationId: z.string().nullable() }),
        currency,
        total: minor,
        totalVat: minor,
        vat: z.array(vatSum),
        credited: minor,
        state: z.enum(INVOICE_STATES),
        paidAt: orNull(moment),
      })
      .meta({ id: 'Invoice' }),
  ),
  nextCursor,
});

export const creditNotesAnswer = z.object({
  creditNotes: z.array(
    z
      .object({
        id,
        number: count,
        invoiceId: id,
        invoiceNumber: count,
        issuedOn: day,
        currency,
        total: minor,
        totalVat: minor,
        vat: z.array(vatSum),
      })
      .meta({ id: 'CreditNote' }),
  ),
  nextCursor,
});

export const problemAnswer = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    traceId: z.string(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457.' });
