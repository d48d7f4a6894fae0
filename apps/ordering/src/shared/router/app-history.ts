export type AppLocation = {
  /** Without the company's base path. */
  pathname: string;
  search: string;
  hash: string;
  /** What the page before handed over. */
  state: unknown;
  /** Another one for every entry of the browser's list. */
  key: string;
  /** No page of this app lies before it: back would lead out of the app (D-26). */
  isFirst: boolean;
};
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';
export type NavigateOptions = { replace?: boolean; state?: unknown };

/** `delta` says how many entries of the list it went, back below zero. */
export type Moved = { location: AppLocation; arrival: Arrival; delta: number };

/** The list of pages a guest has been to, as the browser keeps it. */
export type AppHistory = {
  location: () => AppLocation;
  go: (delta: number) => void;
  open: (to: string, options?: NavigateOptions) => void;
  /** The address for a link, with the company's base path. */
  href: (to: string) => string;
  listen: (listener: (change: Moved) => void) => () => void;
};

/** What this app leaves in an entry of the browser's list. Stays there over reloads and deploys: never rename. */
type Entry = { usr?: unknown; key?: string; idx?: number } | null;

const FIRST_KEY = 'default';
const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** An absolute address of this app, from what a link or a page says. Never one of another site. */
export function resolvePath(to: string, from: string): Pick<URL, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(to.replace(/^\/{2,}/, '/'), `http://app${from}`);
  return { pathname, search, hash };
}

export function hrefOf(to: string, from: string, basePath: string): string {
  const { pathname, search, hash } = resolvePath(to, from);
  return (pathname === '/' ? basePath || '/' : basePath + pathname) + search + hash;
}

export function browserHistory(page: Window, basePath: string): AppHistory {
  const listeners = new Set<Parameters<AppHistory['listen']>[0]>();
  const entry = () => page.history.state as Entry;
  const depth = () => entry()?.idx ?? 0;

  function location(): AppLocation {
    const { pathname, search, hash } = page.location;
    const { usr = null, key = FIRST_KEY } = entry() ?? {};
    const path = withoutBase(pathname, basePath);
    return { pathname: path, search, hash, state: usr, key, isFirst: depth() === 0 };
  }
  let last = depth();
  const notify = (arrival: Arrival) => {
    const moved = { location: location(), arrival, delta: depth() - last };
    last = depth();
    for (const listener of listeners) listener(moved);
  };
  const href = (to: string) => hrefOf(to, location().pathname, basePath);
  const whenMoved = () => notify('POP');

  return {
    location,
    href,
    go: (delta) => page.history.go(delta),
    open: (to, { replace = false, state = null } = {}) => {
      const address = href(to);
      const next: Entry = { usr: state, key: newKey(), idx: replace ? depth() : depth() + 1 };
      try {
        if (replace) page.history.replaceState(next, '', address);
        else page.history.pushState(next, '', address);
      } catch {
        // Safari allows a hundred a minute; a guest who is quicker still comes to the page.
        return replace ? page.location.replace(address) : page.location.assign(address);
      }
      notify(replace ? 'REPLACE' : 'PUSH');
    },
    listen: (listener) => {
      if (listeners.size === 0) page.addEventListener('popstate', whenMoved);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) page.removeEventListener('popstate', whenMoved);
      };
    },
  };
}

function withoutBase(pathname: string, basePath: string): string {
  const isInside = pathname.toLowerCase().startsWith(basePath.toLowerCase());
  return (isInside ? pathname.slice(basePath.length) : pathname) || '/';
}

/** Where nobody moves: the server draws one page. */
export function stillHistory(at: string, basePath: string): AppHistory {
  const { pathname, search, hash } = resolvePath(at, '/');
  return {
    location: () => ({ pathname, search, hash, state: null, key: FIRST_KEY, isFirst: true }),
    href: (to) => hrefOf(to, pathname, basePath),
    go: () => undefined,
    open: () => undefined,
    listen: () => () => undefined,
  };
}
