import type { CartLine } from '../cart/cart-line.ts';
import type { PricedCart } from '../cart/cart.ts';
import type { PayableCheque } from '../cart/decide/cart-world.ts';
import { changedShares, linesOfBill } from '../cart/decide/cheque-lines.ts';
import type { CartRefusalCode } from '../cart/refusal-codes.ts';
import { addMinor } from '../money/minor.ts';
import type { ChequeItem } from './cheque.ts';

/**
 * D-83: what a pay-later order puts on the table's bill, a row per dish. The order's discount is on its lines
 * (D-61), so the bill comes to exactly what the guest saw when ordering.
 */
export const chequeItemsOf = (
  cart: Pick<PricedCart, 'pricedLines'>,
  newId: () => string,
): ChequeItem[] =>
  cart.pricedLines.map(({ line, subtotal, lineDiscount, orderDiscount }) => ({
    id: newId(),
    itemId: line.itemId,
    title: line.title,
    categoryId: line.categoryId,
    vatRate: line.vatRate,
    amount: subtotal,
    discount: addMinor(lineDiscount, orderDiscount),
    variations: line.variations.map(({ id }) => id),
    richVariations: line.variations,
  }));

/** D-103: why these shares of a bill cannot be paid at their present amounts; null when they can. */
export function whyNotOnBill(
  cheque: PayableCheque,
  shares: readonly CartLine[],
): CartRefusalCode | null {
  const now = linesOfBill(cheque, shares);
  if (!now.ok) return now.error.code;
  return changedShares(shares, now.value).length > 0 ? 'AMOUNT_CHANGED' : null;
}
