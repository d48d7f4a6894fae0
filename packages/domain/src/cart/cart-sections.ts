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
