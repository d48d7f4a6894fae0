import { CACHED_AT } from '@tallrik/contract/client/cached-answer';
import { describe, expect, it, vi } from 'vitest';
import { answerPage, cacheFirst, networkFirst } from './answer-request.ts';
import { openResponseCache, PUBLIC_PAGE } from './response-caches.ts';

const PAGE = 'https://eat.example/order/v1';
const CACHED_TIME = '2026-03-02T12:00:00.000Z';

/** As much of the browser's cache as the worker uses. */
function fakeCaches(): CacheStorage {
  const entries = new Map<string, { request: Request; body: string; headers: Headers }>();
  const cache = {
    match: async ({ url }: Request) => {
      const found = entries.get(url);
      return found && new Response(found.body, { headers: found.headers });
    },
    put: async (request: Request, answer: Response) => {
      const body = await answer.text();
      entries.delete(request.url);
      entries.set(request.url, { request, body, headers: answer.headers });
    },
    delete: async ({ url }: Request) => entries.delete(url),
    keys: async () => [...entries.values()].map(({ request }) => request),
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

const answerOf = (body: string, headers: Record<string, string> = {}) => {
  const answer = new Response(body, { headers });
  // As the browser marks what comes from the page's own origin; a constructor cannot.
  Object.defineProperty(answer, 'type', { value: 'basic' });
  answer.clone = () => answerOf(body, headers);
  return answer;
};
const page = (body: string) => answerOf(body, { [PUBLIC_PAGE]: '1' });

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function world(kind: 'PAGE' | 'QUERY' | 'PICTURE' = 'PAGE') {
  const cache = openResponseCache(fakeCaches(), 'test', kind, () => new Date(CACHED_TIME));
  const work: Promise<unknown>[] = [];
  const deps = (
    fetch: () => Promise<Response>,
    patience: Promise<void> = new Promise(() => {}),
  ) => ({
    fetch,
    patience: () => patience,
    behind: (done: Promise<unknown>) => void work.push(done),
    pagesPutAway: async () => {},
  });
  const offline = deps(() => Promise.reject(new TypeError('Failed to fetch')));
  return { cache, deps, offline, settled: () => Promise.all(work) };
}

describe('pages and public answers', () => {
  it('[SHELL-26] [D-140] the last menu is shown without a network, and is marked as kept', async () => {
    const { cache, deps, offline, settled } = world();
    const request = new Request(PAGE);
    await answerPage(
      request,
      cache,
      deps(async () => page('menu')),
    );
    await settled();
    const cached = await answerPage(request, cache, offline);
    expect(await cached.text()).toBe('menu');
    expect(cached.headers.get(CACHED_AT)).toBe(CACHED_TIME);
  });

  it('the network wins while it answers', async () => {
    const { cache, deps, settled } = world();
    const request = new Request(PAGE);
    await answerPage(
      request,
      cache,
      deps(async () => page('old')),
    );
    await settled();
    const fresh = await answerPage(
      request,
      cache,
      deps(async () => page('new')),
    );
    expect(await fresh.text()).toBe('new');
    expect(fresh.headers.has(CACHED_AT)).toBe(false);
  });

  it('on poor data what is kept comes after the patience is over, and the late answer is kept', async () => {
    const { cache, deps, settled } = world('QUERY');
    const request = new Request(PAGE);
    await networkFirst(
      request,
      cache,
      deps(async () => answerOf('old')),
    );
    await settled();
    const late = deferred<Response>();
    const shown = await networkFirst(
      request,
      cache,
      deps(() => late.promise, Promise.resolve()),
    );
    expect(await shown.text()).toBe('old');
    late.resolve(answerOf('late'));
    await settled();
    await vi.waitFor(async () => expect(await (await cache.find(request))?.text()).toBe('late'));
  });

  it('waits on when nothing is kept', async () => {
    const { cache, deps } = world();
    const late = deferred<Response>();
    const answer = answerPage(
      new Request(PAGE),
      cache,
      deps(() => late.promise, Promise.resolve()),
    );
    late.resolve(page('first'));
    expect(await (await answer).text()).toBe('first');
  });

  it('[D-96] a page with somebody’s own data is never kept', async () => {
    const { cache, deps, settled } = world();
    const request = new Request('https://eat.example/orderstatus/o1');
    for (const own of [answerOf('order', { 'cache-control': 'no-store' }), answerOf('order')]) {
      await answerPage(
        request,
        cache,
        deps(async () => own),
      );
    }
    await settled();
    expect(await cache.find(request)).toBeNull();
  });

  it('[D-370] the page of a scan is never kept: without a network nobody is led to a table', async () => {
    const { cache, deps, offline, settled } = world();
    const scan = new Request('https://eat.example/?v=v1&t=table-1');
    for (const seen of [new Request(PAGE), scan])
      await answerPage(
        seen,
        cache,
        deps(async () => page('seen')),
      );
    await settled();
    expect(await cache.find(scan)).toBeNull();
    const answer = await answerPage(new Request('https://eat.example/news'), cache, offline);
    expect(answer.headers.get('location')).toBe(PAGE);
  });

  it('without a network a page that was never seen leads to the one seen last', async () => {
    const { cache, deps, offline, settled } = world();
    for (const path of ['/order/v1', '/order/v1/menu', '/order/v1']) {
      const seen = new Request(`https://eat.example${path}`);
      await answerPage(
        seen,
        cache,
        deps(async () => page(path)),
      );
      await settled();
    }
    const answer = await answerPage(new Request('https://eat.example/news'), cache, offline);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, PAGE]);
  });

  it('[SHELL-26] a network that goes while the first page is being put away leaves that page', async () => {
    const { cache, offline } = world();
    const request = new Request(PAGE);
    const putAway = deferred<void>();
    const answer = answerPage(request, cache, { ...offline, pagesPutAway: () => putAway.promise });
    await cache.keep(request, page('menu'));
    putAway.resolve();
    expect(await (await answer).text()).toBe('menu');
  });

  it('with nothing kept the browser says itself that there is no network', async () => {
    const { cache, offline } = world();
    await expect(answerPage(new Request(PAGE), cache, offline)).rejects.toThrow('Failed to fetch');
  });
});

describe('files and pictures', () => {
  it('[BRAND-18] what is kept is not asked for again', async () => {
    const { cache, deps, offline, settled } = world('PICTURE');
    const request = new Request('https://eat.example/media/a?w=560&h=368');
    await cacheFirst(
      request,
      cache,
      deps(async () => answerOf('picture')),
    );
    await settled();
    expect(await (await cacheFirst(request, cache, offline)).text()).toBe('picture');
  });

  it('a phone keeps 150 pictures, the newest', async () => {
    const { cache } = world('PICTURE');
    const at = (place: number) => new Request(`https://eat.example/media/${place}`);
    for (let place = 0; place < 151; place += 1) await cache.keep(at(place), answerOf('picture'));
    expect(await cache.find(at(0))).toBeNull();
    expect(await cache.find(at(1))).not.toBeNull();
    expect(await cache.find(at(150))).not.toBeNull();
  });
});
