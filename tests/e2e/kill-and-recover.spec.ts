import { expect, test } from '@playwright/test';
import { payByCard } from './support/card-form.ts';
import { addDish, beginTakeAway, openCart, orderNumber, payButtonOfCart } from './support/guest.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';
import { paymentBooks } from './support/payment-books.ts';

test.describe('kill -9 in the middle of an order', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await makeOwnServer();
    await server.start();
  });
  test.afterEach(() => server.stop());

  test('[D-55] [D-77] the cart is as confirmed, and a paid order exists once', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    const guest = await context.newPage();
    await beginTakeAway(guest);
    await addDish(guest, 'Skärgårdssoppa');
    await expect(guest.getByRole('link', { name: /Varukorg/ })).toContainText('1');

    await server.killHard();
    await server.start();
    await openCart(guest);
    await guest.reload();
    await expect(guest.getByText('Skärgårdssoppa')).toBeVisible();
    await expect(payButtonOfCart(guest)).toBeEnabled({ timeout: 20_000 });

    // The provider takes the money, and its word is held back until the server is dead.
    await request.post(`${server.origin}/simulator/control/schedule`, { data: { mode: 'HELD' } });
    await payButtonOfCart(guest).click();
    await payByCard(guest);
    await expect.poll(async () => (await paymentBooks(request, server.origin)).length).toBe(1);
    await server.killHard();
    await server.start();

    const number = await orderNumber(guest);
    const back = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
    });
    const kitchen = await back.newPage();
    await openBoard(kitchen, 'kitchen@nordbro.example', server.origin);
    await expect(orderCard(kitchen, number)).toHaveCount(1);
    await expect(kitchen.getByRole('article')).toHaveCount(1);
    const [line] = await paymentBooks(request, server.origin);
    expect(line).toMatchObject({ cancelled: 0, refunded: 0 });
    // Left open they would ask a server that is gone until the worker ends.
    await Promise.all([context.close(), back.close()]);
  });
});
