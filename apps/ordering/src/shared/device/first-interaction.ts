/** Who has looked this long may tap at any moment. */
export const LOOKED_LONG_MS = 4_000;
const SIGNS = ['pointerdown', 'pointermove', 'scroll', 'keydown'] as const;

/**
 * Resolves with the first sign of a guest's hand, or after a while without one: what is prepared for the next page must
 * not hold up the page that is just coming to life.
 */
export const firstInteraction = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    const stirred = new AbortController();
    const done = (): void => {
      stirred.abort();
      resolve();
    };
    for (const sign of SIGNS)
      page.addEventListener(sign, done, { capture: true, passive: true, signal: stirred.signal });
    page.setTimeout(done, LOOKED_LONG_MS);
  });
