import { expect, type Locator, type Page } from '@playwright/test';
import { demoId } from '../../../apps/server/src/demo/demo-id.ts';

/** Guests of the burger chain's demo, in English; the other demo companies have no codes and no membership. */
export const MEMBER = { phone: '+447700900101', greeting: 'Hi Zadie' } as const;
export const BUSINESS_CUSTOMER = { phone: '+447700900103', greeting: 'Hi Priya' } as const;

/** Soho never closes, and whoever eats there takes no bag. */
export async function openSoho(page: Page): Promise<void> {
  // Its own address: a member's first page is home, which takes the place of the list of restaurants.
  await page.goto(`/smash?v=${demoId('smash', 'venue', 'soho')}`);
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeEnabled();
}

export async function signIn(
  page: Page,
  { phone, greeting, password = 'guest' }: { phone: string; greeting: string; password?: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Sign in and collect points' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(greeting)).toBeVisible();
}

/** From the venue's page to a cart with one portion of fries, ready to be paid. */
export async function fillCartInSoho(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page.getByRole('button', { name: 'Add Skin-on fries' }).first().click();
  const cart = page.getByRole('link', { name: /^Cart\b.*\b1\b/ });
  await cart.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(payButtonInSoho(page)).toBeEnabled();
}

export const payButtonInSoho = (page: Page): Locator =>
  page.getByRole('button', { name: /^Pay\s*£?\d/ });

export const sumOf = (page: Page, label: string): Locator =>
  page.locator('main dl > div').filter({ has: page.getByText(label, { exact: true }) });
