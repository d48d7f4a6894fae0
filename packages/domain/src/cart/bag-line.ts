import type { CartLine } from './cart-line.ts';

export const isBagLine = (line: CartLine): boolean => line.isBag === true;

/** D-66: the bag does not count as having ordered something. */
export const linesWithoutBag = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line) => !isBagLine(line));

/** CART-36: a bag without a dish is no order. */
export const withoutLonelyBag = (lines: readonly CartLine[]): CartLine[] =>
  lines.every(isBagLine) ? [] : [...lines];

/** One per cart, so two devices that add at once make the same line and not two bags (CART-35). */
export const bagLineId = (cartId: string): string => `bag-${cartId}`;
