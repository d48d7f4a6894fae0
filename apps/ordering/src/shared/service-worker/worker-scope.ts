/** The part of a service worker's surroundings that ours uses; the browser library's types clash with a page's. */
export type WorkerScope = {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
  registration: {
    scope: string;
    pushManager: Pick<PushManager, 'subscribe'>;
    getNotifications: (filter: { tag: string }) => Promise<readonly { body: string }[]>;
    showNotification: (title: string, options: ShownNotification) => Promise<void>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: AskEvent) => void): void;
    (type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
    (type: 'push', listener: (event: PushedEvent) => void): void;
    (type: 'notificationclick', listener: (event: TappedEvent) => void): void;
    (type: 'pushsubscriptionchange', listener: (event: RenewedEvent) => void): void;
  };
};

export type Messenger = { postMessage: (message: WorkerMessage) => void };
export type LastingEvent = { waitUntil: (work: Promise<unknown>) => void };
type PushedEvent = LastingEvent & { data: { text: () => string } | null };
type TappedEvent = LastingEvent & { notification: { close: () => void; data: unknown } };
type RenewedEvent = LastingEvent & {
  oldSubscription?: object | null;
  newSubscription?: object | null;
};
type ShownNotification = {
  body: string;
  tag: string;
  renotify: boolean;
  icon: string;
  data: { path: string };
};
export type AskEvent = LastingEvent & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

/** What a page says to a worker. */
export type WorkerMessage =
  /** The worker came after the page: these it should have kept. */
  | { type: 'KEEP'; addresses: readonly string[] }
  /** The page has come to rest, and began with this script: a worker of the same version may begin under it. */
  | { type: 'TAKE_OVER'; entry: string };

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'TAKE_OVER') return 'entry' in data && typeof data.entry === 'string';
  return (
    data.type === 'KEEP' &&
    'addresses' in data &&
    Array.isArray(data.addresses) &&
    data.addresses.every((address) => typeof address === 'string')
  );
}

/**
 * A worker that begins drops the files of all other versions. A page that still runs on them would not find the next
 * one it needs, in the middle of a payment perhaps: the worker waits until the only open page is of its own version.
 */
export const mayBegin = (under: {
  entry: string;
  files: readonly string[];
  openPages: number;
}): boolean => under.openPages <= 1 && under.files.includes(under.entry);
