import { expect, type Locator, type Page } from '@playwright/test';

export async function openBoard(
  page: Page,
  email = 'kitchen@nordbro.example',
  origin = '',
  /** Of a company with several. */
  venue: string | null = null,
): Promise<void> {
  await page.goto(`${origin}/console`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill('kitchen');
  await page.keyboard.press('Enter');
  if (venue !== null) await page.getByRole('button', { name: venue }).click();
  await expect(page.getByRole('heading', { name: /^New/ })).toBeVisible();
}

/** Signs somebody in who begins in the back office (OFFICE-01). */
export async function openOffice(
  page: Page,
  email = 'owner@nordbro.example',
  origin = '',
  password = 'owner',
): Promise<void> {
  await page.goto(`${origin}/console`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  // With the day's figures, an owner before guests can order with the setup.
  await expect(page.getByRole('heading', { level: 1, name: /^(Setup|Today)$/ })).toBeVisible();
}

/** The card of one order, wherever it stands on the board; by its name, since a small number is also a count of dishes. */
export const orderCard = (page: Page, number: string): Locator =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });
