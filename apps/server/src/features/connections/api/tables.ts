import type { z } from 'zod';
import type {
  closingsAnswer,
  creditNotesAnswer,
  invoicesAnswer,
  ordersAnswer,
  refundsAnswer,
  salesAnswer,
  vatAnswer,
} from './answers.ts';
import type { ApiCell, ApiTable, Money } from './endpoint.ts';

const money = (minor: number | null): Money => ({ minor });

/** Columns by name, each with what it takes from a row. */
const tableOf = <Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => ApiCell>>,
): ApiTable => ({
  columns: Object.keys(columns),
  rows: rows.map((row) => Object.values(columns).map((cell) => cell(row))),
});

type VatSum = { rate: number; gross: number; net: number; vat: number };
type VatRow<Of> = { of: Of; side: string; sum: VatSum };

export const ordersTable = ({ orders }: z.output<typeof ordersAnswer>): ApiTable =>
  tableOf(orders, {
    order_id: ({ id }) => id,
    number: ({ number }) => number,
    venue_id: ({ venueId }) => venueId,
    created_at: ({ createdAt }) => createdAt,
    status: ({ status }) => status,
    service_type: ({ serviceType }) => serviceType,
    payment_kind: ({ paymentKind }) => paymentKind,
    is_pay_later: ({ isPayLater }) => String(isPayLater),
    bill_id: ({ billId }) => billId,
    currency: ({ currency }) => currency,
    total: ({ total }) => money(total),
    tip: ({ tip }) => money(tip),
    vat: ({ vat }) => money(vat.reduce((sum, { vat: of }) => sum + of, 0)),
    refunded: ({ refunded }) => money(refunded),
  });

export const closingsTable = ({ closings }: z.output<typeof closingsAnswer>): ApiTable =>
  tableOf(closings, {
    venue_id: ({ venueId }) => venueId,
    venue: ({ venueName }) => venueName,
    day: ({ day }) => day,
    number: ({ number }) => number,
    closed_at: ({ closedAt }) => closedAt,
    currency: ({ currency }) => currency,
    orders: ({ orders }) => orders,
    dishes: ({ dishes }) => money(dishes),
    fees: ({ fees }) => money(fees),
    discount: ({ discount }) => money(discount),
    turnover: ({ turnover }) => money(turnover),
    vat: ({ sales }) => money(sales.reduce((sum, { vat }) => sum + vat, 0)),
    tips: ({ tips }) => money(tips),
    refunds: ({ refunds }) => refunds,
    refunded: ({ refunded }) => money(refunded),
    refunded_vat: ({ back }) => money(back.reduce((sum, { vat }) => sum + vat, 0)),
    refunded_tips: ({ refundedTips }) => money(refundedTips),
  });

export const salesTable = (report: z.output<typeof salesAnswer>): ApiTable =>
  tableOf(report.rows, {
    [report.by.toLowerCase()]: ({ key }) => key,
    name: ({ label }) => label,
    amount: ({ amount }) => money(amount),
    orders: ({ orders }) => orders,
    units: ({ units }) => units,
    refunded: ({ refunded }) => money(refunded),
    seconds_waited: ({ secondsWaited }) => secondsWaited,
    before: ({ before }) => money(before),
    currency: () => report.currency,
  });

export const vatTable = ({ months, currency }: z.output<typeof vatAnswer>): ApiTable => {
  type Month = (typeof months)[number];
  const rows = months.flatMap((month): VatRow<Month>[] => [
    ...month.sales.map((sum) => ({ of: month, side: 'sales', sum })),
    ...month.back.map((sum) => ({ of: month, side: 'refunds', sum })),
  ]);
  return tableOf(rows, {
    month: ({ of }) => of.month,
    side: ({ side }) => side,
    rate: ({ sum }) => sum.rate,
    gross: ({ sum }) => money(sum.gross),
    net: ({ sum }) => money(sum.net),
    vat: ({ sum }) => money(sum.vat),
    currency: () => currency,
  });
};

export const refundsTable = ({ refunds, currency }: z.output<typeof refundsAnswer>): ApiTable =>
  tableOf(refunds, {
    refund_id: ({ id }) => id,
    order_id: ({ orderId }) => orderId,
    order_number: ({ orderNumber }) => orderNumber,
    venue_id: ({ venueId }) => venueId,
    at: ({ at }) => at,
    day: ({ day }) => day,
    amount: ({ amount }) => money(amount),
    tip: ({ tip }) => money(tip),
    payment_kind: ({ paymentKind }) => paymentKind,
    reason: ({ reason }) => reason,
    currency: () => currency,
  });

export const invoicesTable = ({ invoices }: z.output<typeof invoicesAnswer>): ApiTable =>
  tableOf(invoices, {
    number: ({ number }) => number,
    issued_on: ({ issuedOn }) => issuedOn,
    due_on: ({ dueOn }) => dueOn,
    customer: ({ customer }) => customer.name,
    organization_id: ({ customer }) => customer.organizationId,
    currency: ({ currency }) => currency,
    total: ({ total }) => money(total),
    vat: ({ totalVat }) => money(totalVat),
    credited: ({ credited }) => money(credited),
    state: ({ state }) => state,
    paid_at: ({ paidAt }) => paidAt,
    invoice_id: ({ id }) => id,
  });

export const creditNotesTable = ({ creditNotes }: z.output<typeof creditNotesAnswer>): ApiTable =>
  tableOf(creditNotes, {
    number: ({ number }) => number,
    invoice_number: ({ invoiceNumber }) => invoiceNumber,
    issued_on: ({ issuedOn }) => issuedOn,
    currency: ({ currency }) => currency,
    total: ({ total }) => money(total),
    vat: ({ totalVat }) => money(totalVat),
    credit_note_id: ({ id }) => id,
  });
