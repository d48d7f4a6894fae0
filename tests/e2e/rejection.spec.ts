import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';
import { BUSINESS_CUSTOMER, fillCartInSoho, openSoho, signIn } from './support/smash-guest.ts';

// A server of its own: an order of the same guest that another test left unanswered would be rejected, too, and told.
let server: OwnServer;
test.beforeAll(async () => {
  server = await makeOwnServer();
  await server.start();
});
test.afterAll(() => server.stop());

const PHONE = { width: 390, height: 844 };
async function newPage(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB', viewport });
  return context.newPage();
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Your order was rejected' });
/** Longer than two polls of the guest's orders: by then the server has dropped it from the list. */
const TWO_POLLS_MS = 11_000;

test('[ORDER-14] [ORDER-15] [D-180] [F-36] [F-37] two phones and a kitchen: a rejection reaches a signed-in guest and stays until read', async ({
  browser,
}) => {
  const kitchen = await newPage(browser, { width: 1280, height: 800 });
  await openBoard(kitchen, 'kitchen@smash.example', '', 'SMASH! Soho');
  const other = await newPage(browser, PHONE);
  await openSoho(other);
  await signIn(other, BUSINESS_CUSTOMER);

  const phone = await newPage(browser, PHONE);
  await openSoho(phone);
  await signIn(phone, BUSINESS_CUSTOMER);
  await fillCartInSoho(phone);
  await phone.getByRole('button', { name: 'Pay by invoice' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Your order' });
  const number =
    (await sheet
      .getByText(/^\d{1,4}$/)
      .first()
      .textContent()) ?? '';
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(phone.getByRole('link', { name: /Order received/ })).toBeVisible();
  await expect(phone.getByText('No orders yet')).toHaveCount(0);
  await expect(other.getByRole('link', { name: /Order received/ })).toBeVisible();

  await orderCard(kitchen, number).getByRole('button', { name: 'Reject' }).click();
  const reasons = kitchen.getByRole('dialog');
  await reasons.getByText(/too many orders/i).click();
  await reasons.getByRole('button', { name: /Reject/ }).click();

  await expect(dialog(phone)).toContainText('too many orders');
  await expect(dialog(other)).toContainText('too many orders');
  await expectAccessible(phone, 'a rejection over the history');
  await phone.waitForTimeout(TWO_POLLS_MS);
  await expect(dialog(phone)).toHaveCount(1);
  await expect(dialog(phone)).toBeVisible();

  await phone.reload();
  await expect(dialog(phone)).toBeVisible();
  await dialog(phone).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(phone)).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('link', { name: /Your order was rejected/ }).first()).toBeVisible();
  await expect(dialog(phone)).toHaveCount(0);
  for (const page of [phone, other, kitchen]) await page.context().close();
});
