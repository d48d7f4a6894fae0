import type { PricedCart } from '../cart/cart.ts';
import type { Minor } from '../money/minor.ts';
import { payPress } from './pay-press.ts';

type Member = { id: string; level: { discountPercentage: number } | null };

/**
 * D-230: whether a guest who has just signed in may go on to the card: the cart is theirs, priced with their level, and
 * pressing pay would open the card form. A free order and one that is paid later are placed by a press, never by a sign-in.
 */
export const goesOnAsMember = (cart: PricedCart, guest: Member | null): boolean =>
  guest !== null &&
  cart.userId === guest.id &&
  (cart.chequeId !== null ||
    cart.membershipDiscountRate === (guest.level?.discountPercentage ?? 0)) &&
  payPress(cart) === 'CARD_DROP_IN';

/** What the account changed: the discount with the sums it lies between, or points. */
export type MemberGain =
  | { kind: 'DISCOUNT'; percent: number; before: Minor; now: Minor }
  | { kind: 'POINTS' };

/** D-230: a level's discount is named only where it is the one that counts (D-68): beside a better code nobody gains by it. */
export const memberGain = (cart: PricedCart, before: Minor): MemberGain =>
  cart.appliedDiscount === 'MEMBERSHIP' && cart.due < before
    ? { kind: 'DISCOUNT', percent: cart.membershipDiscountRate, before, now: cart.due }
    : { kind: 'POINTS' };
