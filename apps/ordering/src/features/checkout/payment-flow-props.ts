import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Minor } from '@tallrik/domain/money/minor';

export type PaymentFlowProps = {
  cart: PricedCart;
  tip: Minor;
  isVenueOpen: boolean;
  /** The page this stands on: where the bank sends the guest back to. */
  returnPath: string;
};
