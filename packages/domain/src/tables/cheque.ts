import type { CartLineVariation } from '../cart/cart-line.ts';
import { addMinor, type Minor, minor, subtractMinor } from '../money/minor.ts';

export type ChequeItem = {
  id: string;
  itemId: string;
  title: string;
  categoryId: string | null;
  vatRate: number;
  /** Variations included, before `discount`. */
  amount: Minor;
  discount: Minor;
  /** Ids of what was chosen, and the same with names and prices (DATA-22). */
  variations: string[];
  richVariations: CartLineVariation[];
};

export type Cheque = {
  id: string;
  venueId: string;
  tableId: string;
  createdAt: string;
  /** Verified payments only; never beyond amount minus discount (D-103). */
  paidAmount: Minor;
  items: ChequeItem[];
};

export type ChequeTotals = {
  amount: Minor;
  discount: Minor;
  /** TABLE-02: what the bill comes to. */
  total: Minor;
  paid: Minor;
  left: Minor;
  isPaid: boolean;
};

export function chequeTotals(cheque: Pick<Cheque, 'items' | 'paidAmount'>): ChequeTotals {
  const amount = addMinor(...cheque.items.map((item) => item.amount));
  const discount = addMinor(...cheque.items.map((item) => item.discount));
  const total = subtractMinor(amount, discount);
  const paid = minor(Math.min(total, cheque.paidAmount));
  const left = subtractMinor(total, paid);
  // An empty bill is a table that has just sat down, not one that may be closed.
  return { amount, discount, total, paid, left, isPaid: cheque.items.length > 0 && left === 0 };
}
