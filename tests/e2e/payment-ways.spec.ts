import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cardField, payButton, payByCard, fillCard } from './support/card-form.ts';
import { addDish, beginTakeAway, openCart, orderNumber, payButtonOfCart } from './support/guest.ts';
import {
  BUSINESS_CUSTOMER,
  fillCartInSoho,
  MEMBER,
  openSoho,
  payButtonInSoho,
  signIn,
} from './support/smash-guest.ts';

test.use({ reducedMotion: 'reduce' });

type LedgerLine = { pspReference: string; resultCode: string | null };

/** The one payment of the world that still waits for its answer gets it. */
async function settlePending(request: APIRequestContext): Promise<void> {
  const ledger: LedgerLine[] = await (await request.get('/simulator/control/ledger')).json();
  const waiting = ledger.filter(({ resultCode }) => resultCode === 'Received');
  expect(waiting).toHaveLength(1);
  const data = { pspReference: waiting[0]?.pspReference, isAuthorised: true };
  const answer = await request.post('/simulator/control/settle', { data });
  expect(answer.ok()).toBe(true);
}

const confirming = (page: Page) => page.getByRole('alertdialog', { name: 'Bekräftar betalningen' });

test('[PAY-21] [D-77] [D-79] the provider’s word comes late: waited for over a reload, then an order', async ({
  page,
  request,
}) => {
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await payButtonOfCart(page).click();
  await payByCard(page, { holder: 'PENDING' });
  await expect(confirming(page)).toBeVisible();
  await expectAccessible(page, 'confirming the payment');

  await page.reload();
  await expect(confirming(page)).toBeVisible();
  // The lock against paying twice: nothing beneath the question can be pressed.
  await page.keyboard.press('Escape');
  await expect(confirming(page)).toBeVisible();
  await settlePending(request);
  expect(await orderNumber(page)).toMatch(/^\d+$/);
});

/** A signed-in guest finds the order in the history, as a sheet above it (PAY-31). */
async function expectOrderedBy(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('dialog', { name: 'Your order' })).toContainText('Skin-on fries');
}

test('[PAY-41] [D-88] [PAY-31] a member has a card kept, pays with it the next time, and takes it away', async ({
  page,
}) => {
  await openSoho(page);
  await signIn(page, MEMBER);
  await fillCartInSoho(page);
  await payButtonInSoho(page).click();
  await fillCard(page);
  await page.getByRole('checkbox', { name: /save/i }).check({ force: true });
  await payButton(page).click();
  await expectOrderedBy(page);
  await expectAccessible(page, 'receipt above the history');

  await openSoho(page);
  await fillCartInSoho(page);
  await payButtonInSoho(page).click();
  await expect(page.getByText(/•+\s*1111/)).toBeVisible();
  await expectAccessible(page, 'a stored card');
  await cardField(page, 'encryptedSecurityCode').pressSequentially('737');
  await payButton(page).click();
  await expectOrderedBy(page);

  await openSoho(page);
  await fillCartInSoho(page);
  await payButtonInSoho(page).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectAccessible(page, 'a stored card is about to go');
  await page.getByRole('button', { name: /^Yes, remove/ }).click();
  await expect(page.getByText(/•+\s*1111/)).toHaveCount(0);
});

test('[PAY-02] [PAY-43] [D-89] a business customer orders on the invoice, without a card', async ({
  page,
}) => {
  await openSoho(page);
  await signIn(page, BUSINESS_CUSTOMER);
  await fillCartInSoho(page);
  await page.getByRole('button', { name: 'Pay by invoice' }).click();
  await expectOrderedBy(page);
});

test('[PAY-38] [D-87] the reminder to sign up comes once per cart, and never blocks', async ({
  page,
}) => {
  await openSoho(page);
  await fillCartInSoho(page);
  await payButtonInSoho(page).click();
  const reminder = page.getByRole('alertdialog', { name: 'Collect points on this order?' });
  await expect(reminder).toBeVisible();
  await expectAccessible(page, 'sign-up reminder');
  await reminder.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeVisible();
  await expectAccessible(page, 'create an account, from the cart');
  await page.keyboard.press('Escape');

  await page.reload();
  await payButtonInSoho(page).click();
  await payByCard(page);
  expect(await orderNumber(page)).toMatch(/^\d+$/);
});
