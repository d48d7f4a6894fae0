import type { Localized } from '../company/languages.ts';
import { addMinor, type Minor, subtractMinor, ZERO } from '../money/minor.ts';
import { totalVatOf, type VatOfRate, vatPerRate } from '../money/vat.ts';
import { historyAmount } from './order-lists.ts';
import type { Order, OrderItem } from './order.ts';

type Named = { id: string; name: string; nameLang: Localized };

export type ReceiptLine = {
  title: string;
  titleLang: Localized;
  quantity: number;
  /** Before discount, for all units. */
  amount: Minor;
  /** Marked (+) and (-) (ORDER-21). */
  added: Named[];
  removed: Named[];
  ageRestricted: boolean;
};

export type ReceiptTotals = {
  discount: Minor;
  tip: Minor;
  /** What was paid: items minus discount, fees and tip. */
  total: Minor;
  vat: VatOfRate[];
  totalVat: Minor;
  /** Without the tip, which carries no VAT and is no sale (D-61). */
  totalExcludingVat: Minor;
};

/** ORDER-21: equal dishes on one row, as they were called out. */
export function receiptLines(order: Pick<Order, 'items'>): ReceiptLine[] {
  const lines = new Map<string, ReceiptLine>();
  for (const item of order.items) {
    const key = sameness(item);
    const line = lines.get(key);
    lines.set(
      key,
      line
        ? { ...line, quantity: line.quantity + 1, amount: addMinor(line.amount, item.price.amount) }
        : receiptLine(item),
    );
  }
  return [...lines.values()];
}

/** What was taken off, by the offer that took it; null: a code or the membership. */
export type ReceiptDiscount = { offer: Named | null; amount: Minor };

/** ORDER-22: the rows sum to the receipt's discount. */
export function receiptDiscounts(order: Pick<Order, 'items' | 'fees'>): ReceiptDiscount[] {
  const discounts = new Map<string, ReceiptDiscount>();
  const takeOff = (offer: Named | null, amount: Minor) => {
    if (amount === ZERO) return;
    const key = offer?.id ?? '';
    discounts.set(key, { offer, amount: addMinor(discounts.get(key)?.amount ?? ZERO, amount) });
  };
  for (const { offer, price } of order.items) takeOff(offer, price.discount);
  for (const { price } of order.fees) takeOff(null, price.discount);
  return [...discounts.values()];
}

/** ORDER-22, ORDER-23 */
export function receiptTotals(order: Pick<Order, 'items' | 'fees' | 'payment'>): ReceiptTotals {
  const prices = [...order.items, ...order.fees].map(({ price }) => price);
  const sold = historyAmount(order);
  const tip = order.payment?.tip ?? ZERO;
  const vat = vatPerRate(
    prices.map((price) => ({
      gross: subtractMinor(price.amount, price.discount),
      rate: price.percentageVAT,
    })),
  );
  const totalVat = totalVatOf(vat);
  return {
    discount: addMinor(...prices.map((price) => price.discount)),
    tip,
    total: addMinor(sold, tip),
    vat,
    totalVat,
    totalExcludingVat: subtractMinor(sold, totalVat),
  };
}

/** ORDER-30, D-25: at a table the food comes to the guest; nobody listens for a number. */
export const isOrderNumberBannerShown = (isQrOrder: boolean, hasTableFlag: boolean): boolean =>
  !(isQrOrder && hasTableFlag);

/** ORDER-25 */
export const canEmailReceipt = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'REJECTED';

const receiptLine = (item: OrderItem): ReceiptLine => ({
  title: item.entry.item.title,
  titleLang: item.entry.item.titleLang,
  quantity: 1,
  amount: item.price.amount,
  added: item.variations,
  removed: item.removedVariations,
  ageRestricted: item.ageRestricted,
});

export const sameness = (item: OrderItem): string =>
  JSON.stringify([
    item.entry.id,
    item.price.amount,
    item.offer?.id ?? null,
    item.variations.map(({ id }) => id).toSorted(),
    item.removedVariations.map(({ id }) => id).toSorted(),
  ]);
