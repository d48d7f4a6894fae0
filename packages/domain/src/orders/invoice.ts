import { addMinor, type Minor, subtractMinor, ZERO } from '../money/minor.ts';
import { totalVatOf, type VatOfRate, vatPerRate } from '../money/vat.ts';
import { localized } from '../company/localized.ts';
import type { Language } from '../company/languages.ts';
import type { Order, OrderItem, OrderStatus } from './order.ts';

/** What one row of an invoice says. Amounts include VAT and have the discount taken off. */
export type InvoiceLine = {
  orderId: string;
  title: string;
  quantity: number;
  /** Null: a tip, which is no sale and carries no VAT (D-61). */
  vatRate: number | null;
  amount: Minor;
};

export type InvoiceTotals = {
  total: Minor;
  vat: VatOfRate[];
  totalVat: Minor;
  tip: Minor;
};

/** Only what was handed over is billed: anything else can still be rejected, and a bill cannot be taken back. */
export const isBillable = (status: OrderStatus): boolean => status === 'COMPLETED';

export type BilledOrder = Pick<Order, 'id' | 'items' | 'fees'> & { tip: Minor };

/** Equal dishes on one row, order by order; the rows sum to what the guests were shown. */
export function invoiceLines(
  orders: readonly BilledOrder[],
  reader: { language: Language; defaultLanguage: Language | null; tipTitle: string },
): InvoiceLine[] {
  return orders.flatMap((order) => [
    ...dishes(order, (item) =>
      localized(item.entry.item.titleLang, item.entry.item.title, reader.language, reader),
    ),
    ...order.fees.map(({ name, price }) => ({
      orderId: order.id,
      title: name,
      quantity: 1,
      vatRate: price.percentageVAT,
      amount: subtractMinor(price.amount, price.discount),
    })),
    ...(order.tip > 0
      ? [
          {
            orderId: order.id,
            title: reader.tipTitle,
            quantity: 1,
            vatRate: null,
            amount: order.tip,
          },
        ]
      : []),
  ]);
}

/** VAT is rounded once per rate over the whole invoice, so that its sums agree (D-61). */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const sold = lines.flatMap(({ amount, vatRate }) =>
    vatRate === null ? [] : [{ gross: amount, rate: vatRate }],
  );
  const vat = vatPerRate(sold);
  const tips = lines.filter(({ vatRate }) => vatRate === null).map(({ amount }) => amount);
  return {
    total: addMinor(...lines.map(({ amount }) => amount)),
    vat,
    totalVat: totalVatOf(vat),
    tip: addMinor(...tips),
  };
}

function dishes(order: BilledOrder, titleOf: (item: OrderItem) => string): InvoiceLine[] {
  const lines = new Map<string, InvoiceLine>();
  for (const item of order.items) {
    const title = titleOf(item);
    const vatRate = item.price.percentageVAT;
    const unit = subtractMinor(item.price.amount, item.price.discount);
    // Dishes with different extras or discounts cost differently: they are rows of their own.
    const key = JSON.stringify([item.entry.id, title, vatRate, unit]);
    const line = lines.get(key);
    lines.set(key, {
      orderId: order.id,
      title,
      quantity: (line?.quantity ?? 0) + 1,
      vatRate,
      amount: addMinor(line?.amount ?? ZERO, unit),
    });
  }
  return [...lines.values()];
}
