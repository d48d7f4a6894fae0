import { expect, test, type Locator } from '@playwright/test';
import { MEMBER, openSoho, signIn } from './support/smash-guest.ts';

test.use({ reducedMotion: 'reduce' });

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });

test('[BRAND-10] on a large screen a dropdown is at most 250 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSoho(page);
  await page.getByRole('button', { name: 'Order for later' }).click();
  const day = page.getByRole('dialog').getByLabel('Day');
  await expect(day).toBeVisible();
  // There is room for more: it is the rule that ends it.
  expect((await boxOf(page.getByRole('dialog'))).width).toBeGreaterThan(300);
  expect((await boxOf(day)).width).toBeLessThanOrEqual(250);
});

test('[BRAND-13] a circle of a stamp card’s details measures 64 px', async ({ page }) => {
  await openSoho(page);
  await signIn(page, MEMBER);
  await page.goto('/smash');
  await page
    .getByRole('button', { name: /\d\/\d+/ })
    .first()
    .click();
  const circle = page.getByRole('alertdialog').getByRole('listitem').first();
  await expect(circle).toBeVisible();
  expect(await boxOf(circle)).toEqual({ width: 64, height: 64 });
});
