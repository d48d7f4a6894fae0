import { expect, type Page } from '@playwright/test';
import { demoId } from '../../../apps/server/src/demo/demo-id.ts';
import { declineUpsells, dishCards } from './guest.ts';

/**
 * Each test has tables of its own: all files share one server, and whoever sits down where another test ate finds
 * its guests still there.
 */
const TABLES = {
  sharedBill: '3',
  twoPhones: '5',
  offlineAndBack: '6',
  payLater: '7',
  paidLaterThanks: '8',
  payAtOnce: '9',
  aboveTheFold: '2',
  openedAgain: '10',
} as const;

/** What the code on a table says. */
export function tableAddress(at: keyof typeof TABLES): string {
  const code = new URLSearchParams({
    v: demoId('lokanta', 'venue', 'kadikoy'),
    t: demoId('lokanta', 'table', TABLES[at]),
  });
  return `/lokanta/?${code}`;
}

/** A guest at a table of the lokanta, in Turkish. @param origin of a test's own server */
export async function sitDown(page: Page, at: keyof typeof TABLES, origin = ''): Promise<void> {
  await page.goto(origin + tableAddress(at));
  await page.getByRole('button', { name: 'Siparişe başla' }).click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
}

/** Puts a dish of the start page into the cart as it is, and says its name. */
export async function addDishAt(page: Page, place: number): Promise<string> {
  const dish = dishCards(page).nth(place);
  const title = (await dish.getByRole('heading').textContent())?.trim() ?? '';
  await dish.getByRole('link').first().click();
  // Not the address alone: it changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: /^Ekle/ }).click();
  await declineUpsells(page, /^Hayır, teşekkürler/);
  return title;
}

export async function addFirstDishes(page: Page, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) await addDishAt(page, place);
}
