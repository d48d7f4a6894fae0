import type { Timers } from '@tallrik/contract/client/timers';

/** BRAND-18 */
const PRELOAD_AFTER_MS = 1_000;

const WAITING = 'img[loading="lazy"]:not([data-only-near])';

/**
 * Fetches the pictures further down, one after the other and behind everything else, from 1 s after a page is up:
 * scrolled to, they are there. Looks again when the page has changed.
 */
export function startPicturePreload(
  page: Pick<Document, 'querySelectorAll'> & { body: Node },
  timers: Timers,
  observe: (node: Node, changed: () => void) => void = observeChanges,
): void {
  let callOff: (() => void) | null = null;
  let isBusy = false;

  async function preload(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const next = page.querySelectorAll<HTMLImageElement>(WAITING)[0];
      if (!next) break;
      await fetchNow(next);
    }
    isBusy = false;
  }

  const begin = () => {
    callOff?.();
    callOff = timers.after(PRELOAD_AFTER_MS, () => void preload());
  };
  observe(page.body, begin);
  begin();
}

function fetchNow(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
    image.setAttribute('fetchpriority', 'low');
    // The browser was told to wait until it is near; from now on it need not.
    image.setAttribute('loading', 'eager');
    if (image.complete) resolve();
  });
}

const observeChanges = (node: Node, changed: () => void): void =>
  new MutationObserver(changed).observe(node, { childList: true, subtree: true });
