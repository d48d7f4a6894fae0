import type { OfficeOrder, OfficeReceipt } from '@tallrik/contract/generated/staff-resolvers';
import type { Language } from '@tallrik/domain/company/languages';
import { subtractMinor, ZERO } from '@tallrik/domain/money/minor';
import { officeLines } from '@tallrik/domain/orders/office-lines';
import { receiptDiscounts, receiptTotals } from '@tallrik/domain/orders/receipt';
import { refundLeft } from '@tallrik/domain/orders/refund';
import { refundBlock } from '@tallrik/domain/orders/refund-block';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { forbidden } from '../../../platform/graphql/errors.ts';
import { wholeDiscount } from '../books/whole-discount.ts';
import { receiptView, type ReceiptTexts, type Seller } from '../mail/receipt-view.ts';
import { findOrder, type OrderRecord } from '../order-store.ts';
import { findOfficeOrderRow } from './office-orders.ts';
import { readOrderChargebacks } from './order-chargebacks.ts';
import type { OrderReader } from './order-filter.ts';
import { isTooOld, readBilling, refundableOrder, type RefundDeps } from './refund-order.ts';
import { readRefunds } from './refund-store.ts';

export type OfficeOrderDeps = {
  db: Database;
  now: () => Temporal.Instant;
  findSeller: (companyId: string, venueId: string) => Promise<Seller | null>;
  textsIn: (language: Language) => ReceiptTexts;
  /** What stands for its money, to look at. */
  findMoneyOfOrder: RefundDeps['lockMoneyOfOrder'];
};

/** The order's page; null where it is not there for this caller. */
export async function readOfficeOrder(
  deps: OfficeOrderDeps,
  reader: OrderReader,
  orderId: string,
): Promise<OfficeOrder | null> {
  const { db, now } = deps;
  const row = await findOfficeOrderRow(db, { ...reader, venueIds: 'ALL' }, orderId);
  const order = row && (await findOrder(db, orderId));
  if (!order) return null;
  if (reader.venueIds !== 'ALL' && !reader.venueIds.includes(order.venueId))
    throw forbidden('This order is not of your venues');
  const money = await deps.findMoneyOfOrder(db, order.companyId, orderId);
  const left = refundLeft(
    money
      ? await refundableOrder(db, order, money)
      : { items: order.items, fees: order.fees, paid: ZERO, tip: ZERO, past: [] },
  );
  const billing = await readBilling(db, orderId);
  const block = refundBlock({ ...order, ...billing }, money, left.amount);
  const { guestName, guestId, discountName, ...around } = await readAround(db, orderId);
  const refunds = await readRefunds(db, orderId);
  const { vat } = receiptTotals(order);
  return {
    row,
    ...around,
    guestName: reader.seesGuests ? guestName : null,
    guestId: reader.seesGuests ? guestId : null,
    lines: officeLines(order).map((line) => ({
      ...line,
      left: line.items.filter(({ id }) => left.itemIds.has(id)).length,
    })),
    fees: order.fees.map(({ name, price }) => ({
      name,
      amount: subtractMinor(price.amount, price.discount),
    })),
    discounts: receiptDiscounts(order).map(({ offer, amount }) => ({
      name: offer?.name ?? discountName,
      amount,
    })),
    vat: vat.map(({ rate, amount, net }) => ({ rate, vat: amount, net, gross: net + amount })),
    comment: order.comment,
    desiredTime: order.desiredTime,
    estimatedFinishTime: order.estimatedFinishTime,
    rejectReason: order.rejectReason,
    refunds,
    refundable: block === null ? left.amount : 0,
    owedAtCounter: money?.owed ?? 0,
    counterKind: money?.counterKind ?? null,
    refundBlockedBy: block ?? (isTooOld(reader.venueIds, order, now()) ? 'TOO_OLD' : null),
    receipt: await receiptOf(deps, order),
    chargebacks: await readOrderChargebacks(db, order.companyId, orderId),
  };
}

/** What its guest gets by mail: the guests' own page is for who is signed in there. */
async function receiptOf(deps: OfficeOrderDeps, order: OrderRecord): Promise<OfficeReceipt | null> {
  const seller = await deps.findSeller(order.companyId, order.venueId);
  if (!seller) return null;
  const language = seller.company.defaultLanguage ?? 'en';
  const view = receiptView(order, seller, language, deps.textsIn(language));
  const { locale, title, orderNumber: number, facts, notes, lines, sums, total, vat, store } = view;
  return { locale, title, number, facts, notes, lines, sums, total, vat, store };
}

type Around = Pick<
  OfficeOrder,
  | 'guestName'
  | 'guestId'
  | 'venueName'
  | 'paymentState'
  | 'paymentSince'
  | 'pspReference'
  | 'chequeId'
  | 'receiptIds'
  | 'invoiceNumber'
>;

async function readAround(
  db: Database,
  orderId: string,
): Promise<Around & { discountName: string | null }> {
  const { rows } = await sql<
    Omit<Around, 'paymentSince'> & { paymentSince: Date | null; discountName: string | null }
  >`
    select ${wholeDiscount(sql`orders.id`, sql`orders.cheque_id is not null`)} ->> 'name' as discount_name,
      venues.name as venue_name, coalesce(orders.guest_name, users.name) as guest_name, payments.state as payment_state,
      case when users.activated and not users.deleted and not orders.is_test then users.id end as guest_id,
      payments.state_since as payment_since, payments.psp_reference, invoices.number as invoice_number,
      coalesce(orders.cheque_id, bill.cheque_id) as cheque_id, coalesce(bill.receipt_ids, '{}') as receipt_ids
    from orders
    join venues on venues.id = orders.venue_id
    left join payments on payments.order_id = orders.id
    left join invoices on invoices.id = orders.invoice_id
    left join users on users.id = orders.user_id
    left join lateral (
      select max(cheque_items.cheque_id::text)::uuid as cheque_id,
        array_agg(distinct cheque_shares.receipt_id) filter (where cheque_shares.receipt_id is not null) as receipt_ids
      from cheque_items left join cheque_shares on cheque_shares.cheque_item_id = cheque_items.id
      where cheque_items.order_id = orders.id) as bill on true
    where orders.id = ${orderId}::uuid`.execute(db);
  const [around] = rows;
  if (!around) throw new Error(`Order ${orderId} is gone`);
  return { ...around, paymentSince: around.paymentSince?.toISOString() ?? null };
}
