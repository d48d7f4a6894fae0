import { useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { useOrderArrival } from '../features/checkout/use-order-arrival.ts';
import { paths } from '../shared/paths.ts';
import { focusPage } from '../shared/screens/begin-page.ts';
import { pageArrived } from '../shared/screens/page-slide.ts';
import { Page } from './Page.tsx';
import { ROUTES } from './routes.tsx';

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
    <OrderArrival />
    <BeginPage />
    {routes}
  </>
);

/** On every page: a guest who wanders off while the bank thinks is brought to the order all the same. */
function OrderArrival() {
  useOrderArrival();
  return null;
}

/** A new page begins at its top; going back keeps the place the browser remembers. */
function BeginPage() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
    pageArrived();
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
  }, [pathname, navigation]);
  return null;
}
