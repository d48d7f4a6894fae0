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
    const fitting = [...seats.keys()].filter(
      (seatAt) =>
        !tried.has(seatAt) && seats[seatAt]?.itemIds.includes(lines[lineAt]?.itemId ?? ''),
    );
    const free = fitting.find((seatAt) => !seatedAt.has(seatAt));
    const taken = free ?? fitting.find((seatAt) => canMoveOn(seatAt, tried));
    if (taken === undefined) return false;
    seatedAt.set(taken, lineAt);
    return true;
  }

  function canMoveOn(seatAt: number, tried: Set<number>): boolean {
    if (tried.has(seatAt)) return false;
    tried.add(seatAt);
    const occupant = seatedAt.get(seatAt);
    return occupant !== undefined && seat(occupant, tried);
  }

  if (!lines.every((_, lineAt) => seat(lineAt, new Set()))) return null;
  return seats.flatMap((_, seatAt) => lines[seatedAt.get(seatAt) ?? -1] ?? []);
}
