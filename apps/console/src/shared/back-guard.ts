type OnBack = (event: PopStateEvent) => void;

let guard: OnBack | null = null;

/**
 * To be called before the router listens: browsers call the listeners of a window in the order they came, and once the
 * router has heard of Back, what was typed is gone.
 */
export const watchBack = (target: Window): void =>
  target.addEventListener('popstate', (event) => guard?.(event));

/** Who is told of Back and Forward first; null: nobody. */
export const guardBack = (onBack: OnBack | null): void => void (guard = onBack);
