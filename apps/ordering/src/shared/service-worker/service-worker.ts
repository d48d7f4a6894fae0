import {
  answerPage,
  isKeepablePage,
  cacheFirst,
  networkFirst,
  PATIENCE_MS,
} from './answer-request.ts';
import { openPushNotification, renewSubscription, showPushNotification } from './push-events.ts';
import { isCacheable, openResponseCache, type ResponseCaches } from './response-caches.ts';
import { askingOf, requestKind } from './request-kind.ts';
import { isWorkerMessage, mayBegin, type WorkerScope } from './worker-scope.ts';

/** Written by the build: the files every page of this version may need, and all files of this version. */
declare const __SHELL__: readonly string[];
declare const __FILES__: readonly string[];

/** The page's own `self` is a window; a worker's is this. */
declare const self: WorkerScope;

const scope = self;
const basePath = new URL(scope.registration.scope).pathname.replace(/\/$/, '');
const now = () => new Date();

// Files and pictures carry their content in their names and are shared by all companies of this origin;
// pages and answers belong to one company's worker.
const ASSETS = 'tallrik:assets';
const pictures = openResponseCache(scope.caches, 'tallrik:pictures', 'PICTURE', now);
const pages = openResponseCache(scope.caches, `tallrik:pages:${basePath}`, 'PAGE', now);
const queries = openResponseCache(scope.caches, `tallrik:queries:${basePath}`, 'QUERY', now);
/** The pages a first visit handed over, which may still be on their way to the shelf. */
let pagesPutAway: Promise<unknown> = Promise.resolve();
const assets: ResponseCaches = {
  find: async (request) =>
    (await (await scope.caches.open(ASSETS)).match(request, { ignoreVary: true })) ?? null,
  keep: async (request, answer) => (await scope.caches.open(ASSETS)).put(request, answer),
};

scope.addEventListener('install', (event) =>
  // No skipWaiting: a page in the middle of a payment keeps the worker it began with.
  event.waitUntil(scope.caches.open(ASSETS).then((cache) => cache.addAll([...__SHELL__]))),
);

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropFilesOfOtherVersions().then(() => scope.clients.claim()));
});

/** Runs when no page of another version is left: until then its chunks stay, whatever the server has by now. */
async function dropFilesOfOtherVersions(): Promise<void> {
  const current = new Set(__FILES__);
  const cache = await scope.caches.open(ASSETS);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function beginUnder(entry: string): Promise<void> {
  // Those that the old worker answers for are not yet this one's own.
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (mayBegin({ entry, files: __FILES__, openPages: open.length })) await scope.skipWaiting();
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const deps = {
    fetch: (request: Request) => scope.fetch(request),
    patience: () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
    behind: (work: Promise<unknown>) => event.waitUntil(work),
    pagesPutAway: () => pagesPutAway,
  };
  switch (requestKind(askingOf(request), scope.location.origin, basePath)) {
    case 'ASSET':
      return event.respondWith(cacheFirst(request, assets, deps));
    case 'PICTURE':
      return event.respondWith(cacheFirst(request, pictures, deps));
    case 'QUERY':
      return event.respondWith(networkFirst(request, queries, deps));
    case 'PAGE':
      return event.respondWith(answerPage(request, pages, deps));
    case 'PASS':
      return undefined;
  }
});

scope.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return;
  if (event.data.type === 'TAKE_OVER') return event.waitUntil(beginUnder(event.data.entry));
  const own = event.data.addresses.filter(
    (address) => new URL(address).origin === scope.location.origin,
  );
  const isPage = (address: string) => cacheFor(address) === pages;
  pagesPutAway = Promise.allSettled([pagesPutAway, ...own.filter(isPage).map(keepMissed)]);
  const rest = own.filter((address) => !isPage(address)).map(keepMissed);
  return event.waitUntil(Promise.allSettled([pagesPutAway, ...rest]));
});

scope.addEventListener('push', (event) =>
  event.waitUntil(showPushNotification(scope, basePath, event.data?.text() ?? null)),
);
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPushNotification(scope, event.notification)),
);
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(scope, basePath, event)),
);

function cacheFor(address: string): ResponseCaches {
  const { pathname } = new URL(address);
  if (pathname.startsWith('/assets/')) return assets;
  return pathname.startsWith('/media/') ? pictures : pages;
}

/** The first page of the first visit was there before its worker. */
async function keepMissed(address: string): Promise<void> {
  const request = new Request(address);
  const cache = cacheFor(address);
  if ((await cache.find(request)) !== null) return;
  // Files and pictures come out of the browser's own cache. Without a network there is nothing to keep.
  const answer = await scope.fetch(request).catch(() => null);
  if (answer === null) return;
  if (cache === pages ? isKeepablePage(answer, request) : isCacheable(answer))
    await cache.keep(request, answer);
}
