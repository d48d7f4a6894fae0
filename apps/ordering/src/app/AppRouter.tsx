import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { browserHistory } from '../shared/router/app-history.ts';
import { Router, type MoveOn } from '../shared/router/router.tsx';
import { keepPlace } from './shell/page-place.ts';
import { slidePage } from './shell/page-slide.ts';
import { slideDirection } from './slide-direction.ts';

/**
 * The browser's history as the app reads it. Every change of page passes here, whoever asked for it (a link, the app,
 * the browser's own buttons), and moves as SHELL-18 says.
 */
export function AppRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [history] = useState(() => browserHistory(window, basename));
  // Some browsers move the page themselves when it is swiped back: moved twice, it would come in again.
  const isMovedAlready = useRef(false);
  useLayoutEffect(() => {
    const look = (event: PopStateEvent) => {
      isMovedAlready.current = event.hasUAVisualTransition;
    };
    window.addEventListener('popstate', look, { capture: true });
    return () => window.removeEventListener('popstate', look, { capture: true });
  }, []);
  const moveOn = useCallback<MoveOn>(({ from, location, arrival, delta }, show) => {
    const change = { from: from.pathname, to: location.pathname, action: arrival, delta };
    keepPlace(from.key);
    const isStill = arrival === 'POP' && isMovedAlready.current;
    slidePage(isStill ? null : slideDirection(change), show);
  }, []);
  return (
    <Router history={history} moveOn={moveOn}>
      {children}
    </Router>
  );
}
