import { minor, type Minor } from '../money/minor.ts';
import { isBagLine, linesWithoutBag } from './bag-line.ts';
import type { CartLine } from './cart-line.ts';
import { lineSubtotal, lineTotal } from './line-total.ts';

/** D-66: the bag is not a dish. */
export const badgeCount = (lines: readonly CartLine[]): number => linesWithoutBag(lines).length;

/** CART-37 */
export const canSwipeAway = (line: CartLine): boolean => !isBagLine(line);

/** Equal dishes as one row. Swiping the row takes `lineIds` away. */
export type CartRow = {
  line: CartLine;
  lineIds: string[];
  quantity: number;
  subtotal: Minor;
  total: Minor;
};

/** As the cart screen lists it: in the order of adding, equal lines together, the bag last (CART-37). */
export function cartRows(lines: readonly CartLine[]): CartRow[] {
  const rows = new Map<string, CartRow>();
  for (const line of bagLast(lines)) {
    const key = sameness(line);
    const row = rows.get(key);
    if (!row) {
      const subtotal = lineSubtotal(line);
      rows.set(key, { line, lineIds: [line.id], quantity: 1, subtotal, total: lineTotal(line) });
      continue;
    }
    rows.set(key, {
      ...row,
      lineIds: [...row.lineIds, line.id],
      quantity: row.quantity + 1,
      subtotal: minor(row.subtotal + lineSubtotal(line)),
      total: minor(row.total + lineTotal(line)),
    });
  }
  return [...rows.values()];
}

export const bagLast = (lines: readonly CartLine[]): CartLine[] => [
  ...linesWithoutBag(lines),
  ...lines.filter(isBagLine),
];

/** Everything a guest or a kitchen could tell apart; order of choosing is not. */
function sameness(line: CartLine): string {
  return JSON.stringify([
    line.entryId,
    line.amount,
    line.discount,
    line.fraction,
    line.message,
    line.bundleId ?? line.offerId ?? null,
    line.variations.map(({ groupId, id, amount }) => [groupId, id, amount].join(':')).toSorted(),
    line.removedVariations.toSorted(),
    line.share ?? null,
  ]);
}
