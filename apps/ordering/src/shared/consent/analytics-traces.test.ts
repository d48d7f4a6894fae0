import { expect, it } from 'vitest';
import { removeAnalyticsTraces, type Browser } from './analytics-traces.ts';

/** As strict as a browser: a cookie goes only by its own name, domain and path. */
function fakeBrowser(host: string, path: string, cookies: string[]) {
  const jar = new Set(cookies);
  const local = new Map([
    ['_hjSession', '1'],
    ['ajs_user', '1'],
    ['tallrik:1:cartId', '1'],
  ]);
  const storage = {
    get length() {
      return local.size;
    },
    key: (at: number) => [...local.keys()][at] ?? null,
    removeItem: (key: string) => void local.delete(key),
  } as Storage;
  const browser: Browser = {
    cookies: {
      read: () =>
        [...jar]
          .filter((cookie) => path.startsWith(cookie.split(' ')[2] ?? ''))
          .map((cookie) => `${cookie.split(' ')[0]}=1`)
          .join('; '),
      write: (cookie) => {
        const [name = ''] = cookie.split('=');
        const domain = /Domain=([^;]+)/.exec(cookie)?.[1] ?? 'host';
        const of = /Path=([^;]+)/.exec(cookie)?.[1] ?? '';
        if (cookie.includes('Max-Age=0')) jar.delete(`${name} ${domain} ${of}`);
      },
    },
    host,
    paths: [path, '/smash/order/v1/menu'],
    storages: [storage, null],
  };
  return { browser, jar, local };
}

it('[F-31] [SUPPORT-08] [D-127] a no removes analytics cookies of every path and domain of this visit, and nothing else', () => {
  const ours = ['tallrik_language_1 host /', 'tallrik_company host /'];
  const { browser, jar, local } = fakeBrowser('order.eat.example', '/smash/cookies', [
    ...ours,
    '_ga host /',
    '_ga_ABC123 order.eat.example /',
    '_ga eat.example /',
    '_gid eat.example /smash',
    '_pk_id.7.1 host /smash/',
    // Not shown on this page, but the guest has been there.
    '_ga host /smash/order/v1',
    '_gid host /smash/order/',
  ]);
  removeAnalyticsTraces(browser);
  expect([...jar]).toEqual(ours);
  expect([...local.keys()]).toEqual(['tallrik:1:cartId']);
});
