import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useServices } from '../../shared/services/services.tsx';

/** `/order`: takes cart and table from the address, else from local data, and goes on where the cart is (D-23). */
export function RestoreOrderScreen() {
  const [query] = useSearchParams();
  const { localData } = useServices();
  const { cart, isLoaded } = useCart();
  const session = useCartSession();
  const navigate = useNavigate();
  const asked = query.get('cartId');
  const table = query.get('t');

  useEffect(() => {
    if (table !== null) localData.set('tableId', table);
    if (asked !== null && localData.get('cartId') !== asked) session.adoptCart(asked);
  }, [asked, localData, session, table]);

  useEffect(() => {
    if (!isLoaded || (asked !== null && localData.get('cartId') !== asked)) return;
    if (cart.serviceType !== null) localData.set('serviceType', cart.serviceType);
    const target = cart.venueId === null ? paths.landing.to() : paths.start.to(cart.venueId);
    void navigate(target, { replace: true });
  }, [asked, cart.serviceType, cart.venueId, isLoaded, localData, navigate]);

  return (
    <div aria-busy="true">
      <RowSkeleton />
    </div>
  );
}

export const restoreOrderModule: ScreenModule = { Screen: RestoreOrderScreen };
