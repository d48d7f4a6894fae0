import { expect, type Page } from '@playwright/test';
import { demoId } from '../../../apps/server/src/demo/demo-id.ts';
import { declineUpsells } from './guest.ts';

/** A guest at a table of the lokanta, in Turkish. */
export async function sitDown(page: Page, table: string): Promise<void> {
  const at = new URLSearchParams({
    v: demoId('lokanta', 'venue', 'kadikoy'),
    t: demoId('lokanta', 'table', table),
  });
  await page.goto(`/lokanta/?${at}`);
  await page.getByRole('button', { name: 'Siparişe başla' }).click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
}

/** Puts the first dishes of the start page into the cart as they are. */
export async function addFirstDishes(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await page.getByRole('article').nth(at).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/item\//);
    await page.getByRole('button', { name: /^Ekle/ }).click();
    await declineUpsells(page, /^(İleri|Ekle)/);
  }
}
