import type { ResponseCaches } from './response-caches.ts';
import { isCacheable, PUBLIC_PAGE } from './response-caches.ts';

/** On poor data a guest reads yesterday's menu sooner than a white page. */
export const PATIENCE_MS = 4_000;

export type AnswerDeps = {
  fetch: (request: Request) => Promise<Response>;
  /** Resolves after the patience is over. */
  patience: () => Promise<void>;
  /** Work that goes on after the answer. */
  behind: (work: Promise<unknown>) => void;
};

export type PageDeps = AnswerDeps & {
  /** Settles when no page is on its way to the shelf any more. */
  pagesPutAway: () => Promise<unknown>;
};

/** Files whose name says what is in them: what is kept is right for ever. */
export async function cacheFirst(
  request: Request,
  cache: ResponseCaches,
  deps: AnswerDeps,
): Promise<Response> {
  const cached = await cache.find(request);
  if (cached) return cached;
  const answer = await deps.fetch(request);
  if (isCacheable(answer)) deps.behind(cache.keep(request, answer.clone()));
  return answer;
}

/** What changes: from the network, and from the shelf where the network is silent, or slow and something is kept. */
export async function networkFirst(
  request: Request,
  cache: ResponseCaches,
  deps: AnswerDeps,
  isKeepable: (answer: Response) => boolean = isCacheable,
): Promise<Response> {
  const answering = deps.fetch(request).then((answer) => {
    if (isKeepable(answer)) deps.behind(cache.keep(request, answer.clone()));
    return answer;
  });
  const settled = answering.then(
    (answer) => answer,
    () => null,
  );
  const inTime = await Promise.race([settled, deps.patience().then(() => null)]);
  if (inTime) return inTime;
  // An answer that comes after all is kept for the next time.
  deps.behind(settled);
  return (await cache.find(request)) ?? answering;
}

/** The page, or else the page seen last: a guest without a network should never see the browser's own error. */
export async function answerPage(
  request: Request,
  cache: ResponseCaches & { newest: () => Promise<Request | null> },
  deps: PageDeps,
): Promise<Response> {
  try {
    return await networkFirst(request, cache, deps, (answer) => isKeepablePage(answer, request));
  } catch (error) {
    // The first page of a first visit comes to the shelf after the guest has seen it: the network may go in between.
    await deps.pagesPutAway();
    const cached = await cache.find(request);
    if (cached) return cached;
    const last = await cache.newest();
    // A page that is listed but cannot be taken out would lead to itself for ever.
    if (last === null || last.url === request.url) throw error;
    return Response.redirect(last.url, 302);
  }
}

/** The page of a scan has the table's code in it: taken off the shelf at home, it would be a scan again (D-370). */
export const isKeepablePage = (answer: Response, { url }: Request): boolean =>
  isCacheable(answer) && answer.headers.has(PUBLIC_PAGE) && !new URL(url).searchParams.has('t');
