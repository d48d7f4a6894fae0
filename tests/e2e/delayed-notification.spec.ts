import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fillCard, payButton, payByCard } from './support/card-form.ts';
import { addDish, beginTakeAway, openCart, orderNumber, payButtonOfCart } from './support/guest.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';
import {
  deliverWebhooks,
  pausedWebhooks,
  letProviderSpeak,
  paymentBooks,
  silenceProvider,
} from './support/payment-books.ts';

// A server of their own: a provider that says nothing would leave every other guest waiting too.
let server: OwnServer;
let kitchen: Page;
let guest: Page;
test.beforeAll(async ({ browser }) => {
  server = await makeOwnServer();
  await server.start();
  kitchen = await newPage(browser, { viewport: { width: 1280, height: 800 } });
  await openBoard(kitchen);
});
test.beforeEach(async ({ browser }) => {
  // What a worker answers from its shelf could not be held back.
  guest = await newPage(browser, { reducedMotion: 'reduce', serviceWorkers: 'block' });
});
test.afterEach(async ({ request }) => {
  await letProviderSpeak(request, server.origin);
  await guest.context().close();
});
test.afterAll(async () => {
  // Left open it would ask a server that is gone until the worker ends.
  await kitchen.context().close();
  await server.stop();
});

async function newPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'en-GB',
    ...options,
  });
  return context.newPage();
}

const dialog = (name: string) => guest.getByRole('alertdialog', { name });
const answer = (name: string) =>
  guest.locator('dialog[open]').getByRole('button', { name }).click();

/** The card is filled in while the provider still answers; only what follows the tap is silence. */
async function payIntoSilence(...[request, origin]: Parameters<typeof silenceProvider>) {
  await openCart(guest);
  await payButtonOfCart(guest).click();
  await fillCard(guest);
  await silenceProvider(request, origin);
  await payButton(guest).click();
  await expect(dialog('Bekräftar betalningen')).toBeVisible();
}

test('[PAY-21] [D-77] [D-79] the webhook is late: the money is held, nothing says ordered, and then it is', async ({
  request,
}) => {
  const { origin } = server;
  await beginTakeAway(guest);
  await addDish(guest, 'Skärgårdssoppa');
  await payIntoSilence(request, origin);
  await expect.poll(() => pausedWebhooks(request, origin)).toBe(1);
  const held = (await paymentBooks(request, origin)).at(-1);
  expect(held).toMatchObject({ captured: 0, cancelled: 0, refunded: 0 });
  expect(held?.authorised).toBeGreaterThan(0);

  await guest.reload();
  await expect(dialog('Bekräftar betalningen')).toBeVisible();
  await expect(guest).toHaveURL(/\/cart$/);
  await expect(guest.getByText(/Tack!|Beställningen är mottagen/)).toHaveCount(0);
  await expect(kitchen.getByText('Skärgårdssoppa')).toHaveCount(0);

  await deliverWebhooks(request, origin);
  const number = await orderNumber(guest);
  await expect(guest.getByText('Beställningen är mottagen').first()).toBeVisible();
  await expect(orderCard(kitchen, number)).toHaveCount(1);
  expect((await paymentBooks(request, origin)).at(-1)).toEqual(held);
});

async function sellOut(name: string): Promise<void> {
  await kitchen.getByRole('button', { name: /^Sold out/ }).click();
  await kitchen.getByLabel('Find a dish or an extra').fill(name);
  const onSale = kitchen.getByRole('switch', { name: new RegExp(`^${name}`) });
  // Drawn at once and sent after: a reload before the answer would take the tap with it.
  const answered = kitchen.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"soldOut":true')),
  );
  await onSale.click();
  await expect(onSale).not.toBeChecked();
  await answered;
  // Told by the server, not only drawn: it stays so for whoever opens the list anew.
  await kitchen.reload();
  await kitchen.getByRole('button', { name: /^Sold out/ }).click();
  await kitchen.getByLabel('Find a dish or an extra').fill(name);
  await expect(onSale).not.toBeChecked();
  await kitchen.keyboard.press('Escape');
}

/** The guest's page looks at the shelf every half minute; what it would see there waits until it is let go. */
async function lockStock(): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await guest.route('**/graphql?*', (route) => held.then(() => route.continue()));
  return letGo;
}

test('[D-48] [D-82] [ERR-11] [PAY-33] [PAY-34] [PAY-35] paid, and meanwhile sold out: told so, the money goes back, and trying again makes an order', async ({
  request,
}) => {
  const { origin } = server;
  const before = (await paymentBooks(request, origin)).length;
  await beginTakeAway(guest);
  await addDish(guest, 'Toast Skagen');
  await addDish(guest, 'Köttbullar med lingon');
  await payIntoSilence(request, origin);
  const letGo = await lockStock();
  await sellOut('Toast Skagen');

  await letProviderSpeak(request, origin);
  await expect(dialog('Betald, men inte beställd')).toContainText('tillbaka inom 3 bankdagar');
  await expectAccessible(guest, 'paid, but not ordered');
  await expect
    .poll(async () => (await paymentBooks(request, origin))[before]?.cancelled)
    .toBeGreaterThan(0);

  await answer('Försök igen');
  await expect(dialog('Kontrollera din beställning')).toContainText('inte tillräckligt kvar');
  await answer('Uppdatera');
  letGo();
  await expect(dialog('Något tog slut')).toContainText('Toast Skagen');
  await answer('OK');
  await expect(guest.getByRole('listitem').getByRole('heading')).toHaveText([
    'Köttbullar med lingon',
  ]);

  await payButtonOfCart(guest).click();
  await payByCard(guest);
  const number = await orderNumber(guest);
  await expect(orderCard(kitchen, number)).toContainText('Köttbullar med lingon');
  const [first, second, ...more] = (await paymentBooks(request, origin)).slice(before);
  expect(first).toMatchObject({ captured: 0, cancelled: first?.authorised, refunded: 0 });
  expect(second).toMatchObject({ cancelled: 0, refunded: 0 });
  expect(more).toEqual([]);
});
