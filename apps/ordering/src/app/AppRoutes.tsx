import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { usePricedCart } from '../shared/cart-socket/use-cart.ts';
import { rememberPath } from '../shared/consent/analytics-paths.ts';
import { paths } from '../shared/paths.ts';
import { focusPage } from '../shared/screens/begin-page.ts';
import { useServices } from '../shared/services/services.tsx';
import { Page } from './Page.tsx';
import { matchRoute, ROUTES } from './routes.tsx';
import { takePlace } from './shell/page-place.ts';
import { pageArrived } from './shell/page-slide.ts';

// Made once: elements made anew with every change of the cart would draw the whole page again.
const routes = (
  <Routes>
    {ROUTES.map((route) => (
      <Route
        key={route.path}
        path={paths[route.path].pattern}
        element={<Page key={route.module} route={route} />}
      />
    ))}
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);

export const AppRoutes = () => (
  <>
    <ArrivalWatch />
    <BeginPage />
    <PageViews />
    {routes}
  </>
);

// Fetched with the first payment of a cart, so that it is there when the order is.
const OrderArrival = lazy(async () => ({
  default: (await import('../features/checkout/OrderArrival.tsx')).OrderArrival,
}));

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
