type Direction = 'forward' | 'back';

/** Ends the running slide's wait for its page. */
let arrive: (() => void) | null = null;

/** The page asked for never came (a chunk that does not load): the old one must not stay frozen on the glass. */
const LONGEST_WAIT_MS = 600;

/**
 * Changes page with a slide where the browser can (SHELL-18): it photographs the old page, lets the new one be
 * drawn, and moves both. Without that ability, or where the guest wants no motion, the page just changes.
 */
export function slidePage(direction: Direction, go: () => void): void {
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || wantsStillness || arrive !== null) return go();
  document.documentElement.dataset['slide'] = direction;
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
  void transition.finished.finally(() => {
    delete document.documentElement.dataset['slide'];
  });
}

/** Called when the new page is in the document. */
export function pageArrived(): void {
  arrive?.();
  arrive = null;
}
