import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fillHolder, payButton, payByCard } from './support/card-form.ts';
import {
  addDish,
  beginTakeAway,
  openCart,
  orderNumber,
  orderStep,
  payButtonOfCart,
  watchForComplaints,
} from './support/guest.ts';
import { closeOtherPages } from './support/close-others.ts';
import { openBoard, orderCard } from './support/kitchen.ts';
import { paymentBooks } from './support/payment-books.ts';

closeOtherPages();

test('[CONF-02] [PAY-23] [D-146] guest and kitchen side by side: refused, paid, accepted, ready, fetched', async ({
  browser,
  page: guest,
}) => {
  const noComplaints = watchForComplaints(guest);
  const kitchen = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  ).newPage();
  await openBoard(kitchen);

  await beginTakeAway(guest);
  await addDish(guest, 'Skärgårdssoppa');
  await openCart(guest);
  await payButtonOfCart(guest).click();

  await payByCard(guest, { holder: 'DECLINED' });
  await expect(guest.getByRole('heading', { name: 'Betalningen nekades' })).toBeVisible();
  await guest.getByRole('button', { name: 'Försök igen' }).click();
  await fillHolder(guest, 'Sofia Lindqvist');
  await payButton(guest).click();

  const number = await orderNumber(guest);
  await expect(guest.getByText('Beställningen är mottagen').first()).toBeVisible();
  const card = orderCard(kitchen, number);
  await expect(card).toBeVisible();
  await expect(card).toContainText('Skärgårdssoppa');
  await expect(card).toContainText('Paid');

  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(orderStep(guest)).toHaveText('Tillagas');
  await expect(guest.getByText(/\d+ min/).first()).toBeVisible();

  await orderCard(kitchen, number).getByRole('button', { name: /Ready/ }).click();
  await expect(orderStep(guest)).toHaveText('Klar');

  await orderCard(kitchen, number).getByRole('button', { name: 'Picked up' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Kvitto' })).toBeAttached();
  await expect(orderStep(guest)).toHaveCount(0);
  noComplaints();
});

test('[ORDER-12] [ORDER-14] a rejected guest is told why, and the money goes back', async ({
  browser,
  page: guest,
  request,
}) => {
  const kitchen = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  ).newPage();
  await openBoard(kitchen);
  await beginTakeAway(guest);
  await addDish(guest, 'Skärgårdssoppa');
  await openCart(guest);
  await payButtonOfCart(guest).click();
  const paid = guest.waitForRequest(/\/sessions\/[^/]+\/payments/);
  await payByCard(guest);
  const sessionId = /\/sessions\/([^/]+)\//.exec((await paid).url())?.[1];
  const number = await orderNumber(guest);

  const card = orderCard(kitchen, number);
  await card.getByRole('button', { name: 'Reject' }).click();
  await kitchen
    .getByRole('dialog')
    .getByText(/too many orders/i)
    .click();
  await kitchen
    .getByRole('dialog')
    .getByRole('button', { name: /Reject/ })
    .click();
  await expect(guest.getByRole('alertdialog')).toContainText(/för många beställningar/i);
  await expectAccessible(guest, 'the order was rejected');

  // This guest's money, and all of it: other guests of the same world get theirs back as well.
  const ownMoney = async () =>
    (await paymentBooks(request, '')).filter((line) => line.sessionId === sessionId);
  await expect.poll(async () => (await ownMoney())[0]?.cancelled).toBeGreaterThan(0);
  const [line, ...more] = await ownMoney();
  expect(line).toMatchObject({ captured: 0, refunded: 0, cancelled: line?.authorised });
  expect(more).toEqual([]);
});
