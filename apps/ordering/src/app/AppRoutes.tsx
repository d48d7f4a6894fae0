import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import {
  Navigate,
  ParamsProvider,
  useLocation,
  useNavigationType,
} from '../shared/router/router.tsx';
import { usePricedCart } from '../shared/cart-socket/use-cart.ts';
import { rememberPath } from '../shared/consent/analytics-paths.ts';
import { focusPage } from '../shared/screens/begin-page.ts';
import { useServices } from '../shared/services/services.tsx';
import { Page } from './Page.tsx';
import { matchRoute } from './routes.tsx';
import { takePlace } from './shell/page-place.ts';
import { pageArrived } from './shell/page-slide.ts';
import { withLaterTexts } from './texts.ts';

/** Everything that is not a page leads to `/` (D-24). */
function CurrentPage() {
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoute(pathname), [pathname]);
  if (match === null) return <Navigate to="/" replace />;
  const { route, params } = match;
  return (
    <ParamsProvider params={params}>
      <Page key={route.module} route={route} />
    </ParamsProvider>
  );
}

// Made once: an element made anew with every change of the cart would draw the whole page again.
const currentPage = <CurrentPage />;

export const AppRoutes = () => (
  <>
    <ArrivalWatch />
    <BeginPage />
    <PageViews />
    {currentPage}
  </>
);

// Fetched with the first payment of a cart, so that it is there when the order is.
const OrderArrival = lazy(async () => {
  const module = await withLaterTexts(() => import('../features/checkout/OrderArrival.tsx'));
  return { default: module.OrderArrival };
});

/** On every page: a guest who wanders off while the bank thinks is brought to the order all the same. */
function ArrivalWatch() {
  const { payments, orderId } = usePricedCart();
  if (payments.length === 0 && orderId === null) return null;
  return (
    <Suspense>
      <OrderArrival />
    </Suspense>
  );
}

/** Page views by the pages' names (SUPPORT-10): an address may hold what opens somebody's order. */
function PageViews() {
  const { pathname } = useLocation();
  const { analytics } = useServices();
  useEffect(() => {
    rememberPath(location.pathname);
    const match = matchRoute(pathname);
    if (match) analytics.showPage(match.route.path);
  }, [analytics, pathname]);
  return null;
}

/** A new page begins at its top; going back leads to where the guest was. */
function BeginPage() {
  const { pathname, key, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    // A link within the page (`#section`) is a step in the history as well, and has scrolled already.
    if (navigation === 'POP' && hash === '') takePlace(key);
    if (navigation === 'PUSH' || (navigation === 'REPLACE' && isNew)) window.scrollTo(0, 0);
    pageArrived();
    if (!isNew) return;
    shown.current = pathname;
    focusPage();
  }, [pathname, navigation, key, hash]);
  return null;
}
