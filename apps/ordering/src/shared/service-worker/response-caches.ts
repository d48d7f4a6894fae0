import { CACHED_AT } from '@tallrik/contract/client/cached-answer';

/** Set by the server on guest pages that hold nobody's own data; only those may be kept. */
export const PUBLIC_PAGE = 'x-public-page';

/** How many of each kind a phone keeps: a menu's worth, not a year's. */
const ROOM = { PAGE: 30, QUERY: 60, PICTURE: 150 } as const;

export type ResponseCaches = {
  find: (request: Request) => Promise<Response | null>;
  keep: (request: Request, answer: Response) => Promise<void>;
};

/** One kind of answers, oldest first; what is over goes out at the front. */
export function openResponseCache(
  caches: CacheStorage,
  name: string,
  kind: keyof typeof ROOM,
  now: () => Date,
): ResponseCaches & { newest: () => Promise<Request | null> } {
  const open = () => caches.open(name);
  return {
    find: async (request) =>
      // Cookies and accepted formats differ between a page and its worker, not between two visits.
      (await (await open()).match(request, { ignoreVary: true })) ?? null,
    newest: async () => (await (await open()).keys()).at(-1) ?? null,
    keep: async (request, answer) => {
      const cache = await open();
      // Replaces and moves to the end in one step: between a removal and a new entry nothing would be kept.
      await cache.put(request, kind === 'PICTURE' ? answer : stamped(answer, now()));
      const keys = await cache.keys();
      const over = keys.slice(0, Math.max(0, keys.length - ROOM[kind]));
      await Promise.all(over.map((key) => cache.delete(key)));
    },
  };
}

/** The answer with the moment it was given, by which the app knows that it is not today's (D-140). */
function stamped(answer: Response, now: Date): Response {
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT, now.toISOString());
  return new Response(answer.body, { status: answer.status, headers });
}

/** Only whole, good answers that their sender lets be stored. */
export const isCacheable = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  !/no-store/.test(answer.headers.get('cache-control') ?? '');
