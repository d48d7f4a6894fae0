import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';

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
  function LatePart({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const Part = loaded ?? Waiting;
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  // A page is drawn again as soon as it knows that it is in a browser. A part that waits for its code and is drawn
  // again is thrown away by React, with what the server has drawn: the fallback stood there, then all of it anew.
  return memo(LatePart, isSame) as unknown as typeof LatePart;
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
