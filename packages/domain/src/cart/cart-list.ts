import type { Localized } from '../company/languages.ts';
import { addMinor, type Minor } from '../money/minor.ts';
import { isBagLine, linesWithoutBag } from './bag-line.ts';
import type { CartLine } from './cart-line.ts';
import { lineDiscount, lineSubtotal, lineTotal } from './line-total.ts';

/** D-66: the bag is not a dish. */
export const badgeCount = (lines: readonly CartLine[]): number => linesWithoutBag(lines).length;

/** CART-37 */
export const canSwipeAway = (line: CartLine): boolean => !isBagLine(line);

/** Equal dishes as one row, whatever offer each was taken with. Swiping the row takes `lineIds` away. */
export type CartRow = {
  /** The first of `lineIds`. */
  line: CartLine;
  /** Those that save most come first: what is taken away one by one is taken from the end (D-214). */
  lineIds: string[];
  offers: RowOffer[];
  quantity: number;
  subtotal: Minor;
  total: Minor;
};

/** How many of a row's dishes were taken with an offer. */
export type RowOffer = {
  id: string;
  title: string | null;
  titleLang: Localized | undefined;
  quantity: number;
};

/** As the cart screen lists it: in the order of adding, equal lines together, the bag last (CART-37). */
export function cartRows(lines: readonly CartLine[]): CartRow[] {
  const rows = new Map<string, [CartLine, ...CartLine[]]>();
  for (const line of bagLast(lines)) {
    const key = sameness(line);
    const row = rows.get(key);
    if (row) row.push(line);
    else rows.set(key, [line]);
  }
  return [...rows.values()].map(rowOf);
}

function rowOf(equal: [CartLine, ...CartLine[]]): CartRow {
  const lines = equal.toSorted((one, other) => lineDiscount(other) - lineDiscount(one));
  const offers = new Map<string, RowOffer>();
  for (const { offerId, offerTitle: title, offerTitleLang: titleLang } of lines) {
    if (!offerId) continue;
    const quantity = (offers.get(offerId)?.quantity ?? 0) + 1;
    offers.set(offerId, { id: offerId, title, titleLang, quantity });
  }
  return {
    line: lines[0] ?? equal[0],
    lineIds: lines.map(({ id }) => id),
    offers: [...offers.values()],
    quantity: lines.length,
    subtotal: addMinor(...lines.map(lineSubtotal)),
    total: addMinor(...lines.map(lineTotal)),
  };
}

export const bagLast = (lines: readonly CartLine[]): CartLine[] => [
  ...linesWithoutBag(lines),
  ...lines.filter(isBagLine),
];

/**
 * Everything a guest or a kitchen could tell apart; order of choosing is not, nor is what one portion of a dish was
 * taken with (D-214). The dishes of a bundle are one price and stay with it.
 */
function sameness(line: CartLine): string {
  return JSON.stringify([
    line.entryId,
    line.amount,
    line.offerId && !line.bundleId ? 0 : line.discount,
    line.fraction,
    line.message,
    line.bundleId ?? null,
    line.variations.map(({ groupId, id, amount }) => [groupId, id, amount].join(':')).toSorted(),
    line.removedVariations.toSorted(),
    line.share ?? null,
  ]);
}
