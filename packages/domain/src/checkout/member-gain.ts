import type { PricedCart } from '../cart/cart.ts';
import type { Minor } from '../money/minor.ts';
import type { PayButtonState } from './pay-button.ts';
import { payPress } from './pay-press.ts';

type Member = { id: string; level: { discountPercentage: number } | null };

/** The same dishes of the same cart: what differs then is the account's doing. */
const isSameOrder = (cart: PricedCart, before: PricedCart): boolean =>
  cart.cartId === before.cartId && cart.subtotal === before.subtotal;

/**
 * D-230: where a guest goes who has just signed in to pay: on to the card, once the cart is theirs, priced with their
 * level, and pressing pay would open the card form. A free order and one that is paid later are placed by a press, never
 * by a sign-in; nor does a form open by itself on whoever has begun to change the order meanwhile.
 */
export function memberWay(
  cart: PricedCart,
  guest: Member | null,
  before: PricedCart,
  button: PayButtonState,
): 'WAIT' | 'CARD' | 'STAY' {
  if (!isSameOrder(cart, before)) return 'STAY';
  const isPriced =
    guest !== null &&
    cart.userId === guest.id &&
    (cart.chequeId !== null ||
      cart.membershipDiscountRate === (guest.level?.discountPercentage ?? 0));
  if (!isPriced || button.label.text === 'LOADING') return 'WAIT';
  return button.isEnabled && payPress(cart) === 'CARD_DROP_IN' ? 'CARD' : 'STAY';
}

/** What the account changed: the discount with the sums it lies between, or points. */
export type MemberGain =
  | { kind: 'DISCOUNT'; percent: number; before: Minor; now: Minor }
  | { kind: 'POINTS' };

/**
 * D-230: a level's discount is named only where it is the one that counts (D-68): beside a better code nobody gains by
 * it. Nor are the sums of two different orders compared: taking away a dish is no saving of the membership's.
 */
export const memberGain = (cart: PricedCart, before: PricedCart): MemberGain =>
  cart.appliedDiscount === 'MEMBERSHIP' && cart.due < before.due && isSameOrder(cart, before)
    ? { kind: 'DISCOUNT', percent: cart.membershipDiscountRate, before: before.due, now: cart.due }
    : { kind: 'POINTS' };
