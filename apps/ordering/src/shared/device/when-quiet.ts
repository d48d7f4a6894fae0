/** No file has come for so long. */
const QUIET_MS = 2_000;

/** Resolves when the page has fetched nothing for a while; a single long file on its way is not noticed. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    let timer = 0;
    const wait = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        observer.disconnect();
        resolve();
      }, QUIET_MS);
    };
    const observer = new PerformanceObserver(wait);
    observer.observe({ type: 'resource' });
    wait();
  });
