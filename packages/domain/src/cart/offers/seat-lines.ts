import type { CartLine } from '../cart-line.ts';

/** One place in an offer: the dishes that may take it. */
export type OfferSeat = { itemIds: readonly string[] };

/**
 * Gives every seat exactly one line, or null where that cannot be. Taking the first fitting line
 * for each seat would fail a guest whose cola fits both "drink" and "extra" while the dip fits
 * only "extra", so a seated line may be moved on (augmenting paths).
 */
export function seatLines(
  lines: readonly CartLine[],
  seats: readonly OfferSeat[],
): CartLine[] | null {
  if (lines.length !== seats.length) return null;
  const seated = new Map<number, CartLine>();

  function seat(line: CartLine, tried: Set<number>): boolean {
    const fitting = [...seats.entries()]
      .filter(([at, { itemIds }]) => !tried.has(at) && itemIds.includes(line.itemId))
      .map(([at]) => at);
    const free = fitting.find((at) => !seated.has(at));
    const taken = free ?? fitting.find((at) => canMoveOn(at, tried));
    if (taken === undefined) return false;
    seated.set(taken, line);
    return true;
  }

  function canMoveOn(at: number, tried: Set<number>): boolean {
    tried.add(at);
    const occupant = seated.get(at);
    return occupant !== undefined && seat(occupant, tried);
  }

  if (!lines.every((line) => seat(line, new Set()))) return null;
  return seats.flatMap((_, at) => seated.get(at) ?? []);
}
