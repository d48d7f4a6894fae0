import {
  createContext,
  startTransition,
  use,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { AppHistory, AppLocation, Arrival, Moved, NavigateOptions } from './app-history.ts';
import { matchPath, type PathParams } from './match-path.ts';

export type NavigateTo = (to: string | number, options?: NavigateOptions) => void;

type Routing = { history: AppHistory; navigate: NavigateTo; redirect: NavigateTo };
type Place = { location: AppLocation; arrival: Arrival };

const RoutingContext = createContext<Routing | null>(null);
const PlaceContext = createContext<Place | null>(null);
const ParamsContext = createContext<PathParams>({});

/** How the next page comes; it is there once `show` has been called. */
export type MoveOn = (change: Moved & { from: AppLocation }, show: () => void) => void;
const atOnce: MoveOn = (_change, show) => show();

/** Follows the history: everything inside knows where the guest is, and can lead on. */
export function Router({
  history,
  moveOn = atOnce,
  children,
}: {
  history: AppHistory;
  moveOn?: MoveOn;
  children: ReactNode;
}) {
  const [place, setPlace] = useState<Place>(() => ({
    location: history.location(),
    arrival: 'POP',
  }));
  const drawn = useRef('');
  // Both before the effects of a page, which may lead on as soon as it is drawn.
  useInsertionEffect(() => {
    drawn.current = place.location.key;
  }, [place]);
  useInsertionEffect(() => {
    let from = history.location();
    let newest: Place;
    return history.listen((moved) => {
      const change = { ...moved, from };
      from = moved.location;
      newest = moved;
      // In slices: a tap while the new page is being drawn is answered at once. The newest one: a slide waits for its
      // picture, and a guest may have moved on meanwhile.
      moveOn(change, () => startTransition(() => setPlace(newest)));
    });
  }, [history, moveOn]);
  const routing = useMemo<Routing>(() => {
    const navigate: NavigateTo = (to, options) =>
      typeof to === 'number' ? history.go(to) : history.open(to, options);
    const redirect: NavigateTo = (to, options) => {
      if (history.location().key === drawn.current) navigate(to, options);
    };
    return { history, navigate, redirect };
  }, [history]);
  return (
    <RoutingContext value={routing}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </RoutingContext>
  );
}

/** What the address told the page that is drawn inside. */
export const ParamsProvider = ({
  params,
  children,
}: {
  params: PathParams;
  children: ReactNode;
}) => <ParamsContext value={params}>{children}</ParamsContext>;

function inside<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no Router around this');
  return value;
}

export const useLocation = (): AppLocation => inside(use(PlaceContext)).location;
export const useNavigationType = (): Arrival => inside(use(PlaceContext)).arrival;
export const useParams = (): PathParams => use(ParamsContext);
/** The same function as long as the app runs. */
export const useNavigate = (): NavigateTo => inside(use(RoutingContext)).navigate;

/**
 * To lead on unasked, from an effect or a timer; the same function as long as the app runs. The page a guest has just
 * left stands until the next one is drawn: what occurs to it meanwhile must not call the guest back.
 */
export const useRedirect = (): NavigateTo => inside(use(RoutingContext)).redirect;

export const useMatch = (pattern: string): PathParams | null =>
  matchPath(pattern, useLocation().pathname);

export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}

/** Leads on as soon as it is drawn. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const redirect = useRedirect();
  useEffect(() => redirect(to, { replace }), [redirect, to, replace]);
  return null;
}

/** An address for a link, and what its click does: leads on without a page load where a plain click asks for it. */
export function useLink(to: string): {
  href: string;
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const { history, navigate } = inside(use(RoutingContext));
  const { pathname, search, hash } = useLocation();
  const href = history.href(to);
  return {
    href,
    follow: (event) => {
      const { target } = event.currentTarget;
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (event.button !== 0 || !isPlain || (target !== '' && target !== '_self')) return;
      event.preventDefault();
      // A link to the page itself must not pile up entries that back would have to go through.
      navigate(to, { replace: href === history.href(pathname + search + hash) });
    },
  };
}
