import { addMinor, type Minor, subtractMinor, ZERO } from '../../money/minor.ts';
import { vatOf } from '../../money/vat.ts';
import type { Order, Price } from '../order.ts';
import { businessDay, isDayClosed, wallOf, type VenueClock } from './business-day.ts';

/** What the books have to know of an order. */
export type BookOrder = Pick<Order, 'id' | 'venueId' | 'status' | 'isTest' | 'createdAt'> & {
  isPayLater: boolean;
  tip: Minor;
  items: readonly { price: Pick<Price, 'amount' | 'discount' | 'percentageVAT'> }[];
  fees: readonly { price: Pick<Price, 'amount' | 'discount' | 'percentageVAT'> }[];
  /** When the kitchen or the server rejected it; null for all others. */
  rejectedAt: string | null;
  refunds: readonly BookRefund[];
};

/** What went back of an order, and what of the sale that took back. */
export type BookRefund = {
  at: string;
  /** Tip included. */
  amount: Minor;
  tip: Minor;
  byRate: readonly AmountOfRate[];
};

export type AmountOfRate = { rate: number; gross: Minor; vat: Minor };

/**
 * One line of the books. A sale counts on the day the order was made, a refund on the day it was given, and a rejection
 * after its day was closed takes both back on the day of the rejection (O-09).
 */
export type BookEntry = {
  kind: 'SALE' | 'REFUND';
  /** -1: takes back what an earlier line said. */
  sign: 1 | -1;
  orderId: string;
  venueId: string;
  /** The venue's day it belongs to. */
  day: string;
  /** The hour on the venue's wall, 0 to 23. */
  hour: number;
  /** Of a sale before discount; of a refund what went back of the sale. */
  dishes: Minor;
  fees: Minor;
  discount: Minor;
  tip: Minor;
  byRate: readonly AmountOfRate[];
};

/** What it adds to the turnover, or to what went back, VAT included and without tip. */
export const amountOf = ({ dishes, fees, discount }: BookEntry): Minor =>
  subtractMinor(addMinor(dishes, fees), discount);

/** Whether an order is in the books at all: rehearsals are not, and what goes onto a bill is its receipts' (MONEY-20). */
const isBooked = ({ isTest, isPayLater }: Pick<BookOrder, 'isTest' | 'isPayLater'>): boolean =>
  !isTest && !isPayLater;

/** Everything the books say about an order, in the order it happened. */
export function bookEntries(order: BookOrder, clock: VenueClock): BookEntry[] {
  if (!isBooked(order)) return [];
  const soldAt = Temporal.Instant.from(order.createdAt);
  const rejectedAt =
    order.status === 'REJECTED' ? Temporal.Instant.from(order.rejectedAt ?? order.createdAt) : null;
  const soldOn = businessDay(soldAt, clock);
  // Rejected while its day was open, it counts nowhere.
  if (rejectedAt && !isDayClosed(soldOn, rejectedAt, clock)) return [];
  const at = (instant: Temporal.Instant) => ({
    orderId: order.id,
    venueId: order.venueId,
    day: businessDay(instant, clock),
    hour: wallOf(instant, clock).hour,
  });
  const entries: BookEntry[] = [
    { ...at(soldAt), kind: 'SALE', sign: 1, ...soldOf(order) },
    ...order.refunds.map((refund): BookEntry => {
      const back = { ...at(Temporal.Instant.from(refund.at)), ...backOf(refund) };
      return { ...back, kind: 'REFUND', sign: 1 };
    }),
  ];
  if (!rejectedAt) return entries;
  const takenBack = entries.map((entry): BookEntry => ({ ...entry, ...at(rejectedAt), sign: -1 }));
  return [...entries, ...takenBack];
}

type Amounts = Pick<BookEntry, 'dishes' | 'fees' | 'discount' | 'tip' | 'byRate'>;

function soldOf(order: Pick<BookOrder, 'items' | 'fees' | 'tip'>): Amounts {
  const prices = (lines: BookOrder['items']) => lines.map(({ price }) => price);
  const all = prices([...order.items, ...order.fees]);
  const grossOfRate = new Map<number, Minor>();
  for (const { percentageVAT, amount, discount } of all)
    grossOfRate.set(
      percentageVAT,
      addMinor(grossOfRate.get(percentageVAT) ?? ZERO, subtractMinor(amount, discount)),
    );
  return {
    dishes: addMinor(...prices(order.items).map(({ amount }) => amount)),
    fees: addMinor(...prices(order.fees).map(({ amount }) => amount)),
    discount: addMinor(...all.map(({ discount }) => discount)),
    tip: order.tip,
    // As on the order's own receipt (D-61): the VAT of many receipts is the sum of theirs.
    byRate: [...grossOfRate]
      .toSorted(([one], [other]) => one - other)
      .map(([rate, gross]) => ({ rate, gross, vat: vatOf(gross, rate) })),
  };
}

const backOf = ({ amount, tip, byRate }: BookRefund): Amounts => ({
  dishes: subtractMinor(amount, tip),
  fees: ZERO,
  discount: ZERO,
  tip,
  byRate,
});
