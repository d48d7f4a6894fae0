import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addDish, beginTakeAway, openCart, payButtonOfCart } from './support/guest.ts';
import { openBoard } from './support/kitchen.ts';
import { expectFits } from './support/layout.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';

// A server of its own: the demo of the other tests never closes, and a kitchen that pauses would turn their guests away.
let server: OwnServer;
let kitchen: Page;
test.beforeAll(async ({ browser }) => {
  server = await makeOwnServer();
  await server.start();
  kitchen = await newPage(browser, { width: 1280, height: 800 });
  await openBoard(kitchen);
});
test.afterAll(async () => {
  await kitchen.context().close();
  await server.stop();
});

const PHONE = { width: 360, height: 780 };
async function newPage(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
    viewport,
  });
  return context.newPage();
}

const closed = (page: Page) =>
  page.getByText(/Stängt · öppnar \S+ \d\d:\d\d$/).locator('visible=true');
const picker = (page: Page) => page.getByRole('dialog', { name: 'När vill du ha maten?' });

test('[D-176] [D-85] [ERR-27] [F-33] a kitchen that closes: carts ask for a time, and nobody is promised food', async ({
  browser,
}) => {
  // Somebody has filled a cart for now, while the kitchen still cooks.
  const early = await newPage(browser, PHONE);
  await beginTakeAway(early);
  await addDish(early, 'Skärgårdssoppa');
  await openCart(early);
  await expect(payButtonOfCart(early)).toBeEnabled();

  await kitchen.getByRole('switch', { name: 'Taking orders' }).click();
  await kitchen.getByRole('button', { name: 'Pause until tomorrow' }).click();
  await expect(kitchen.getByText(/^Orders are paused/).first()).toBeVisible();

  await early.reload();
  await expect(closed(early).first()).toBeVisible();
  await expect(payButtonOfCart(early)).toHaveCount(0);
  await expect(early.locator('dialog[open]')).toHaveCount(0);
  await expectFits(early, 'cart of a closed venue');
  await expectAccessible(early, 'cart of a closed venue');
  await early.getByRole('button', { name: 'Välj en tid', exact: true }).click();
  await expect(picker(early).getByText(/stängt den tiden/)).toHaveCount(0);
  await picker(early).getByRole('button', { name: 'Fortsätt' }).click();
  await expect(payButtonOfCart(early)).toBeEnabled();
  await early.context().close();

  // Somebody comes now: the first page says so, and how to eat leads to when.
  const late = await newPage(browser, PHONE);
  await late.goto('/nordbro');
  await expect(closed(late).first()).toBeVisible();
  await expect(
    late.getByRole('button', { name: /^Beställ till senare · \S+ \d\d:\d\d$/ }),
  ).toBeEnabled();
  await expectFits(late, 'landing of a closed venue');
  await expectAccessible(late, 'landing of a closed venue');
  await late.getByRole('button', { name: 'Ta med' }).click();
  await expect(picker(late).getByRole('option', { selected: true })).toHaveCount(2);
  await picker(late).getByRole('button', { name: 'Fortsätt' }).click();
  await expect(late).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
  await expect(late.getByText(/Klart om ca/)).toHaveCount(0);
  await late.context().close();
});
