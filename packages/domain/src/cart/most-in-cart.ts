import type { CartLine } from './cart-line.ts';
import { lineSubtotal } from './line-total.ts';

/** With the highest tip it still fits 32 bits, which is what payments, orders and providers carry (D-786). */
export const MOST_IN_CART = 1_500_000_000;

export const isBeyondPayment = (lines: readonly CartLine[]): boolean =>
  lines.reduce((sum, line) => sum + lineSubtotal(line), 0) > MOST_IN_CART;
