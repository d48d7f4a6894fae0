import { matchRoute } from './routes.tsx';

export type SlideDirection = 'forward' | 'back';

export type PageChange = {
  /** Pathnames within the app. */
  from: string;
  to: string;
  /** `PUSH` and `REPLACE` are ours, `POP` is the browser's back and forward. */
  action: 'PUSH' | 'REPLACE' | 'POP';
  /** How many entries of the history a `POP` went. */
  delta: number | null;
};

const isStack = (pathname: string): boolean => matchRoute(pathname)?.route.isStack ?? false;

/**
 * Where the page moves (SHELL-18): a stack screen comes in over the page that opened it, and goes out again to the
 * page below it. Pages that stand beside each other, such as tabs, do not move.
 */
export function slideDirection({ from, to, action, delta }: PageChange): SlideDirection | null {
  if (from === to) return null;
  const isBack = action === 'POP' && (delta ?? 0) < 0;
  if (isBack || !isStack(to)) return isStack(from) ? 'back' : null;
  return 'forward';
}
