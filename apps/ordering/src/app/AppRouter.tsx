import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { keepPlace } from './shell/page-place.ts';
import { slidePage } from './shell/page-slide.ts';
import { slideDirection } from './slide-direction.ts';

/**
 * The browser's history as the router reads it. Every change of page passes here, whoever asked for it (a link, the
 * app, the browser's own buttons), and moves as SHELL-18 says.
 */
export function AppRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    const pathIn = (pathname: string) => pathname.slice(basename.length) || '/';
    let at = history.location;
    // Some browsers move the page themselves when it is swiped back: moved twice, it would come in again.
    let isMovedAlready = false;
    const look = (event: PopStateEvent) => {
      isMovedAlready = event.hasUAVisualTransition;
    };
    window.addEventListener('popstate', look, { capture: true });
    const stop = history.listen(({ action, location, delta }) => {
      const direction = slideDirection({
        from: pathIn(at.pathname),
        to: pathIn(location.pathname),
        action,
        delta,
      });
      keepPlace(at.key);
      at = location;
      const isStill = action === 'POP' && isMovedAlready;
      slidePage(isStill ? null : direction, () =>
        startTransition(() => setShown({ action, location })),
      );
    });
    return () => {
      stop();
      window.removeEventListener('popstate', look, { capture: true });
    };
  }, [history, basename]);

  return (
    <Router
      basename={basename}
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
