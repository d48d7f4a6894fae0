import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { payByCard } from './support/card-form.ts';
import {
  addDish,
  beginTakeAway,
  dishCards,
  openCart,
  orderNumber,
  payButtonOfCart,
} from './support/guest.ts';
import { tabTo } from './support/keyboard.ts';

test.use({ reducedMotion: 'reduce' });

test('[D-144] axe finds nothing on landing, start and category', async ({ page }) => {
  await page.goto('/smash');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/lokanta');
  await page.getByRole('button', { name: 'Gel al' }).click();
  await expect(dishCards(page).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Menü', exact: true }).click();
  await expect(page).toHaveURL(/\/menu$/);
  await page.getByRole('link', { name: 'Çorbalar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Çorbalar' })).toBeVisible();
  await expectAccessible(page);
});

test('[D-144] axe finds nothing on item, cart and order', async ({ page }) => {
  await beginTakeAway(page);
  await page.getByRole('link', { name: 'Skärgårdssoppa' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skärgårdssoppa' })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeEnabled();
  await expectAccessible(page);

  await payButtonOfCart(page).click();
  await payByCard(page);
  await orderNumber(page);
  await expectAccessible(page);
});

test('[D-144] a keyboard fills the cart, and dialogs give the focus back', async ({ page }) => {
  await page.goto('/nordbro');
  await expect(page.getByRole('button', { name: 'Ta med' })).toBeEnabled();

  await tabTo(page, /^Språk/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Språk/ })).toBeFocused();

  await tabTo(page, /^Ta med$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(dishCards(page).first()).toBeVisible();

  await tabTo(page, /^Skärgårdssoppa$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Skärgårdssoppa' })).toBeVisible();
  await tabTo(page, /^Lägg till/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Nej tack/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Och som avslut?' })).toBeVisible();
  await tabTo(page, /^Nej tack/);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
  await expect(dishCards(page).first()).toBeVisible();
  await tabTo(page, /^Varukorg/);
  await page.keyboard.press('Enter');
  // Of the cart: the dishes of the page before, which has two of this name, stand one level lower.
  await expect(page.getByRole('heading', { level: 2, name: 'Skärgårdssoppa' })).toBeVisible();
  await expect(payButtonOfCart(page)).toBeEnabled();
});

test('[D-144] 320 px hold every page without a sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNoSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await beginTakeAway(page);
  await expectNoSidewaysScroll();
  await page.getByRole('link', { name: 'Skärgårdssoppa' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skärgårdssoppa' })).toBeVisible();
  await expectNoSidewaysScroll();
  await page.goBack();
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeVisible();
  await expectNoSidewaysScroll();
});
