import { CartScreen } from '../features/cart/CartScreen.tsx';
import { PaymentFlow } from '../features/checkout/PaymentFlow.tsx';
import { paths } from '../shared/paths.ts';
import type { ScreenModule } from '../shared/screens/screen-module.ts';

/** Cart and checkout on one page: two features that do not know each other. */
const CartPage = () => (
  <CartScreen
    renderPayment={({ cart, offering, tip, isVenueOpen }) => (
      <PaymentFlow
        cart={cart}
        tip={tip}
        isVenueOpen={isVenueOpen}
        returnPath={paths.cart.to(offering.venue.id)}
      />
    )}
  />
);

export const cartPageModule: ScreenModule = { Screen: CartPage };
