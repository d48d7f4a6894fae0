/** Long enough for a page to come to life, short enough for a page that never rests. */
const LONGEST_WAIT_MS = 2_000;
/** Where the browser does not say when it rests (Safari). */
const SHORT_PAUSE_MS = 200;

/** Resolves when the browser rests. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, SHORT_PAUSE_MS);
  });
