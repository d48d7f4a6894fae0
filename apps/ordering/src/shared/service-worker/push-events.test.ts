import { describe, expect, it, vi } from 'vitest';
import { keepSubscription, readSubscription } from './stored-subscription.ts';
import {
  openPushNotification,
  readPushNotification,
  renewSubscription,
  showPushNotification,
} from './push-events.ts';
import type { WorkerScope } from './worker-scope.ts';

const READY = {
  title: 'Nordbro',
  body: 'Order 12 is ready',
  tag: 'order-1',
  path: '/orderstatus/1',
};

/** One cache of texts by address. */
function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, string>();
    caches.set(name, cache);
    return {
      put: async (address: string, answer: Response) => cache.set(address, await answer.text()),
      match: async (address: string) =>
        cache.has(address) ? new Response(cache.get(address)) : undefined,
    };
  };
  return { open, delete: async (name: string) => caches.delete(name) } as unknown as CacheStorage;
}

describe('a push message', () => {
  const shownIn = (already: { body: string }[]) => {
    const showNotification = vi.fn<WorkerScope['registration']['showNotification']>();
    const getNotifications = vi.fn(async () => already);
    const scope = {
      registration: { showNotification, getNotifications },
    } as unknown as WorkerScope;
    return { scope, showNotification, getNotifications };
  };

  it('[NATIVE-09] [F-42] is shown with the brand’s icon, one per order, and knows its page', async () => {
    const { scope, showNotification, getNotifications } = shownIn([]);
    await showPushNotification(scope, '/smash', JSON.stringify(READY));
    expect(getNotifications).toHaveBeenCalledWith({ tag: 'order-1' });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Nordbro', {
      body: 'Order 12 is ready',
      tag: 'order-1',
      renotify: true,
      icon: '/smash/icon-maskable-512.png',
      data: { path: '/smash/orderstatus/1' },
    });
  });

  it('[D-132] told twice it replaces itself in silence', async () => {
    const { scope, showNotification } = shownIn([{ body: READY.body }]);
    await showPushNotification(scope, '', JSON.stringify(READY));
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ renotify: false });
  });

  it.each([
    null,
    'no json',
    '{}',
    JSON.stringify({ ...READY, path: 'https://evil.example' }),
    JSON.stringify({ ...READY, path: '//evil.example' }),
    JSON.stringify({ ...READY, title: 7 }),
  ])('that is none is dropped: %s', (text) => {
    expect(readPushNotification(text)).toBeNull();
  });
});

describe('a tap on it', () => {
  const tapWith = async (open: string[]) => {
    const focused: string[] = [];
    const opened: string[] = [];
    const close = vi.fn();
    const scope = {
      location: { origin: 'https://eat.example' },
      clients: {
        matchAll: async () => open.map((url) => ({ url, focus: async () => focused.push(url) })),
        openWindow: async (address: string) => opened.push(address),
      },
    } as unknown as WorkerScope;
    await openPushNotification(scope, { close, data: { path: '/smash/orderstatus/1' } });
    expect(close).toHaveBeenCalledOnce();
    return { focused, opened };
  };

  it('[NATIVE-09] [F-42] opens the order', async () => {
    expect(await tapWith(['https://eat.example/smash/order/v/cart'])).toEqual({
      focused: [],
      opened: ['https://eat.example/smash/orderstatus/1'],
    });
  });

  it('[NATIVE-09] [F-42] comes back to it where it is open, also beside the menu', async () => {
    const beside = 'https://eat.example/smash/order/v/order/1';
    expect(await tapWith(['https://eat.example/smash', beside])).toEqual({
      focused: [beside],
      opened: [],
    });
  });
});

describe('a subscription that the browser renews', () => {
  const subscription = { token: '{"endpoint":"old"}', publicKey: 'key' };
  const renewing = async (change: Parameters<typeof renewSubscription>[2], isKnown = true) => {
    const caches = memoryCaches();
    if (isKnown) await keepSubscription(caches, '/smash', subscription);
    const subscribe = vi.fn(async () => ({ endpoint: 'made' }));
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
    const scope = { caches, fetch: fetched, registration: { pushManager: { subscribe } } };
    await renewSubscription(scope as unknown as WorkerScope, '/smash', change);
    const body = fetched.mock.calls[0]?.[1]?.body;
    return {
      posted:
        typeof body === 'string' ? (JSON.parse(body) as { variables: unknown }).variables : null,
      subscribe,
      subscription: await readSubscription(caches, '/smash'),
    };
  };

  it('[NATIVE-09] [D-201] is told to the server, and kept for the next time', async () => {
    const renewed = await renewing({
      oldSubscription: { endpoint: 'older' },
      newSubscription: { endpoint: 'new' },
    });
    expect(renewed.posted).toEqual({
      oldToken: '{"endpoint":"older"}',
      token: '{"endpoint":"new"}',
    });
    expect(renewed.subscription).toEqual({ token: '{"endpoint":"new"}', publicKey: 'key' });
  });

  it('[NATIVE-09] [D-201] is made anew where the browser says only that the old one is gone', async () => {
    const renewed = await renewing({});
    expect(renewed.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'key',
    });
    expect(renewed.posted).toEqual({ oldToken: subscription.token, token: '{"endpoint":"made"}' });
  });

  it('[D-200] is let go where the guest has turned it off', async () => {
    const renewed = await renewing({ newSubscription: { endpoint: 'new' } }, false);
    expect(renewed.posted).toBeNull();
  });
});
