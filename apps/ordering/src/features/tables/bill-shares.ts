import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { FRACTION_TOLERANCE } from '@tallrik/domain/cart/decide/cheque-lines';
import { addMinor, minor, type Minor } from '@tallrik/domain/money/minor';
import { partOf } from '@tallrik/domain/money/part-of';
import type { Bill, BillItem } from './cheque-query.ts';

/** More would not fit around a table, and a share would be crumbs. */
export const MOST_GUESTS = 20;

/** What a guest takes over: these items, each shared by so many. */
export type BillChoice = { itemIds: readonly string[]; guests: number };

export type BillShare = { item: BillItem; fraction: number; amount: Minor };

/** Equal parts of an item; whoever comes last takes what is left, so that the parts sum to the whole (D-53). */
export function shareOfItem(item: BillItem, guests: number): BillShare {
  const even = 1 / guests;
  if (even >= item.left.fraction - FRACTION_TOLERANCE) {
    return { item, fraction: item.left.fraction, amount: item.left.amount };
  }
  return {
    item,
    fraction: even,
    amount: minor(Math.min(item.left.amount, partOf(item.total, even))),
  };
}

export const payableItems = (bill: Bill): BillItem[] =>
  bill.items.filter(({ isLocked, left }) => !isLocked && left.fraction > 0);

export const sharesOf = (bill: Bill, { itemIds, guests }: BillChoice): BillShare[] =>
  payableItems(bill)
    .filter(({ id }) => itemIds.includes(id))
    .map((item) => shareOfItem(item, guests))
    // The server refuses a part that rounds to nothing; it must not take the rest of the choice with it.
    .filter(({ item, amount }) => amount > 0 || item.total === 0);

export const amountOfShares = (shares: readonly BillShare[]): Minor =>
  addMinor(...shares.map(({ amount }) => amount));

/** As the server will have it: its amounts and VAT rates come from the bill, these only stand until they do (D-103). */
export const lineOfShare = ({ item, fraction, amount }: BillShare): CartLine => ({
  id: item.id,
  itemId: item.itemId,
  entryId: item.id,
  vatRate: 0,
  title: item.title,
  categoryId: item.categoryId,
  amount: item.total,
  variations: [],
  removedVariations: [],
  fraction,
  message: null,
  discount: minor(0),
  disableMembershipDiscounts: true,
  offerTitle: null,
  share: { amount, discount: minor(0) },
});

/** The choice as the address carries it: `items=a,b&guests=3`. */
export function readChoice(query: URLSearchParams): BillChoice {
  const guests = Number(query.get('guests') ?? '1');
  const isPossible = Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS;
  return {
    itemIds: (query.get('items') ?? '').split(',').filter(Boolean),
    guests: isPossible ? guests : 1,
  };
}
