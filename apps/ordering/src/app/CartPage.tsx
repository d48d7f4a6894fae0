import { Button } from '@tallrik/ui/Button';
import { CartScreen } from '../features/cart/CartScreen.tsx';
import { PaymentFlow } from '../features/checkout/PaymentFlow.tsx';
import { paths } from '../shared/paths.ts';
import type { ScreenModule } from '../shared/screens/screen-module.ts';
import { useTranslate } from '../shared/translate/use-translate.tsx';

/** Cart and checkout on one page: two features that do not know each other. */
const CartPage = () => (
  <CartScreen
    renderPayment={({ cart, offering, tip, isVenueOpen, chooseTime, reason }) => (
      <PaymentFlow
        cart={cart}
        tip={tip}
        isVenueOpen={isVenueOpen}
        whileClosed={<WayOn chooseTime={chooseTime} menuPath={paths.menu.to(offering.venue.id)} />}
        reason={reason}
        returnPath={paths.cart.to(offering.venue.id)}
      />
    )}
  />
);

/** Never a dead button without a way on (D-85): to another time, or back to what can be looked at. */
function WayOn({ chooseTime, menuPath }: { chooseTime: (() => void) | null; menuPath: string }) {
  const t = useTranslate();
  return chooseTime ? (
    <Button wide icon="clock" onClick={chooseTime}>
      {t('Cart.Button.ChooseTime')}
    </Button>
  ) : (
    <Button wide variant="line" href={menuPath}>
      {t('Start.SeeMenu')}
    </Button>
  );
}

export const cartPageModule: ScreenModule = { Screen: CartPage };
