import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addDish, beginTakeAway, dishCards, openCart, payButtonOfCart } from './support/guest.ts';
import { openBoard } from './support/kitchen.ts';
import { expectFits } from './support/layout.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';

// A server of its own: the demo of the other tests never closes, and a kitchen that pauses or runs out of a dish would turn their guests away.
let server: OwnServer;
let kitchen: Page;
test.beforeAll(async ({ browser }) => {
  server = await makeOwnServer();
  await server.start();
  kitchen = await newPage(browser, TABLET);
  await openBoard(kitchen);
});
test.afterAll(async () => {
  await kitchen.context().close();
  await server.stop();
});

const PHONE = { width: 360, height: 780 };
const TABLET = { width: 1280, height: 800 };
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

test('[D-48] [D-146] what the kitchen switches off, pauses and slows down, a guest meets at once', async ({
  browser,
}) => {
  const [guest, board, other] = await Promise.all([
    newPage(browser, PHONE),
    newPage(browser, TABLET),
    newPage(browser, TABLET),
  ]);
  await Promise.all([board, other].map((page) => openBoard(page, 'kitchen.soho@smash.example')));
  const venueId = /\/console\/([^/?#]+)/.exec(board.url())?.[1] ?? '';
  const door = `/smash?v=${venueId}`;
  await guest.goto(door);
  await guest.getByRole('button', { name: 'Take away' }).click();
  await expect(guest).toHaveURL(/\/order\//);
  const dish = dishCards(guest).first();
  const name = (await dish.getByRole('heading').textContent())?.trim() ?? '';

  const soldOut = board.getByRole('button', { name: /^Sold out \d/ });
  // The demo has something sold out already; its count comes with the stock.
  const before = Number(/\d+/.exec(await soldOut.innerText())?.[0]);
  await soldOut.click();
  await board.getByLabel('Find a dish or an extra').fill(name);
  const onSale = board.getByRole('switch', { name: new RegExp(`^${name}`) });
  await onSale.click();
  await expect(onSale).not.toBeChecked();
  await expectAccessible(board);
  await expect(other.getByRole('button', { name: `Sold out ${before + 1}` })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('article').filter({ hasText: name }).first()).toContainText(
    'Out of stock',
  );
  await onSale.click();
  await expect(other.getByRole('button', { name: `Sold out ${before}` })).toBeVisible();
  await board.keyboard.press('Escape');

  await board.getByRole('switch', { name: 'Taking orders' }).click();
  await expectAccessible(board);
  await board.getByRole('button', { name: 'Pause for 30 min' }).click();
  await expect(other.getByText(/^Orders are paused until/)).toBeVisible();
  await expectAccessible(board);
  await guest.goto(door);
  await expect(guest.getByText(/closed/i).first()).toBeVisible();
  await other.getByRole('button', { name: 'Take orders again' }).click();
  await expect(board.getByText(/^Orders are paused/)).toHaveCount(0);
  await guest.goto(door);
  await expect(guest.getByRole('button', { name: 'Take away' })).toBeVisible();
  await expect(guest.getByText(/closed right now/i)).toHaveCount(0);

  await board.getByRole('button', { name: 'Longer wait' }).click();
  await expect(other.getByRole('group', { name: 'Waiting time' })).toContainText('20');
});
