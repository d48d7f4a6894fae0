/** No file has come for so long. */
const NETWORK_IDLE_MS = 2_000;

/** Resolves when the page has fetched nothing for a while; a single long file on its way is not noticed. */
export const whenNetworkIdle = (): Promise<void> =>
  new Promise((resolve) => {
    let timer = 0;
    const wait = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        observer.disconnect();
        resolve();
      }, NETWORK_IDLE_MS);
    };
    const observer = new PerformanceObserver(wait);
    observer.observe({ type: 'resource' });
    wait();
  });
