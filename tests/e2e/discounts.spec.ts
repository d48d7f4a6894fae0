import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { payByCard } from './support/card-form.ts';
import { orderNumber } from './support/guest.ts';
import { fillCartInSoho, openSoho, payButtonInSoho, sumOf } from './support/smash-guest.ts';

test.use({ reducedMotion: 'reduce' });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Discount code' });
const openCode = (page: Page) => page.getByRole('button', { name: /^Discount code/ }).click();

async function tryCode(page: Page, code: string): Promise<void> {
  await sheet(page).getByLabel('Your code').fill(code);
  await sheet(page).getByRole('button', { name: 'Use the code' }).click();
}

/** Membership is not worth a word here: the guest goes on without an account. */
const goOnAsGuest = (page: Page) => page.getByRole('button', { name: 'Continue as guest' }).click();

test('[DISC-02] [DISC-03] [DISC-04] [D-68] a code is refused in words, another one changes the total', async ({
  page,
}) => {
  await openSoho(page);
  await fillCartInSoho(page);
  // Eight per cent off everything in Soho comes by itself (D-210).
  await expect(payButtonInSoho(page)).toContainText('£3.45');
  await openCode(page);
  await expectAccessible(page, 'discount code');

  for (const [code, words] of [
    ['LOUD99', 'We do not know that code. Check the spelling.'],
    ['TOOLATE', 'This code has expired.'],
    ['BRIXTON', 'This code is not for this restaurant.'],
    ['FIRST100', 'This code has been used as often as it may be.'],
  ] as const) {
    await tryCode(page, code);
    await expect(sheet(page).getByText(words)).toBeVisible();
  }
  await expect(sheet(page).getByLabel('Your code')).toHaveAttribute('aria-invalid', 'true');
  await tryCode(page, 'MEMBERS');
  await expect(sheet(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'discount code, refused');

  await tryCode(page, 'loud15');
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText('LOUD15 is in use')).toBeVisible();
  await expect(payButtonInSoho(page)).toContainText('£3.19');
  await openCode(page);
  await expect(sheet(page).getByText('15 % off, loudly')).toBeVisible();
  await expectAccessible(page, 'discount code, in use');
  await sheet(page).getByRole('button', { name: 'Remove the code' }).click();
  await expect(payButtonInSoho(page)).toContainText('£3.45');

  await openCode(page);
  await tryCode(page, 'LOUD15');
  await expect(payButtonInSoho(page)).toContainText('£3.19');
  await payButtonInSoho(page).click();
  await goOnAsGuest(page);
  await payByCard(page);
  await orderNumber(page);
  await expect(sumOf(page, 'Total')).toContainText('£3.19');
});

test('[DISC-05] [DISC-06] [D-210] [F-13] an offer for everybody applies by itself, is named and is paid with', async ({
  page,
}) => {
  await openSoho(page);
  await fillCartInSoho(page);
  await expect(sumOf(page, 'Subtotal')).toContainText('£3.75');
  await expect(sumOf(page, 'Offer: Soho never sleeps')).toContainText('£0.30');
  await expect(sumOf(page, 'Total')).toContainText('£3.45');
  await expect(page.getByText('Counts for the whole order')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove the offer/ })).toBeHidden();
  await expectAccessible(page, 'cart with an automatic offer');

  await openCode(page);
  await tryCode(page, 'LOUD15');
  await expect(page.getByText('Counts for the whole order')).toBeHidden();
  await openCode(page);
  await sheet(page).getByRole('button', { name: 'Remove the code' }).click();
  await expect(payButtonInSoho(page)).toContainText('£3.45');
  await payButtonInSoho(page).click();
  await goOnAsGuest(page);
  await payByCard(page);
  await orderNumber(page);
  await expect(sumOf(page, 'Total')).toContainText('£3.45');
});

test('[PAY-18] [PAY-19] [D-60] a code that takes everything off: ordered without a card', async ({
  page,
}) => {
  await openSoho(page);
  await fillCartInSoho(page);
  await openCode(page);
  await tryCode(page, 'ONTHEHOUSE');
  await expect(sheet(page)).toBeHidden();
  await expect(sumOf(page, 'Total')).toHaveText('Total£0');
  await expect(payButtonInSoho(page)).toBeEnabled();
  await payButtonInSoho(page).click();
  expect(await orderNumber(page)).toMatch(/^\d+$/);
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Skin-on fries');
  await expect(sumOf(page, 'Total')).toHaveText('Total£0');
});
