/** The part of a service worker's surroundings that ours uses; the browser library's types clash with a page's. */
export type WorkerScope = {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
  registration: { scope: string; waiting: Messenger | null };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: AskEvent) => void): void;
    (type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
  };
};

export type Messenger = { postMessage: (message: WorkerMessage) => void };
export type LastingEvent = { waitUntil: (work: Promise<unknown>) => void };
export type AskEvent = LastingEvent & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

/** What a page says to a worker. */
export type WorkerMessage =
  /** The worker came after the page: these it should have kept. */
  | { type: 'KEEP'; addresses: readonly string[] }
  /** The waiting worker may begin: the page of the old one is being left. */
  | { type: 'TAKE_OVER' };

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'TAKE_OVER') return true;
  return (
    data.type === 'KEEP' &&
    'addresses' in data &&
    Array.isArray(data.addresses) &&
    data.addresses.every((address) => typeof address === 'string')
  );
}
