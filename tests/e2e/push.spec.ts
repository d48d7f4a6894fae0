import { expect, test, type Page } from '@playwright/test';
import type { PushService } from '../../apps/server/src/providers/push/testing/push-service.ts';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import { expectAccessible } from './support/accessible.ts';
import { payByCard } from './support/card-form.ts';
import { closeOtherPages } from './support/close-others.ts';
import { addDish, beginTakeAway, openCart, orderNumber, payButtonOfCart } from './support/guest.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { deliverPush, openServiceFor, subscribeAt } from './support/push-stand-in.ts';

// Without windows there are no notifications, and no leave to be asked for them.
const executablePath = await findChromium();
test.use({ launchOptions: executablePath === undefined ? {} : { executablePath } });

closeOtherPages();

let service: PushService;
test.beforeEach(async ({ request }) => {
  service = await openServiceFor(request);
});
test.afterEach(() => service.close());

async function orderSoup(page: Page): Promise<string> {
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await payButtonOfCart(page).click();
  await payByCard(page);
  return orderNumber(page);
}

test('[NATIVE-09] [F-42] [D-132] a guest is asked, is told by push when the page is closed, and comes back by a tap', async ({
  browser,
  context,
  page: guest,
}) => {
  const phone = service.subscribe();
  await context.grantPermissions(['notifications']);
  await subscribeAt(context, phone.subscription);
  const kitchen = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  ).newPage();
  await openBoard(kitchen);

  const number = await orderSoup(guest);
  const question = guest.getByRole('region', { name: 'Säg till när den är klar' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Ja, säg till' }).click();
  await expect(guest.getByText('Vi säger till')).toBeVisible();

  // Somewhere else on the same origin: the order's page is closed.
  const beside = await context.newPage();
  await beside.goto('/robots.txt');
  await guest.close();

  await orderCard(kitchen, number)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect
    .poll(() => phone.arrived.map(({ body }) => body))
    .toEqual([
      expect.stringMatching(new RegExp(`^Order ${number} tillagas. Klar omkring \\d\\d:\\d\\d.$`)),
    ]);
  await orderCard(kitchen, number).getByRole('button', { name: /Ready/ }).click();
  await expect.poll(() => phone.arrived.at(-1)?.body).toBe(`Order ${number} är klar`);
  expect(phone.arrived.every(({ title }) => title === 'Nordbro')).toBe(true);

  // What the stand-in opened is given to the worker, as a browser would.
  for (const message of phone.arrived) await deliverPush(beside, message);
  const shown = () =>
    beside.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, icon }) => ({ title, body, icon }));
    });
  // The newer one took the older one's place.
  await expect.poll(shown).toEqual([
    {
      title: 'Nordbro',
      body: `Order ${number} är klar`,
      icon: expect.stringMatching(/\/icon-maskable-512\.png$/),
    },
  ]);
  const icon = (await shown())[0]?.icon ?? '';
  expect((await beside.request.get(icon)).headers()['content-type']).toBe('image/png');

  const address = await tapNotification(beside);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(number, { exact: true }).first()).toBeVisible();
  expect(await shown()).toEqual([]);
});

/** No test can tap what the system shows: the worker is handed the event, and says where it would lead. */
async function tapNotification(page: Page): Promise<string> {
  const worker = page.context().serviceWorkers().at(0);
  if (!worker) throw new Error('There is no worker');
  return worker.evaluate(async () => {
    type Scope = {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<unknown> };
    };
    const scope = globalThis as unknown as Scope & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    let opened = '';
    // The browser lets only a finger open a window.
    scope.clients.openWindow = async (address) => {
      opened = address;
    };
    const event = Object.assign(new Event('notificationclick'), { notification });
    const work = new Promise<unknown>((resolve) => {
      Object.assign(event, { waitUntil: resolve });
    });
    scope.dispatchEvent(event);
    await work;
    return opened;
  });
}

test('[D-202] [F-42] a guest who says no is not asked at the next order, and nothing is sent', async ({
  context,
  page,
}) => {
  const phone = service.subscribe();
  await context.grantPermissions(['notifications']);
  await subscribeAt(context, phone.subscription);
  await orderSoup(page);
  await expect(page.getByRole('button', { name: 'Nej tack' })).toBeVisible();
  await page.getByRole('button', { name: 'Nej tack' }).click();
  await expect(page.getByRole('region', { name: 'Säg till när den är klar' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Säg till när den är klar' })).toHaveCount(0);

  // The switch is still there for whoever changes their mind.
  await page.goto('/support');
  const toggle = page.getByRole('switch', { name: 'Aviseringar om beställningar' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(page, 'the switch among the settings');
  expect(phone.arrived).toEqual([]);
});
