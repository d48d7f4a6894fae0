import { isUuid } from '@tallrik/domain/is-uuid';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRedirect, useSearchParams } from '../../shared/router/router.tsx';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../../shared/screens/screen-module.ts';
import { useServices } from '../../shared/services/services.tsx';
import { tableQuery } from '../../shared/table/table-query.ts';

/** `/order`: takes cart and table from the address, else from local data, and goes on where the cart is (D-23). */
export function RestoreOrderScreen() {
  const [query] = useSearchParams();
  const { localData } = useServices();
  const { cart, isLoaded } = useCart();
  const session = useCartSession();
  const redirect = useRedirect();
  const cartId = query.get('cartId');
  // Of an id that is none the server would never tell: the cart of this device counts then.
  const requestedCartId = cartId !== null && isUuid(cartId) ? cartId : null;
  const table = query.get('t');
  const isArrived =
    isLoaded && (requestedCartId === null || localData.get('cartId') === requestedCartId);
  const isSeated = useIsSeated(table, isArrived ? cart.venueId : null);

  useEffect(() => {
    if (requestedCartId !== null && localData.get('cartId') !== requestedCartId)
      session.adoptCart(requestedCartId);
  }, [requestedCartId, localData, session]);

  useEffect(() => {
    if (!isArrived || !isSeated) return;
    if (cart.serviceType !== null) localData.set('serviceType', cart.serviceType);
    const target =
      cart.venueId === null ? paths.landing.to({ t: table }) : paths.start.to(cart.venueId);
    redirect(target, { replace: true });
  }, [cart.serviceType, cart.venueId, isArrived, isSeated, localData, redirect, table]);

  return (
    <div aria-busy="true">
      <RowSkeleton />
    </div>
  );
}

/**
 * The table of an address is a claim: it is kept only with the token that the server gives for it (D-22). True once
 * that is settled, also where no table is named, the server is away, or there is no venue to sit in.
 */
function useIsSeated(tableId: string | null, venueId: string | null): boolean {
  const { api, localData } = useServices();
  const isClaimed = tableId !== null && venueId !== null;
  const table = useQuery({
    ...tableQuery(api, tableId ?? '', venueId ?? ''),
    enabled: isClaimed,
  });
  const tableSeat = isClaimed ? table.data : null;
  const isSettled = !isClaimed || table.data !== undefined || table.failureCount > 0;

  useEffect(() => {
    if (!tableSeat?.qrToken) return;
    localData.set('tableId', tableSeat.id);
    localData.set('qrOrder', tableSeat.qrToken);
  }, [localData, tableSeat]);

  return isSettled;
}

export const restoreOrderModule: ScreenModule = { Screen: RestoreOrderScreen };
