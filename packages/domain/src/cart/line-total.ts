import { addMinor, type Minor, minor, subtractMinor } from '../money/minor.ts';
import { partOf } from '../money/part-of.ts';
import type { CartLine } from './cart-line.ts';

/** One unit of the dish as chosen, VAT included. A surcharge may be negative, a dish never is. */
export function unitPrice(line: CartLine): Minor {
  const sum = addMinor(line.amount, ...line.variations.map((variation) => variation.amount));
  return minor(Math.max(0, sum));
}

/** The line before any discount. */
export const lineSubtotal = (line: CartLine): Minor =>
  line.share ? line.share.amount : partOf(unitPrice(line), line.fraction);

/** The line's own discount (item and bundle offers, or the cheque's), never above the line. */
export function lineDiscount(line: CartLine): Minor {
  const discount = line.share ? line.share.discount : partOf(line.discount, line.fraction);
  return minor(Math.min(Math.max(0, discount), lineSubtotal(line)));
}

/** The line after its own discount, before the order's. */
export const lineTotal = (line: CartLine): Minor =>
  subtractMinor(lineSubtotal(line), lineDiscount(line));
