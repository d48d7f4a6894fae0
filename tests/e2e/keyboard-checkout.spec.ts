import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cardField, CARDS, waitForCardForm } from './support/card-form.ts';
import { addDish, beginTakeAway, openCart, orderNumber, payButtonOfCart } from './support/guest.ts';
import { expectFocusOn, tabTo } from './support/keyboard.ts';

test.use({ reducedMotion: 'reduce' });

/** No mouse from here on: a click would prove nothing, so the page refuses every pointer. */
async function putMouseAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'mousedown'])
      window.addEventListener(type, () => {
        throw new Error('The keyboard journey used a pointer');
      });
  });
}

/** Types into the framed field that has the focus, and waits until the form has taken the value. */
async function typeInto(
  page: Page,
  field: Parameters<typeof cardField>[1],
  digits: string,
): Promise<void> {
  await expect(cardField(page, field)).toBeFocused();
  await page.keyboard.type(digits);
  await expect(page.locator(`[data-cse="${field}"]`)).toHaveClass(/--valid/);
}

test('[D-144] [PAY-20] [ORDER-25] a keyboard alone goes from the cart to the receipt', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await beginTakeAway(page);
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeEnabled();
  await putMouseAway(page);

  await tabTo(page, /^Betala\s*\d/);
  await page.keyboard.press('Enter');
  await waitForCardForm(page);
  // Away with Escape and back: the focus is where it was, not at the top of the page.
  await page.keyboard.press('Escape');
  await expect(payButtonOfCart(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await waitForCardForm(page);

  await tabTo(page, /^Kortnummer$/);
  await typeInto(page, 'encryptedCardNumber', CARDS.plain);
  await page.keyboard.press('Tab');
  // One Tab, one field, however quickly the issuer was looked up: nothing moves on by itself under a keyboard.
  await typeInto(page, 'encryptedExpiryDate', '0330');
  await page.keyboard.press('Tab');
  await typeInto(page, 'encryptedSecurityCode', '737');
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name="holderName"]')).toBeFocused();
  await page.keyboard.type('DECLINED');
  await tabTo(page, /^Betala\s*\d/, 2);
  await page.keyboard.press('Enter');

  // The refusal takes the focus, and gives it back to the form as it was filled in.
  const refused = page.getByRole('alertdialog', { name: 'Betalningen nekades' });
  await expect(refused.getByRole('button', { name: 'Försök igen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(refused).toBeHidden();
  await tabTo(page, /^Namn på kortet/, 12);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sofia Lindqvist');
  await page.keyboard.press('Enter');

  expect(await orderNumber(page)).toMatch(/^\d+$/);
  await expect(page.getByRole('main')).toBeFocused();
  const receipt = page.getByRole('region', { name: 'Kvitto' });
  await expect(receipt).toContainText('Skärgårdssoppa');
  await tabTo(page, /kvitto/i, 8);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, /e-post/i);
  await expectAccessible(page, 'receipt by e-mail');
  await page.keyboard.type('sofia@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /skickat/i })).toBeVisible();
  expect(errors).toEqual([]);
});
