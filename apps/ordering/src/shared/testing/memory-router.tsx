import { useState, type ReactNode } from 'react';
import {
  hrefOf,
  resolvePath,
  type AppHistory,
  type AppLocation,
  type Arrival,
} from '../router/app-history.ts';
import { matchPath } from '../router/match-path.ts';
import { ParamsProvider, Router, useLocation } from '../router/router.tsx';

/** A browser's list of pages without a browser: it stands at the last of them. */
function memoryHistory(entries: readonly string[]): AppHistory {
  let made = 0;
  const locationOf = (to: string, from: string, state: unknown, isFirst: boolean): AppLocation => ({
    ...resolvePath(to, from),
    state,
    key: isFirst ? 'default' : `key-${(made += 1)}`,
    isFirst,
  });
  const list = entries.map((entry, index) => locationOf(entry, '/', null, index === 0));
  let at = list.length - 1;
  const location = () => list[at]!;
  const listeners = new Set<Parameters<AppHistory['listen']>[0]>();
  let last = at;
  const send = (arrival: Arrival) => {
    const moved = { location: location(), arrival, delta: at - last };
    last = at;
    listeners.forEach((listener) => listener(moved));
  };
  return {
    location,
    href: (to) => hrefOf(to, location().pathname, ''),
    go: (delta) => {
      at = Math.min(Math.max(at + delta, 0), list.length - 1);
      send('POP');
    },
    open: (to, { replace = false, state = null } = {}) => {
      const from = location();
      if (!replace) at += 1;
      const next = locationOf(to, from.pathname, state, at === 0);
      list.splice(at, replace ? 1 : list.length, next);
      send(replace ? 'REPLACE' : 'PUSH');
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function MemoryRouter({
  initialEntries = ['/'],
  children,
}: {
  initialEntries?: readonly string[];
  children: ReactNode;
}) {
  const [history] = useState(() => memoryHistory(initialEntries));
  return <Router history={history}>{children}</Router>;
}

/** A page at its addresses, and nothing elsewhere; `*` is everywhere. */
export function AtPath(props: { pattern: string | readonly string[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const params = [props.pattern]
    .flat()
    .map((pattern) => (pattern === '*' ? {} : matchPath(pattern, pathname)))
    .find((found) => found !== null);
  return params && <ParamsProvider params={params}>{props.children}</ParamsProvider>;
}
