import { HIGHEST_PRICE } from '../../company/office-limits.ts';
import { type Minor, minor } from '../../money/minor.ts';
import { multiplyHalfUp } from '../../money/part-of.ts';
import { ok, type Result } from '../../result.ts';
import { type EditProblem, problem } from './edit-problem.ts';

const DIGITS = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** With room for spaces; what is longer is no price. */
const LONGEST_TYPED = 100;

export const isWrittenPrice = (text: string): boolean => DIGITS.test(text);

/** A price as it is typed or pasted: comma or point, two decimals at most (CATALOG-10). */
export function parsePrice(text: string, field: string): Result<Minor, EditProblem> {
  if (text.length > LONGEST_TYPED) return problem('PRICE_UNREADABLE', field);
  const [, whole, decimals = ''] = DIGITS.exec(text.trim()) ?? [];
  if (whole === undefined) return problem('PRICE_UNREADABLE', field);
  const digits = whole.replace(/\D/g, '');
  // Seventeen digits are no number any more, whatever `Number` says.
  if (digits.length > 12) return problem('PRICE_OUT_OF_RANGE', field, { limit: HIGHEST_PRICE });
  return checkPrice(Number(digits) * 100 + Number(decimals.padEnd(2, '0')), field);
}

/** An amount in minor units from a client. */
export const checkPrice = (amount: number, field: string): Result<Minor, EditProblem> =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= HIGHEST_PRICE
    ? ok(minor(amount))
    : problem('PRICE_OUT_OF_RANGE', field, { limit: HIGHEST_PRICE });

/** A change by more than half of the old price asks once (CATALOG-10). */
export const isLargePriceChange = (before: Minor, after: Minor): boolean =>
  2 * Math.abs(after - before) > before;

const ROUNDING_UNITS = { NONE: 1, TO_1: 100, TO_050: 50, TO_005: 5 } as const;
export type PriceRounding = keyof typeof ROUNDING_UNITS;

export type PriceEdit =
  | { kind: 'SET'; price: number }
  | { kind: 'ADD'; amount: number }
  /** 1.1 raises by 10 %; four decimals count. */
  | { kind: 'MULTIPLY'; factor: number };

const FACTOR_UNITS = 10_000;
/** A factor beyond this is a slip of the hand, and its product no price. */
const LARGEST_FACTOR = 1_000;

/** One price changed, half up to the unit of the rounding (CATALOG-28, CATALOG-37). */
export function editPrice(
  price: Minor,
  edit: PriceEdit,
  rounding: PriceRounding,
  field: string,
): Result<Minor, EditProblem> {
  const unit = ROUNDING_UNITS[rounding];
  switch (edit.kind) {
    case 'SET':
      return checkPrice(edit.price, field);
    case 'ADD':
      return Number.isSafeInteger(edit.amount) && Math.abs(edit.amount) <= HIGHEST_PRICE
        ? checkPrice(multiplyHalfUp(minor(price + edit.amount), 1, 1, unit), field)
        : problem('PRICE_OUT_OF_RANGE', field, { limit: HIGHEST_PRICE });
    case 'MULTIPLY': {
      const { factor } = edit;
      if (!(factor >= 0 && factor <= LARGEST_FACTOR))
        return problem('PRICE_OUT_OF_RANGE', field, { limit: HIGHEST_PRICE });
      const units = Math.round(factor * FACTOR_UNITS);
      return checkPrice(multiplyHalfUp(price, units, FACTOR_UNITS, unit), field);
    }
  }
}
