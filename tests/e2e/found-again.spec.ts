import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectFits } from './support/layout.ts';

test.use({ reducedMotion: 'reduce' });

const bar = (page: Page) => page.getByRole('link', { name: /^Continue your order/ });

async function leaveWithFries(page: Page): Promise<void> {
  await page.goto('/smash/store-listing');
  await page.getByRole('button', { name: /^SMASH! Soho/ }).click();
  await page.getByRole('button', { name: 'Take away' }).click();
  await page.getByRole('button', { name: 'Add Skin-on fries' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart\b.*\b1\b/ })).toBeVisible();
}
const expectFriesInCart = async (page: Page) => {
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}\/cart$/);
  await expect(page.getByRole('heading', { name: 'Skin-on fries' })).toBeVisible();
};

test('[D-178] [F-32] a lost cart is found again with one tap, from wherever the guest went', async ({
  page,
}) => {
  await leaveWithFries(page);
  for (const address of ['/smash', '/smash/store-listing', '/smash/support', '/smash/news']) {
    await page.goto(address);
    await expect(bar(page)).toContainText('1 item');
    await expectFits(page, `${address} with an order`);
    await bar(page).click();
    await expectFriesInCart(page);
  }
  await page.goto('/smash');
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page, 'landing with an order');
});

test('[D-64] [F-32] [F-59] the cart’s own venue and way of eating lead back into it; another asks, and keeping opens it', async ({
  page,
}) => {
  await leaveWithFries(page);
  await page.goto('/smash/store-listing');
  await page.getByRole('button', { name: /^SMASH! Soho/ }).click();
  await page.getByRole('button', { name: 'Take away' }).click();
  await expectFriesInCart(page);

  await page.goto('/smash/store-listing');
  await page.getByRole('button', { name: /^SMASH! Brixton/ }).click();
  await page.getByRole('button', { name: 'Eat here' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear the cart?' });
  await expect(question).toContainText('from another restaurant');
  await question.getByRole('button', { name: 'Keep my cart' }).click();
  await expectFriesInCart(page);
});
