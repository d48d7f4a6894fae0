import { expect, test, type Page } from '@playwright/test';
import { payByCard } from './support/card-form.ts';
import { framesOf, logFrames, shownFor } from './support/frame-log.ts';
import { addDish, beginTakeAway, openCart, orderNumber, payButtonOfCart } from './support/guest.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { addFirstDishes, sitDown } from './support/lokanta-guest.ts';
import {
  BUSINESS_CUSTOMER,
  fillCartInSoho,
  openSoho,
  payButtonInSoho,
  signIn,
  sumOf,
} from './support/smash-guest.ts';

/** Long enough to be read; less than what the app waits, since a frame may come late. */
const READABLE_MS = 900;

/** Between the press and the order: no empty cart in any frame, and a thank-you with the number that can be read. */
async function expectThanks(
  page: Page,
  words: { thanks: string; number: string; empty: string },
): Promise<void> {
  const frames = await framesOf(page);
  const empty = frames.filter(({ text }) => text.includes(words.empty));
  expect(empty.map(({ path }) => path)).toEqual([]);
  const thanks = new RegExp(`${words.thanks}[^]*\\b${words.number}\\b`);
  expect(shownFor(frames, thanks)).toBeGreaterThan(READABLE_MS);
}

const SWEDISH = { thanks: 'Tack!', empty: 'Varukorgen är tom' };
const ENGLISH = { thanks: 'Thank you!', empty: 'Your cart is empty' };

/** A signed-in guest finds the order in the history, as a sheet above it. */
async function ownOrderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-history\/[0-9a-f-]{36}$/);
  const number = page.getByRole('dialog').getByText(/^\d{1,4}$/);
  return (await number.first().textContent()) ?? '';
}

test('[PAY-29] [PAY-30] [PAY-32] [D-180] [F-35] by card: a check mark and the number, then the order, never an empty cart', async ({
  page,
}) => {
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await payButtonOfCart(page).click();
  await logFrames(page);
  await payByCard(page);
  await expectThanks(page, { ...SWEDISH, number: await orderNumber(page) });
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await expect(page.getByRole('link', { name: /Varukorg\D*$/ })).toBeVisible();
});

test('[PAY-31] [PAY-43] [F-35] by invoice, as a member: the same', async ({ browser, page }) => {
  await openSoho(page);
  await signIn(page, BUSINESS_CUSTOMER);
  await fillCartInSoho(page);
  await logFrames(page);
  await page.getByRole('button', { name: 'Pay by invoice' }).click();
  const number = await ownOrderNumber(page);
  await expectThanks(page, { ...ENGLISH, number });
  // Unanswered it would be rejected in ten minutes, over the page of whichever test signs in as this guest then.
  const wide = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
  const kitchen = await (await browser.newContext(wide)).newPage();
  await openBoard(kitchen, 'kitchen@smash.example', '', 'SMASH! Soho');
  await orderCard(kitchen, number)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Preparing/)
      .first(),
  ).toBeVisible();
  await kitchen.context().close();
});

test('[PAY-19] [F-35] an order that costs nothing: the same', async ({ page }) => {
  await openSoho(page);
  await fillCartInSoho(page);
  await page.getByRole('button', { name: /^Discount code/ }).click();
  await page.getByRole('dialog').getByLabel('Your code').fill('ONTHEHOUSE');
  await page.getByRole('dialog').getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(sumOf(page, 'Total')).toHaveText('Total£0');
  await logFrames(page);
  // No points are to be had, and nobody is asked for an account.
  await payButtonInSoho(page).click();
  await expectThanks(page, { ...ENGLISH, number: await orderNumber(page) });
});

test('[PAY-16] [PAY-17] [F-35] paid later: the number is told, and home comes without an empty cart between', async ({
  page,
}) => {
  await sitDown(page, 'paidLaterThanks');
  await addFirstDishes(page, 1);
  await page.getByRole('link', { name: /Sepet/ }).click();
  await logFrames(page);
  await page.getByRole('button', { name: 'Sipariş ver, sonra öde' }).click();
  await expect(page).toHaveURL(/\/lokanta\/?(\?.*)?$/);
  const banner = await page.getByRole('status').getByRole('link').first().textContent();
  const number = /(\d{1,4})\D*$/.exec(banner ?? '')?.[1] ?? 'no number';
  await expectThanks(page, { thanks: 'Sipariş iletildi', number, empty: 'Sepetiniz boş' });
});
