import type { PayableCheque } from '../cart/decide/cart-world.ts';
import { FRACTION_TOLERANCE } from '../cart/decide/cheque-lines.ts';
import { addMinor, type Minor, minor, subtractMinor } from '../money/minor.ts';
import { isSelectable } from './cheque-claims.ts';

/** TABLE-03, TABLE-04: with one item only there is nothing to choose. */
export function payOrSplitStep(
  cheque: PayableCheque,
): { step: 'CHOOSE' } | { step: 'CHECKOUT'; itemIds: string[] } | { step: 'NOTHING_LEFT' } {
  const selectable = cheque.items.filter(isSelectable);
  if (selectable.length === 0) return { step: 'NOTHING_LEFT' };
  if (cheque.items.length > 1) return { step: 'CHOOSE' };
  return { step: 'CHECKOUT', itemIds: selectable.map(({ id }) => id) };
}

/** What is left of the chosen items, or of all of them (`null`: the entire bill). */
export const amountOfItems = (cheque: PayableCheque, itemIds: readonly string[] | null): Minor =>
  addMinor(
    ...cheque.items
      .filter((item) => itemIds === null || itemIds.includes(item.id))
      .map(({ left }) => subtractMinor(left.amount, left.discount)),
  );

/** One amount among n guests, by largest remainder: the parts sum to the whole, no two differ by more than 1. */
export function splitAmong(amount: Minor, guests: number): Minor[] {
  if (!Number.isInteger(guests) || guests < 1) throw new RangeError(`Not a company: ${guests}`);
  const even = minor(Math.floor(amount / guests));
  const extra = amount - even * guests;
  return Array.from({ length: guests }, (_, at) => minor(at < extra ? even + 1 : even));
}

export type FractionRefusal = 'FRACTION_OUT_OF_RANGE' | 'FRACTIONS_ABOVE_ONE';

/** D-53: the fractions of one cheque item can never add up to more than 1. Null is a yes. */
export function refusalOfFractions(fractions: readonly number[]): FractionRefusal | null {
  if (fractions.some((fraction) => !(fraction > 0 && fraction <= 1)))
    return 'FRACTION_OUT_OF_RANGE';
  const sum = fractions.reduce((total, fraction) => total + fraction, 0);
  return sum > 1 + FRACTION_TOLERANCE ? 'FRACTIONS_ABOVE_ONE' : null;
}
