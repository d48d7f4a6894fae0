import { type Minor, minor, subtractMinor, ZERO } from '../../money/minor.ts';
import { partOf } from '../../money/part-of.ts';
import { ok, type Result } from '../../result.ts';
import type { RepricedLine } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { CartRefusal } from '../refusal-codes.ts';
import {
  type CartWorld,
  type PayableCheque,
  type PayableChequeItem,
  refuse,
} from './cart-world.ts';

// Thirds do not add up to 1 in floating point; a guest who pays the last of three must not fail by 1e-16.
export const FRACTION_TOLERANCE = 1e-9;

/** A line's id is the cheque item's id; amounts come from the cheque, not from the menu (D-103). */
export function linesFromCheque(
  chequeId: string,
  claimed: readonly CartLine[],
  world: CartWorld,
): Result<CartLine[], CartRefusal> {
  const cheque = world.chequeOf(chequeId);
  return cheque ? linesOfBill(cheque, claimed) : refuse('CHEQUE_NOT_FOUND', chequeId);
}

/** What these lines cost on the bill as it stands, or the first of them that cannot be paid. */
export function linesOfBill(
  cheque: PayableCheque,
  claimed: readonly CartLine[],
): Result<CartLine[], CartRefusal> {
  if (!cheque.isOpen) return refuse('CHEQUE_CLOSED', cheque.id);
  const lines: CartLine[] = [];
  for (const line of claimed) {
    const item = cheque.items.find(({ id }) => id === line.id);
    if (!item) return refuse('CHEQUE_NOT_FOUND', line.id);
    if (item.left.fraction <= 0) return refuse('CHEQUE_ITEM_LOCKED', line.id);
    const isPossible =
      line.fraction > 0 && line.fraction <= item.left.fraction + FRACTION_TOLERANCE;
    if (!isPossible) return refuse('CHEQUE_FRACTION_TOO_LARGE', line.id);
    const share = shareOf(item, line.fraction);
    // 0.00002 of a dish pays nothing: its receipt would be empty and the dish as unpaid as before (F-12).
    if (share.amount === share.discount && item.amount > item.discount)
      return refuse('CHEQUE_SHARE_TOO_SMALL', line.id);
    lines.push({ ...lineOfCheque(item, line.fraction), share });
  }
  return ok(lines);
}

/** All that is left of an item. */
export const lineOfWhole = (item: PayableChequeItem): CartLine =>
  lineOfCheque(item, item.left.fraction);

function lineOfCheque(item: PayableChequeItem, fraction: number): CartLine {
  return {
    id: item.id,
    itemId: item.itemId,
    entryId: item.id,
    vatRate: item.vatRate,
    title: item.title,
    categoryId: item.categoryId,
    amount: item.amount,
    // The bill's amount includes them; they are here for the guest to read.
    variations: item.variations.map((variation) => ({ ...variation, amount: ZERO })),
    removedVariations: [],
    fraction,
    message: null,
    discount: item.discount,
    disableMembershipDiscounts: true,
    offerTitle: null,
  };
}

/** Whoever takes the last part pays all that is left, so the parts always sum to the item. */
export function shareOf(
  { amount, discount, left }: Pick<PayableChequeItem, 'amount' | 'discount' | 'left'>,
  fraction: number,
): NonNullable<CartLine['share']> {
  if (fraction >= left.fraction - FRACTION_TOLERANCE) {
    return { amount: left.amount, discount: left.discount };
  }
  // What is paid and what is off are split apart, each within what is left of it: split as amount
  // and discount, rounding could leave the last guest a discount larger than the dish.
  const part = (whole: Minor, rest: Minor) => Math.min(rest, partOf(whole, fraction));
  const off = part(discount, left.discount);
  const paid = part(subtractMinor(amount, discount), subtractMinor(left.amount, left.discount));
  return { amount: minor(paid + off), discount: minor(off) };
}

/** Lines whose share is not what it was: somebody paid the part beside it, and took or left an öre. */
export const changedShares = (
  before: readonly CartLine[],
  now: readonly CartLine[],
): RepricedLine[] =>
  now.flatMap(({ id, amount, vatRate, share }) => {
    const old = before.find((line) => line.id === id)?.share;
    if (!share || (old?.amount === share.amount && old.discount === share.discount)) return [];
    return [{ id, amount, vatRate, share }];
  });
