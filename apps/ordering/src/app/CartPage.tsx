import { CartScreen } from '../features/cart/CartScreen.tsx';
import { PaymentFlow } from '../features/checkout/PaymentFlow.tsx';
import type { ScreenModule } from '../shared/screens/screen-module.ts';

/** Cart and checkout on one page: two features that do not know each other. */
const CartPage = () => (
  <CartScreen
    renderPayment={({ cart, tip, isVenueOpen }) => (
      <PaymentFlow cart={cart} tip={tip} isVenueOpen={isVenueOpen} />
    )}
  />
);

export const cartPageModule: ScreenModule = { Screen: CartPage };
