import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { useOrderArrival } from '../features/checkout/use-order-arrival.ts';
import { paths } from '../shared/paths.ts';
import { Page } from './Page.tsx';
import { ROUTES } from './routes.tsx';

export function AppRoutes() {
  // On every page: a guest who wanders off while the bank thinks is brought to the order all the same.
  useOrderArrival();
  return (
    <>
      <ScrollToTop />
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
    </>
  );
}

/** A new page begins at its top; going back keeps the place the browser remembers. */
function ScrollToTop() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return null;
}
