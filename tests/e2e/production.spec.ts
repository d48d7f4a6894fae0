import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { answerChallenge, CARDS, CHALLENGE_PASSWORD, payByCard } from './support/card-form.ts';
import {
  addDish,
  beginTakeAway,
  openCart,
  orderNumber,
  orderStep,
  payButtonOfCart,
} from './support/guest.ts';
import { openCloudPrntStandIn } from '../../apps/server/src/providers/printer/testing/cloudprnt-stand-in.ts';
import { setUpSecondFactor } from './support/authenticator.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { openProductionWorld } from './support/production-world.ts';
import { fillCartInSoho, openSoho, payButtonInSoho } from './support/smash-guest.ts';

let world: Awaited<ReturnType<typeof openProductionWorld>>;
test.beforeAll(async () => {
  world = await openProductionWorld();
});
test.afterAll(() => world?.close());

/** Whatever a browser does not like: of its console, of its requests, of the page's policy. */
let troubles: string[];
test.beforeEach(() => {
  troubles = [];
});
test.afterEach(() => {
  expect(troubles).toEqual([]);
  // What the server could not do for somebody, it has said there.
  expect(world.output()).not.toMatch(/"level":(?:50|60)/);
});

function watch(page: Page): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A page that is left gives up what it was still asking for.
    if (why !== 'net::ERR_ABORTED') troubles.push(`${why} ${request.url()}`);
  });
}

/** Somebody with a device of their own. */
async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await world.browser.newContext(options);
  const page = await context.newPage();
  watch(page);
  return page;
}
const PHONE = { width: 390, height: 844 };
const openKitchen = () =>
  openPage({ baseURL: world.platform, locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** Pays with what is filled in meanwhile, and tells which line of the provider's books is theirs. */
async function payAndFind(page: Page, pay: () => Promise<void>) {
  const paymentRequest = page.waitForRequest(/\/sessions\/[^/]+\/payments/);
  await pay();
  const sessionId = /\/sessions\/([^/]+)\//.exec((await paymentRequest).url())?.[1];
  return async () => (await world.books()).filter((line) => line.sessionId === sessionId);
}

test('[D-139] [D-122] [D-340] [F-85] at a name of its own, in production: ordered, paid at a foreign provider, cooked and fetched', async () => {
  const guest = await openPage({ baseURL: world.bistro, locale: 'sv-SE', viewport: PHONE });
  const kitchen = await openKitchen();
  await openBoard(kitchen);

  await beginTakeAway(guest);
  await expect(guest.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^https:\/\/bistro\.example\//,
  );
  await addDish(guest, 'Skärgårdssoppa');
  await openCart(guest);
  await payButtonOfCart(guest).click();
  const ownMoney = await payAndFind(guest, () => payByCard(guest));
  const number = await orderNumber(guest);
  const card = orderCard(kitchen, number);
  await expect(card).toContainText('Skärgårdssoppa');
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(orderStep(guest)).toHaveText('Tillagas');
  await card.getByRole('button', { name: /Ready/ }).click();
  await expect(orderStep(guest)).toHaveText('Klar');
  await card.getByRole('button', { name: 'Picked up' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Kvitto' })).toBeAttached();

  // What was authorised is taken half a minute after the kitchen accepted, once.
  await world.makeCapturesDue();
  await expect.poll(async () => (await ownMoney())[0]?.captured).toBeGreaterThan(0);
  const [line, ...more] = await ownMoney();
  expect(line).toMatchObject({ captured: line?.authorised, refunded: 0, cancelled: 0 });
  expect(more).toEqual([]);
  for (const page of [guest, kitchen]) await page.context().close();
});

test('[D-139] [D-341] [AUTH-03] [ORDER-14] [F-85] below the platform’s name: signed up by a code, paid with a challenge, rejected, and the money went back', async () => {
  const number = '+447700900582';
  const guest = await openPage({ baseURL: world.platform, locale: 'en-GB', viewport: PHONE });
  const kitchen = await openKitchen();
  await openBoard(kitchen, 'kitchen@smash.example', '', 'SMASH! Soho');

  await openSoho(guest);
  await fillCartInSoho(guest);
  await payButtonInSoho(guest).click();
  await guest.getByRole('button', { name: 'Create an account' }).click();
  const form = guest.getByRole('dialog', { name: 'Create account' });
  await form.getByLabel('First and last name').fill('Iris Slip');
  await form.getByLabel('Mobile number').fill(number);
  await form.getByLabel('Email').fill('iris@example.org');
  await guest.keyboard.press('Enter');
  await form.getByLabel('Password', { exact: true }).fill('kanelbulle');
  await form.getByLabel('Repeat password').fill('kanelbulle');
  await guest.keyboard.press('Enter');
  await expect(form.getByLabel(/referral code/)).toBeFocused();
  await guest.keyboard.press('Enter');
  const code = guest.getByRole('dialog', { name: 'Enter the code' });
  await expect(code.getByLabel('Code', { exact: true })).toBeFocused();
  const sent = () => world.sentTexts().find(({ to }) => to === number)?.text ?? '';
  await expect.poll(sent).toMatch(/\b\d{4}\b/);
  await guest.keyboard.type(/\b\d{4}\b/.exec(sent())?.[0] ?? '');
  await guest.keyboard.press('Enter');

  await expect(guest.getByText('This order collects points.')).toBeVisible();
  const ownMoney = await payAndFind(guest, () => payByCard(guest, { number: CARDS.challenge }));
  await answerChallenge(guest, { password: CHALLENGE_PASSWORD });
  const sheet = guest.getByRole('dialog', { name: 'Your order' });
  const called = sheet.getByText(/^\d{1,4}$/).first();
  const card = orderCard(kitchen, (await called.textContent()) ?? '');
  await card.getByRole('button', { name: 'Reject' }).click();
  const reasons = kitchen.getByRole('dialog');
  await reasons.getByText(/too many orders/i).click();
  await reasons.getByRole('button', { name: /Reject/ }).click();
  await expect(guest.getByRole('alertdialog')).toContainText('too many orders');

  await expect.poll(async () => (await ownMoney())[0]?.cancelled).toBeGreaterThan(0);
  const [line, ...more] = await ownMoney();
  expect(line).toMatchObject({ captured: 0, refunded: 0, cancelled: line?.authorised });
  expect(more).toEqual([]);

  // Who signed in here is remembered where no script and no plain connection reads it.
  for (const [page, path] of [
    [guest, '/graphql'],
    [kitchen, '/staff/graphql'],
  ] as const) {
    const cookies = await page.context().cookies(`${world.platform}${path}`);
    expect(cookies.find(({ name }) => name === 'tallrik_device')).toMatchObject({
      path,
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    });
  }
  for (const page of [guest, kitchen]) await page.context().close();
});

test('[KITCHEN-01] [KITCHEN-03] [KITCHEN-13] [F-85] an owner opens a bar and adds a printer, in production: each station has its part, the ticket comes out once', async () => {
  const owner = await openKitchen();
  await owner.goto('/console');
  await owner.locator('input[type="email"]').fill('owner@nordbro.example');
  await owner.locator('input[type="password"]').fill('owner');
  await owner.keyboard.press('Enter');
  await setUpSecondFactor(owner);
  await owner.getByRole('link', { name: 'Orders' }).click();
  await owner.getByRole('link', { name: 'Open the board' }).click();
  await expect(owner.getByRole('heading', { name: /^New/ })).toBeVisible();
  await owner.getByRole('button', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: 'Stations and printers' }).click();
  await owner.getByRole('button', { name: 'Stations', exact: true }).click();
  await owner.getByRole('button', { name: 'Add station' }).click();
  await owner.getByLabel('Name', { exact: true }).nth(1).fill('Bar');
  await owner.getByRole('button', { name: 'Save' }).click();
  await owner.getByText('Dishes that differ').click();
  await owner.getByLabel('Skärgårdssoppa', { exact: true }).selectOption({ label: 'Bar' });
  await owner.getByRole('button', { name: 'Save' }).last().click();
  await owner.getByRole('button', { name: 'Back' }).click();
  await owner.getByRole('button', { name: 'Printers', exact: true }).click();
  await owner.getByRole('button', { name: 'Add printer' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('Star');
  await owner.getByLabel('Connection').selectOption({ label: 'Star CloudPRNT' });
  await owner.getByRole('button', { name: 'Save' }).click();
  const address = await owner.locator('code', { hasText: '/cloudprnt/' }).innerText();
  expect(address).toContain(`${world.platform}/cloudprnt/`);
  await owner.getByRole('button', { name: 'Close' }).click();
  const star = openCloudPrntStandIn({
    path: new URL(address).pathname,
    mac: '00:11:62:00:00:07',
    ask: async (method, url, body) => {
      const answer = await fetch(`${world.origin}${url}`, {
        method,
        // As printers do: the same headers whatever they ask.
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  });
  expect(await star.poll()).toBe(200);

  const guest = await openPage({ baseURL: world.bistro, locale: 'sv-SE', viewport: PHONE });
  await beginTakeAway(guest);
  await addDish(guest, 'Skärgårdssoppa');
  await openCart(guest);
  await payButtonOfCart(guest).click();
  await payByCard(guest);
  const card = orderCard(owner, await orderNumber(guest));
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(orderStep(guest)).toHaveText('Tillagas');
  const printed = async () => {
    await star.poll();
    return star.tickets().length;
  };
  await expect.poll(printed).toBe(1);
  expect(await printed()).toBe(1);
  await owner.getByRole('radiogroup').getByText('Bar', { exact: true }).click();
  await card.getByRole('button', { name: /ready/i }).click();
  await expect(orderStep(guest)).toHaveText('Klar');
  for (const page of [guest, owner]) await page.context().close();
});

test('[D-122] [D-02] every page in production: a strict policy, TLS from now on, no cookie that travels without it', async () => {
  const guest = await openPage({ baseURL: world.platform, locale: 'en-GB', viewport: PHONE });
  for (const path of ['/?s=smash', '/smash', '/console']) {
    const headers = (await guest.goto(path))?.headers() ?? {};
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/unsafe|\*/);
  }
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  const cookies = await guest.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('tallrik_company');
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  await guest.context().close();
});
