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
  const seatedAt = new Map<number, number>();

  function seat(lineAt: number, tried: Set<number>): boolean {
    for (const [seatAt, { itemIds }] of seats.entries()) {
      if (tried.has(seatAt) || !itemIds.includes(lines[lineAt]?.itemId ?? '')) continue;
      tried.add(seatAt);
      const occupant = seatedAt.get(seatAt);
      if (occupant === undefined || seat(occupant, tried)) {
        seatedAt.set(seatAt, lineAt);
        return true;
      }
    }
    return false;
  }

  if (!lines.every((_, lineAt) => seat(lineAt, new Set()))) return null;
  return seats.flatMap((_, seatAt) => lines[seatedAt.get(seatAt) ?? -1] ?? []);
}
