import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addFirstDishes, sitDown, tableAddress } from './support/lokanta-guest.ts';

test.use({ reducedMotion: 'reduce' });

test('[LAND-15] [ORDER-08] [F-64] at a table with an open bill and a running order, ordering again is above the fold', async ({
  page,
}) => {
  await sitDown(page, 'aboveTheFold');
  await addFirstDishes(page, 1);
  await page.getByRole('link', { name: /Sepet/ }).click();
  await page.getByRole('button', { name: 'Sipariş ver, sonra öde' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sipariş iletildi' })).toBeVisible();

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(tableAddress('aboveTheFold'));
    await expect(page.getByRole('link', { name: /Hesabı gör/ })).toBeVisible();
    await expect(page.locator('main a[href*="/order/"]').first()).toBeVisible();
    const begin = page.getByRole('button', { name: 'Siparişe başla' });
    await expect(begin).toBeInViewport({ ratio: 1 });
    // Without scrolling, and nothing lies on it.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await begin.click({ trial: true });
    await expectAccessible(page, `landing with bill and order at ${viewport.width} px`);
  }
});
