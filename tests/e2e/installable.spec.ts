import { expect, test, type Page } from '@playwright/test';
import { beginTakeAway, dishCards } from './support/guest.ts';

/** Of this page and the files it is made of, what the worker has not kept yet. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/assets/'));
    const isMissing = await Promise.all(
      [location.href, ...files].map(async (address) => {
        const cached = await caches.match(address, { ignoreVary: true });
        return cached === undefined ? [address] : [];
      }),
    );
    return isMissing.flat();
  });

// Asked anew until it is so: `waitForFunction` takes the promise of a no for a yes.
const waitUntilCached = (page: Page): Promise<void> =>
  expect.poll(() => missing(page), { timeout: 20_000 }).toEqual([]);

test('[SHELL-26] [D-140] without a network the last menu is shown, and the page says so', async ({
  page,
  context,
}) => {
  await beginTakeAway(page);
  await page.reload();
  await waitUntilCached(page);
  const dish = (await dishCards(page).first().textContent()) ?? '';

  await context.setOffline(true);
  await page.reload();
  await expect(dishCards(page).first()).toHaveText(dish);
  await expect(page.getByText('Du är offline')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Du är offline')).toBeHidden({ timeout: 30_000 });
});

test('[D-96] [D-142] the worker keeps no page, answer or token that is somebody’s own', async ({
  page,
}) => {
  await beginTakeAway(page);
  await page.reload();
  await waitUntilCached(page);
  await page.goto(`${page.url()}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return keys.flat();
  });
  expect(cached.some((url) => url.includes('/assets/'))).toBe(true);
  expect(cached.filter((url) => /\/cart|\/orderstatus|shoppingCart/.test(url))).toEqual([]);
});

test('[ROUTE-05] an ordering page opened without a service type is redirected by the server', async ({
  page,
  request,
}) => {
  await beginTakeAway(page);
  const address = page.url();
  const venueId = address.split('/').at(-1);
  const options = { maxRedirects: 0, headers: { 'sec-fetch-dest': 'document' } };
  const visit = await request.get(address, options);
  expect([visit.status(), visit.headers()['location']]).toEqual([302, `/?v=${venueId}`]);
  // Search engines and chats, which open nothing for anybody, read the page itself.
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
});

test('[BRAND-03] the manifest can be installed: its icons are there in the sizes it names', async ({
  page,
  request,
}) => {
  await page.goto('/smash');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest.scope).toBe('/smash/');
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png']);
  }
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect((await request.get(touchIcon ?? '')).status()).toBe(200);
});
