import { expect, type Locator, type Page } from '@playwright/test';

/** A guest of the demo's bistro, in Swedish as its guests are. */
export async function beginTakeAway(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ta med' }).click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
}

/** The dishes of a page; the landing before it has articles too, its news, and stays until the start page has come. */
export const dishCards = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.locator('a[href*="/item/"]') });

/** From the start page: opens the dish, adds it as it is, says no to everything beside it. */
export async function addDish(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: /^Lägg till/ }).click();
  await declineUpsells(page, /^Nej tack/);
}

const STEP_WORDS = '(Steg|Adım|Step)';
const startPage = /\/order\/[0-9a-f-]{36}(\/menu)?$/;

/**
 * Goes past everything that is offered beside a dish. Each step is seen before its button is pressed: the next one has a button
 * of the same name.
 */
export async function declineUpsells(page: Page, noThanks: RegExp): Promise<void> {
  for (let step = 1; ; step += 1) {
    const progress = page.getByRole('img', { name: new RegExp(`^${STEP_WORDS} ${step}\\b`) });
    await expect
      .poll(async () => startPage.test(page.url()) || (await progress.isVisible()))
      .toBe(true);
    if (startPage.test(page.url())) return;
    await page.getByRole('button', { name: noThanks }).click();
  }
}

export async function openCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Varukorg/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

export const payButtonOfCart = (page: Page) => page.getByRole('button', { name: /^Betala\s*\d/ });

/** Where a guest's order stands: all four steps are written there from the beginning. */
export const orderStep = (page: Page) => page.locator('[aria-current="step"]');

const NAMED_BY_NUMBER = /^\D+ (\d{1,4})(?!\d)/;

/** The number that is called out, once the order is there: by its page's name, since the address changes before the page. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}\/order\/[0-9a-f-]{36}/, { timeout: 20_000 });
  await expect(page).toHaveTitle(NAMED_BY_NUMBER);
  return NAMED_BY_NUMBER.exec(await page.title())?.[1] ?? '';
}

/** Fails the test on anything the browser complains about: hydration, policy, script errors. */
export function watchForComplaints(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => expect(complaints).toEqual([]);
}
