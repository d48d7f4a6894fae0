import type { Messenger } from './worker-scope.ts';

type TrustedUrls = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ) => { createScriptURL: (text: string) => string };
};

/**
 * Registers the company's worker and hands it what this first page has loaded before it was there.
 * @param entry path of the page's own entry module: its version
 * @param whenNetworkIdle resolves when the page fetches nothing
 */
export async function startServiceWorker(
  basePath: string,
  entry: string,
  whenNetworkIdle: () => Promise<void>,
): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const address = trusted(`${basePath}/service-worker.js`);
  const options = { scope: `${basePath}/`, updateViaCache: 'none' } as const;
  const registration = await workers.register(address, options);
  letNewWorkersBegin(registration, (worker) => {
    void whenNetworkIdle().then(() => worker.postMessage({ type: 'TAKE_OVER', entry }));
  });
  if (cameThroughWorker()) return;
  const { active } = await workers.ready;
  const messenger: Messenger | null = active;
  messenger?.postMessage({ type: 'KEEP', addresses: loadedAddresses() });
}

/**
 * Tells every worker that is not answering yet which version this page is of; it begins under its own only. Told while
 * the old one is fetching something, Chromium lets it begin minutes later, though the old one has long ended; and the
 * page that was left for this one is counted a moment longer.
 */
function letNewWorkersBegin(
  registration: ServiceWorkerRegistration,
  post: (worker: Messenger) => void,
): void {
  const notifyWhenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') post(worker);
    });
  if (registration.waiting) post(registration.waiting);
  notifyWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => notifyWhenInstalled(registration.installing));
}

/**
 * Whether the worker saw this page come. That it answers for the page by now says nothing: on a slow phone it takes
 * over between the page and this line, and the page would never be kept.
 */
function cameThroughWorker(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.workerStart > 0;
}

/** The policy of every page (D-122) lets no plain text name a script. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedUrls };
  if (!trustedTypes) return address;
  return trustedTypes
    .createPolicy('tallrik-service-worker', { createScriptURL: (text) => text })
    .createScriptURL(address);
}

function loadedAddresses(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|media)\//.test(new URL(name).pathname));
  return [location.href.replace(/#.*/, ''), ...files];
}
