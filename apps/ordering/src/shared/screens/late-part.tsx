import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

const preloads: (() => Promise<unknown>)[] = [];

/** The server has every part before it draws: its pages are whole. */
export const preloadLateParts = (): Promise<unknown> =>
  Promise.all(preloads.map((preload) => preload()));

/**
 * A part of a first page whose code is too heavy for it. What the server has drawn stays untouched until the code is
 * there and finds it as it would draw it itself: drawn a second time it would come twice, the second time seconds late.
 * On a later page `fallback` stands in its place meanwhile.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  preloads.push(preload);
  const Waiting = lazy(async () => ({ default: await preload() })) as ComponentType<Props>;
  function Place({ fallback = null, onAlive, ...props }: Props & PlaceProps) {
    // For good: with the other one in its place everything below would be made anew.
    const [Part] = useState(() => loaded ?? Waiting);
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
        <Alive onAlive={onAlive} />
      </Suspense>
    );
  }
  // A page is drawn again as soon as it knows that it is in a browser. A part that waits for its code and is drawn
  // again is thrown away by React, with what the server has drawn: the fallback stood there, then all of it anew.
  const StillPlace = memo(Place, isSame) as unknown as typeof Place;
  return function LatePart(props: Props & { fallback?: ReactNode }) {
    const [first] = useState(props);
    const [isAlive, setAlive] = useState(false);
    const [onAlive] = useState(() => () => setAlive(true));
    // A venue read anew or a cart that has come changes what the part gets: as little a reason to throw it away.
    return <StillPlace {...(isAlive ? props : first)} onAlive={onAlive} />;
  };
}

type PlaceProps = { fallback?: ReactNode; onAlive: () => void };

/** Says that the code is there and has found what the server has drawn. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** Whatever stands in its place meanwhile. */
function isSame(before: object, now: object): boolean {
  const withoutFallback = (props: object) =>
    Object.entries(props).filter(([name]) => name !== 'fallback');
  const known = new Map<string, unknown>(withoutFallback(before));
  const next = withoutFallback(now);
  return (
    next.length === known.size &&
    next.every(([name, value]) => known.has(name) && Object.is(known.get(name), value))
  );
}
