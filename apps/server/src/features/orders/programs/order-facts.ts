import type { OfficeOrderRow, OrderStatus } from '@tallrik/contract/generated/staff-resolvers';
import { officeLines } from '@tallrik/domain/orders/office-lines';
import { receiptDiscounts, receiptTotals } from '@tallrik/domain/orders/receipt';
import type { Database } from '../../../platform/database/database.ts';
import { findOfficeOrderRow, findOfficeOrders } from '../office/office-orders.ts';
import type { OrderReader } from '../office/order-filter.ts';
import { readRefundsOf } from '../office/refund-store.ts';
import { readOrders } from '../order-store.ts';
import { readCursor, type HistoryCursor } from '../staff-orders.ts';

export type OrdersWanted = {
  from?: string | undefined;
  to?: string | undefined;
  venueIds: readonly string[] | null;
  status?: OrderStatus | undefined;
};

const readerOf = (companyId: string): OrderReader => ({
  companyId,
  venueIds: 'ALL',
  seesGuests: false,
});

export const readOrderCursor: (cursor: string) => HistoryCursor | null = readCursor;

/** Newest first, as the office lists them and without its rehearsals. */
export async function readOrderFacts(
  db: Database,
  companyId: string,
  { from, to, venueIds, status }: OrdersWanted,
  page: { after: HistoryCursor | null; limit: number },
) {
  const filter = {
    from: from ?? null,
    to: to ?? null,
    venueIds: venueIds && [...venueIds],
    statuses: status === undefined ? null : [status],
    isTest: false,
  };
  const { orders, nextCursor } = await findOfficeOrders(db, readerOf(companyId), filter, page);
  return { orders: await withLines(db, companyId, orders), nextCursor: nextCursor ?? null };
}

/** Null where it is not there, another company's, or a rehearsal. */
export async function findOrderFacts(db: Database, companyId: string, orderId: string) {
  const row = await findOfficeOrderRow(db, readerOf(companyId), orderId);
  return row && !row.isTest ? ((await withLines(db, companyId, [row]))[0] ?? null) : null;
}

async function withLines(db: Database, companyId: string, rows: readonly OfficeOrderRow[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const orders = await readOrders(db, (found) =>
    found.where('orders.companyId', '=', companyId).where('orders.id', 'in', ids),
  );
  const refunds = await readRefundsOf(db, ids);
  return rows.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.id);
    if (!order) return [];
    return [
      {
        id: row.id,
        number: row.easyId,
        venueId: row.venueId,
        createdAt: row.createdAt,
        desiredTime: order.desiredTime,
        status: row.status,
        rejectReason: order.rejectReason,
        serviceType: row.type,
        tableCode: row.tableCode ?? null,
        isPayLater: row.isPayLater,
        billId: order.chequeId,
        paymentKind: row.kind ?? null,
        currency: row.currency,
        total: row.total,
        tip: row.tip,
        refunded: row.refunded,
        lines: officeLines(order).map((line) => ({
          itemId: line.items[0]?.entry.item.id ?? null,
          title: line.title,
          quantity: line.quantity,
          added: line.added,
          removed: line.removed,
          amount: line.amount,
          discount: line.discount,
          vatRate: line.percentageVAT,
        })),
        fees: order.fees.map(({ name, price }) => ({
          name,
          amount: price.amount,
          discount: price.discount,
          vatRate: price.percentageVAT,
        })),
        discounts: receiptDiscounts(order).map(({ offer, amount }) => ({
          name: offer?.name ?? null,
          amount,
        })),
        vat: receiptTotals(order).vat.map(({ rate, amount, net }) => ({
          rate,
          gross: net + amount,
          net,
          vat: amount,
        })),
        refunds: refunds
          .filter(({ orderId }) => orderId === row.id)
          .map(({ id, at, amount, tip, reason, state }) => ({
            id,
            at,
            amount,
            tip,
            reason,
            state,
          })),
      },
    ];
  });
}
