import type { CartLine } from '../cart-line.ts';

/** One place in an offer: the dishes that may take it. */
export type OfferSlot = { itemIds: readonly string[] };

/**
 * Gives every seat exactly one line, or null where that cannot be. Taking the first fitting line
 * for each seat would fail a guest whose cola fits both "drink" and "extra" while the dip fits
 * only "extra", so a seated line may be moved on (augmenting paths).
 */
export function matchLinesToSlots(
  lines: readonly CartLine[],
  slots: readonly OfferSlot[],
): CartLine[] | null {
  if (lines.length !== slots.length) return null;
  const occupants = new Map<number, CartLine>();

  function assignSlot(line: CartLine, tried: Set<number>): boolean {
    const fitting = [...slots.entries()]
      .filter(([at, { itemIds }]) => !tried.has(at) && itemIds.includes(line.itemId))
      .map(([at]) => at);
    const free = fitting.find((at) => !occupants.has(at));
    const slot = free ?? fitting.find((at) => canMoveOn(at, tried));
    if (slot === undefined) return false;
    occupants.set(slot, line);
    return true;
  }

  function canMoveOn(at: number, tried: Set<number>): boolean {
    tried.add(at);
    const occupant = occupants.get(at);
    return occupant !== undefined && assignSlot(occupant, tried);
  }

  if (!lines.every((line) => assignSlot(line, new Set()))) return null;
  return slots.flatMap((_, at) => occupants.get(at) ?? []);
}
