import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

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
  return function LatePart({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const Part = loaded ?? Waiting;
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
