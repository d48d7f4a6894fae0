import type { CartLine } from '../cart-line.ts';
import { lineDiscount } from '../line-total.ts';
import type { OfferType } from './offer.ts';

/** What one token gives (D-74): one dish of an ITEM_DISCOUNT, or all dishes of one bundle or staged offer. */
export type OfferUnit = { offerId: string; bundleId: string | null; lines: CartLine[] };

/** Dishes of an ITEM_DISCOUNT stand alone; those of every other offer are taken together. */
export const isBundleOffer = (type: OfferType): boolean => type !== 'ITEM_DISCOUNT';

/** The units among these lines, in the order they were taken. */
export function offerUnits(lines: readonly CartLine[]): OfferUnit[] {
  const units: OfferUnit[] = [];
  for (const line of lines) {
    const { offerId, bundleId = null } = line;
    if (!offerId) continue;
    const begun =
      bundleId === null
        ? undefined
        : units.find((unit) => unit.offerId === offerId && unit.bundleId === bundleId);
    if (begun) begun.lines.push(line);
    else units.push({ offerId, bundleId, lines: [line] });
  }
  return units;
}

/** A unit that takes nothing off has given nothing, and costs no token. */
export const isUnitSpent = ({ lines }: OfferUnit): boolean =>
  lines.some((line) => lineDiscount(line) > 0);

/** How many units of an offer these lines use. */
export const unitsOf = (lines: readonly CartLine[], offerId: string): number =>
  offerUnits(lines).filter((unit) => unit.offerId === offerId && isUnitSpent(unit)).length;

type LimitedOffer = { id: string; unitLimit: number | null };

/** How many more units may be taken: below zero when there are too many already, null for any number. */
export const unitsLeft = (
  lines: readonly CartLine[],
  { id, unitLimit }: LimitedOffer,
): number | null => (unitLimit === null ? null : unitLimit - unitsOf(lines, id));

/** Whether this many lines use no more units than the guest may take. */
export const areWithinLimit = (lines: readonly CartLine[], offer: LimitedOffer): boolean =>
  (unitsLeft(lines, offer) ?? 0) >= 0;
