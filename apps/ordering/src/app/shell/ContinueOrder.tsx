import { isOpenOrder } from '@tallrik/domain/cart/open-order';
import { lazy, Suspense } from 'react';
import { usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { useIsInBrowser } from '../../shared/screens/use-is-in-browser.ts';
import type { AppRoute } from '../routes.tsx';
import { withLaterTexts } from '../texts.ts';

// Most guests outside an order have none: the bar comes to those who left one.
const ContinueBar = lazy(async () => {
  const module = await withLaterTexts(() => import('./ContinueBar.tsx'));
  return { default: module.ContinueBar };
});

/** Pages with an action of their own at the foot, or that only pass on. */
const WITHOUT_BAR = new Set<AppRoute['path']>([
  'restoreOrder',
  'cheque',
  'payOrSplit',
  'chequeCheckout',
]);

/** Outside the order, the way back to the dishes that have been chosen (D-178). */
export function ContinueOrder({ route }: { route: AppRoute }) {
  const cart = usePricedCart();
  const isInBrowser = useIsInBrowser();
  const isOutside = !route.isOrdering && !WITHOUT_BAR.has(route.path);
  if (!isInBrowser || !isOutside || cart.venueId === null || !isOpenOrder(cart)) return null;
  return (
    <Suspense>
      <ContinueBar cart={cart} venueId={cart.venueId} />
    </Suspense>
  );
}
