import { expect, test, type Page } from '@playwright/test';
import { payByCard, waitForCardForm } from './support/card-form.ts';
import { expectFits, atEveryWidth } from './support/layout.ts';
import {
  BUSINESS_CUSTOMER,
  fillCartInSoho,
  openSoho,
  payButtonInSoho,
  signIn,
} from './support/smash-guest.ts';

test.use({
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  viewport: { width: 360, height: 780 },
});

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A number nobody has yet, also when a test is repeated on the same server. */
const freshNumber = (ending: string): string =>
  `+44 7700 9${test.info().repeatEachIndex}0 ${ending}`;
const dialled = (number: string): string => number.replaceAll(' ', '');

/** The last code that was sent to a phone; the demo's texts end in an inbox. */
async function codeSentTo(page: Page, phone: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const inbox: { to: string; text: string }[] = await (
        await page.request.get('/dev/inbox.json')
      ).json();
      code = /\b\d{4}\b/.exec(inbox.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{4}$/);
  return code;
}

test('[PAY-38] [AUTH-03] [D-230] [F-62] a guest signs up on the way to paying, mends a slip in the number, and pays', async ({
  page,
  browser,
}) => {
  const [slip, number] = [freshNumber('581'), freshNumber('582')];
  await openSoho(page);
  await fillCartInSoho(page);
  await payButtonInSoho(page).click();
  await page.getByRole('button', { name: 'Create an account' }).click();

  const form = sheet(page, 'Create account');
  await expect(form.getByLabel('First and last name')).toBeFocused();
  await expect(form.getByText('For example +44 7700 900 123')).toBeVisible();
  await atEveryWidth(page, () => expectFits(page, 'who'));
  await page.keyboard.type('Iris Slip');
  await form.getByLabel('Mobile number').fill(slip);
  await form.getByLabel('Email').fill('iris@example.org');
  await page.keyboard.press('Enter');

  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('kanelbulle');
  await form.getByRole('button', { name: 'Show password' }).first().click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await atEveryWidth(page, () => expectFits(page, 'password'));
  await form.getByLabel('Repeat password').fill('kanelbulle');
  await page.keyboard.press('Enter');

  await expect(form.getByLabel(/referral code/)).toBeFocused();
  await expect(form.getByText(`We send a code to ${slip}.`)).toBeVisible();
  await page.keyboard.press('Enter');

  const code = sheet(page, 'Enter the code');
  await expect(code.getByText(`We sent a code to ${dialled(slip)}.`)).toBeVisible();
  await expect(code.getByLabel('Code', { exact: true })).toBeFocused();
  await atEveryWidth(page, () => expectFits(page, 'code'));
  await code.getByRole('button', { name: 'Change the number' }).click();

  await expect(form.getByLabel('Mobile number')).toBeFocused();
  await expect(form.getByLabel('First and last name')).toHaveValue('Iris Slip');
  await form.getByLabel('Mobile number').fill(number);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('kanelbulle');
  await page.keyboard.press('Enter');
  await expect(form.getByText(`We send a code to ${number}.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(code.getByText(`We sent a code to ${dialled(number)}.`)).toBeVisible();
  await page.keyboard.type(await codeSentTo(page, dialled(number)));
  await page.keyboard.press('Enter');

  // Straight to the card, with what the account changed.
  await expect(page.getByText('This order collects points.')).toBeVisible();
  await waitForCardForm(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await payByCard(page);
  const receipt = /\/order-history\/[0-9a-f-]{36}$/;
  await expect(page).toHaveURL(receipt);
  const orderPath = receipt.exec(page.url())?.[0] ?? '';

  // The order is the new member's: another phone, which knows nothing but number and password, finds it.
  const other = await (await browser.newContext()).newPage();
  await openSoho(other);
  await signIn(other, { phone: number, password: 'kanelbulle', greeting: 'Hi Iris' });
  await other.goto('/smash/order-history');
  await other.locator(`main a[href$="${orderPath}"]`).click();
  await expect(other.getByRole('dialog').getByText('Skin-on fries')).toBeVisible();
  await other.context().close();
});

test('[PAY-38] [D-230] [F-62] a member of a high level who signs in on the way to paying reads what it saves', async ({
  page,
}) => {
  await openSoho(page);
  await fillCartInSoho(page);
  const sum = (await payButtonInSoho(page).textContent())?.replace(/^Pay\s*/, '') ?? '';
  await payButtonInSoho(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click();
  const form = sheet(page, 'Sign in');
  await expect(form.getByLabel('Mobile number')).toBeFocused();
  await form.getByLabel('Mobile number').fill(BUSINESS_CUSTOMER.phone);
  await form.getByLabel('Password').fill('guest');
  await page.keyboard.press('Enter');
  await waitForCardForm(page);
  await expect(page.getByText('15% off as a member', { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`instead of ${sum.replace('.', '\\.')}`))).toBeVisible();
  await atEveryWidth(page, () => expectFits(page, 'card with what the account changed'));
});

test('[D-144] [F-62] the sheets of a forgotten password keep the number and the focus, and closing gives it back', async ({
  page,
}) => {
  await openSoho(page);
  const door = page.getByRole('button', { name: 'Sign in and collect points' });
  await door.click();
  await sheet(page, 'Sign in').getByLabel('Mobile number').fill('+44 7700 900 583');
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const form = sheet(page, 'New password');
  await expect(form.getByLabel('Mobile number')).toBeFocused();
  await expect(form.getByLabel('Mobile number')).toHaveValue('+44 7700 900 583');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/If \+44 7700 900 583 has an account/)).toBeVisible();
  await expect(form.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(form.getByText('The new password for +44 7700 900 583.')).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await atEveryWidth(page, () => expectFits(page, 'new password'));
  await page.keyboard.press('Escape');
  await expect(door).toBeFocused();
});
