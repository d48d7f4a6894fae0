import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Minor } from '@tallrik/domain/money/minor';
import type { ReactNode } from 'react';

export type PaymentFlowProps = {
  cart: PricedCart;
  tip: Minor;
  isVenueOpen: boolean;
  /** What stands in the bar while nothing can be had as the cart stands (D-85); absent where that cannot be. */
  whileClosed?: ReactNode;
  /** Which dishes the page itself is naming in a dialog of its own. */
  reason?: 'MENU' | 'STOCK' | null;
  /** The page this stands on: where the bank sends the guest back to. */
  returnPath: string;
};
