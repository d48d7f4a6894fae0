import type { CartLine } from '../cart/cart-line.ts';
import { lineDiscount, unitPrice } from '../cart/line-total.ts';

/**
 * Whether the server has put other prices on lines the guest had already seen (D-52). A dish that left a bundle
 * because the guest took its fellow away is not such a change.
 */
export function hasNewPrices(before: readonly CartLine[], now: readonly CartLine[]): boolean {
  const nowById = new Map(now.map((line) => [line.id, line]));
  const isWhole = (bundleId: string | null | undefined) =>
    before.every((line) => line.bundleId !== bundleId || nowById.has(line.id));
  return before.some((old) => {
    const line = nowById.get(old.id);
    if (!line) return false;
    if (old.share && line.share) return old.share.amount !== line.share.amount;
    const hasLostOffer = Boolean(old.offerId) && !line.offerId;
    if (hasLostOffer && isWhole(old.bundleId)) return true;
    const hasOtherDiscount = Boolean(line.offerId) && lineDiscount(old) !== lineDiscount(line);
    return unitPrice(old) !== unitPrice(line) || hasOtherDiscount;
  });
}
