import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { watchForComplaints } from './support/guest.ts';
import { addDishAt, sitDown } from './support/lokanta-guest.ts';

test.use({ reducedMotion: 'reduce' });

const entry = (page: Page) => page.getByRole('button', { name: /^Masanız/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Masanız' });

async function callMe(page: Page, name: string, shown = name): Promise<void> {
  await entry(page).click();
  await sheet(page).getByRole('textbox').fill(name);
  await sheet(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(sheet(page).getByRole('region', { name: `${shown} (siz)` })).toBeVisible();
}

test('[F-43] [SOCKET-05] [SOCKET-06] [SOCKET-09] two phones at one table: names, dishes, the kitchen, live', async ({
  browser,
  page: ada,
}) => {
  const noComplaints = watchForComplaints(ada);
  const bo = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await sitDown(ada, 'twoPhones');
  await expect(entry(ada)).toContainText('Şimdilik yalnız sizsiniz');
  await sitDown(bo, 'twoPhones');
  await expect(entry(ada)).toContainText('Konuk 2');

  // Names, as they are chosen; a hostile one is only text, and not much of it.
  await callMe(bo, 'Bora');
  await bo.keyboard.press('Escape');
  await expect(entry(ada)).toContainText('Siz ve Bora');
  await callMe(ada, 'Ayşe <i>', 'Ayşe');
  await expectAccessible(ada);
  await expect(entry(bo)).toContainText('Siz ve Ayşe');

  // What one puts in the other sees, and can only see.
  const dish = await addDishAt(bo, 0);
  const borasSide = sheet(ada).getByRole('region', { name: 'Bora' });
  await expect(borasSide).toContainText(dish);
  await expect(borasSide).toContainText('Henüz gönderilmedi');
  await expect(borasSide.getByRole('button')).toHaveCount(0);

  // Nothing that Ada's phone was ever told opens Bora's cart.
  const borasCart = await bo.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith(':cartId'))?.[1] ?? '',
  );
  expect(borasCart).toMatch(/^"[0-9a-f-]{36}"$/);
  const seen = await ada.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(localStorage),
  );
  expect(seen).not.toContain(borasCart.replaceAll('"', ''));

  // Sent to the kitchen.
  await bo.getByRole('link', { name: /Sepet/ }).click();
  await bo.getByRole('button', { name: 'Sipariş ver, sonra öde' }).click();
  await expect(borasSide).toContainText('Mutfağa gönderildi');
  await expect(borasSide).not.toContainText('Henüz gönderilmedi');
  await expect(borasSide).toContainText('Alındı');

  // Whoever hides is gone, and sees nobody.
  await bo.goto(bo.url().replace(/(\/order\/[0-9a-f-]{36}).*/, '$1'));
  await entry(bo).click();
  await sheet(bo).getByRole('switch').click();
  await expect(sheet(bo)).not.toContainText('Ayşe');
  await expect(borasSide).toHaveCount(0);
  noComplaints();
  await bo.context().close();
});

test('[F-43] [D-205] offline and back, and a reload: the same guest at the same table', async ({
  browser,
  page: ada,
  context,
}) => {
  await sitDown(ada, 'offlineAndBack');
  await callMe(ada, 'Ayşe');
  const bo = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await sitDown(bo, 'offlineAndBack');
  await expect(entry(bo)).toContainText('Siz ve Ayşe');
  await context.setOffline(true);
  await callMe(bo, 'Bora');
  await context.setOffline(false);
  await expect(sheet(ada).getByRole('region', { name: 'Bora' })).toBeVisible({ timeout: 60_000 });
  await ada.reload();
  await expect(entry(ada)).toContainText('Siz ve Bora');
  await entry(ada).click();
  await expect(sheet(ada).getByRole('region', { name: 'Ayşe (siz)' })).toBeVisible();
  await bo.context().close();
});

test('[TABLE-08] only a table that supports it offers to pay later', async ({ page }) => {
  const later = page.getByRole('button', { name: 'Sipariş ver, sonra öde' });
  const openCart = async (table: 'payAtOnce' | 'payLater') => {
    await sitDown(page, table);
    await addDishAt(page, 0);
    await page.getByRole('link', { name: /Sepet/ }).click();
    await expect(page.getByRole('button', { name: /^(Öde|Sipariş ver, sonra öde)/ })).toBeVisible();
  };
  await openCart('payAtOnce');
  await expect(later).toHaveCount(0);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openCart('payLater');
  await expect(later).toBeVisible();
});
