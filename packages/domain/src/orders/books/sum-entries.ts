import { addMinor, type Minor, subtractMinor, ZERO } from '../../money/minor.ts';
import { amountOf, type AmountOfRate, type BookEntry } from './book-entries.ts';

/** What lines of the books come to. */
export type BookSums = {
  orders: number;
  /** Before discount. */
  dishes: Minor;
  fees: Minor;
  discount: Minor;
  /** Dishes and fees less discounts, VAT included, without tips. */
  turnover: Minor;
  tips: Minor;
  refunds: number;
  /** What went back of the sales, without tips. */
  refunded: Minor;
  refundedTips: Minor;
  salesByRate: AmountOfRate[];
  refundsByRate: AmountOfRate[];
};

const signed = (amount: Minor, sign: 1 | -1): Minor =>
  sign === 1 ? amount : subtractMinor(ZERO, amount);

export function sumEntries(entries: readonly BookEntry[]): BookSums {
  const sales = entries.filter(({ kind }) => kind === 'SALE');
  const refunds = entries.filter(({ kind }) => kind === 'REFUND');
  const sum = (of: readonly BookEntry[], read: (entry: BookEntry) => Minor) =>
    addMinor(...of.map((entry) => signed(read(entry), entry.sign)));
  const count = (of: readonly BookEntry[]) => of.reduce((total, { sign }) => total + sign, 0);
  return {
    orders: count(sales),
    dishes: sum(sales, ({ dishes }) => dishes),
    fees: sum(sales, ({ fees }) => fees),
    discount: sum(sales, ({ discount }) => discount),
    turnover: sum(sales, amountOf),
    tips: sum(sales, ({ tip }) => tip),
    refunds: count(refunds),
    refunded: sum(refunds, amountOf),
    refundedTips: sum(refunds, ({ tip }) => tip),
    salesByRate: sumByRate(sales),
    refundsByRate: sumByRate(refunds),
  };
}

/** Lowest rate first; what sums to nothing is left out. */
function sumByRate(entries: readonly BookEntry[]): AmountOfRate[] {
  return addRates(
    entries.flatMap(({ byRate, sign }) =>
      byRate.map(({ rate, gross, vat }) => ({
        rate,
        gross: signed(gross, sign),
        vat: signed(vat, sign),
      })),
    ),
  );
}

export function addRates(rows: readonly AmountOfRate[]): AmountOfRate[] {
  const sums = new Map<number, AmountOfRate>();
  for (const { rate, gross, vat } of rows) {
    const known = sums.get(rate) ?? { rate, gross: ZERO, vat: ZERO };
    sums.set(rate, { rate, gross: addMinor(known.gross, gross), vat: addMinor(known.vat, vat) });
  }
  return [...sums.values()]
    .filter(({ gross, vat }) => gross !== 0 || vat !== 0)
    .toSorted((one, other) => one.rate - other.rate);
}
