import type { PayableCheque, PayableChequeItem } from '../cart/decide/cart-world.ts';
import { FRACTION_TOLERANCE } from '../cart/decide/cheque-lines.ts';
import { addMinor, type Minor, minor, subtractMinor } from '../money/minor.ts';
import { type Cheque, type ChequeItem, chequeTotals } from './cheque.ts';

/** D-103: how long a checkout session keeps others from paying the same item. */
export const CHEQUE_LOCK_MINUTES = 10;

/** A part of an item that somebody has paid (`until` null) or is paying. */
export type ChequeClaim = {
  chequeItemId: string;
  cartId: string;
  fraction: number;
  amount: Minor;
  discount: Minor;
  until: Temporal.Instant | null;
};

export const lockUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ minutes: CHEQUE_LOCK_MINUTES });

export const isClaimActive = (claim: ChequeClaim, now: Temporal.Instant): boolean =>
  claim.until === null || Temporal.Instant.compare(now, claim.until) < 0;

/** What `forCart` could pay now: a guest's own lock does not stand in their way. */
export function payableCheque(
  cheque: Cheque,
  claims: readonly ChequeClaim[],
  now: Temporal.Instant,
  forCart: string | null,
): PayableCheque {
  const activeClaims = claims.filter(
    (claim) => isClaimActive(claim, now) && (claim.until === null || claim.cartId !== forCart),
  );
  return {
    id: cheque.id,
    venueId: cheque.venueId,
    isOpen: !chequeTotals(cheque).isPaid,
    items: cheque.items.map((item) =>
      payableItem(
        item,
        activeClaims.filter(({ chequeItemId }) => chequeItemId === item.id),
      ),
    ),
  };
}

/** TABLE-03: nothing of the item is left to pay, or somebody is at it. */
export const isSelectable = (item: Pick<PayableChequeItem, 'left'>): boolean =>
  item.left.fraction > 0;

function payableItem(item: ChequeItem, claims: readonly ChequeClaim[]): PayableChequeItem {
  const claimed = claims.reduce((sum, { fraction }) => sum + fraction, 0);
  const amount = addMinor(...claims.map((claim) => claim.amount));
  const discount = addMinor(...claims.map((claim) => claim.discount));
  const price = subtractMinor(item.amount, item.discount);
  // Two halves of one öre are an öre and nothing: whoever comes second has nothing left to pay (F-12).
  const isPaidUp = price > 0 && subtractMinor(amount, discount) >= price;
  // 1/3 + 1/3 + 1/3 may stop short of 1 by 1e-16: that crumb is nobody's dish.
  const fraction = isPaidUp || claimed > 1 - FRACTION_TOLERANCE ? 0 : 1 - claimed;
  return {
    id: item.id,
    itemId: item.itemId,
    title: item.title,
    categoryId: item.categoryId,
    vatRate: item.vatRate,
    amount: item.amount,
    discount: item.discount,
    variations: item.richVariations,
    left: {
      fraction,
      amount: minor(Math.max(0, subtractMinor(item.amount, amount))),
      discount: minor(Math.max(0, subtractMinor(item.discount, discount))),
    },
  };
}
