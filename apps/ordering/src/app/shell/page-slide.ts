import type { SlideDirection } from '../slide-direction.ts';

/** Ends the running slide's wait for its page. */
let arrive: (() => void) | null = null;

/** The page asked for never came (a chunk that does not load): the old one must not stay frozen on the glass. */
const LONGEST_WAIT_MS = 600;

/**
 * Changes page with a slide where the browser can (SHELL-18): it photographs the old page, lets the new one be
 * drawn, and moves both. Without that ability, or where the guest wants no motion, the page just changes.
 */
export function slidePage(direction: SlideDirection | null, go: () => void): void {
  if (direction === null || arrive !== null || !('startViewTransition' in document)) return go();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return go();
  const { dataset } = document.documentElement;
  dataset['slide'] = direction;
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        const giveUp = setTimeout(pageArrived, LONGEST_WAIT_MS);
        arrive = () => {
          clearTimeout(giveUp);
          resolve();
        };
        go();
      }),
  );
  running = transition;
  // A slide that the next one cuts short, or that a hidden tab skips, has changed the page all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (running === transition) delete dataset['slide'];
  });
}

let running: ViewTransition | null = null;

/** Called when the new page is in the document. */
export function pageArrived(): void {
  arrive?.();
  arrive = null;
}
