import { addMinor, type Minor } from '../money/minor.ts';
import type { PricedCart } from './cart.ts';
import { areTipsShown } from './tips.ts';

export type CartSwitches = {
  arePromoCodesEnabled: boolean;
  areCommentsDisabled: boolean;
  isTippingEnabled: boolean;
};

type Sums = Pick<PricedCart, 'due' | 'fees' | 'totalDiscount' | 'isPayLaterOrder'>;

/** CART-25 to CART-27: which rows the cart screen has besides the items. */
export const cartSections = (switches: CartSwitches, cart: Sums) => ({
  hasDiscountCode: switches.arePromoCodesEnabled,
  hasComment: !switches.areCommentsDisabled,
  hasTips: areTipsShown(switches.isTippingEnabled, cart),
});

export type ShownTotals = {
  /** Null: the line does not appear (CART-42). */
  discount: Minor | null;
  tip: Minor | null;
  /** CART-40: total minus discount plus tip. */
  total: Minor;
};

export const shownTotals = (cart: Sums, tip: Minor): ShownTotals => ({
  discount: cart.totalDiscount > 0 ? cart.totalDiscount : null,
  tip: tip > 0 ? tip : null,
  total: addMinor(cart.due, tip),
});
