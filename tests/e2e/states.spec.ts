import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectFits, WIDTHS } from './support/layout.ts';
import { dishCards } from './support/guest.ts';

// What a worker answers from its shelf would never fail.
test.use({
  reducedMotion: 'reduce',
  viewport: { width: WIDTHS.phone, height: 780 },
  serviceWorkers: 'block',
});

async function expectState(page: Page, what: string): Promise<void> {
  await expectFits(page, what);
  await expectAccessible(page, what);
}

const openBrixton = async (page: Page) => {
  await page.goto('/smash');
  await page.getByRole('link', { name: 'SMASH! Brixton' }).click();
  await expect(page.getByRole('button', { name: 'Take away' })).toBeEnabled();
};
const beginAtBrixton = async (page: Page) => {
  await openBrixton(page);
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect(dishCards(page).first()).toBeVisible();
};
/** The bar floats over the picture, not over what the page says first. */
async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  const boxOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect());
  await expect
    .poll(async () => (await boxOf(lower)).top - (await boxOf(upper)).bottom)
    .toBeGreaterThanOrEqual(0);
}
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('[MENU-05] [SHELL-26] [D-144] loading, failed, offline and not found', async ({ page }) => {
  await page.goto('/smash/order/no-such-venue');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectState(page, 'not found');

  await beginAtBrixton(page);
  const start = page.url();
  // Neither answered nor refused: the server thinks.
  await page.route('**/graphql*', () => undefined);
  await tab(page, 'Menu').click();
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  await expectState(page, 'menu while it loads');

  await page.unroute('**/graphql*');
  await page.route('**/graphql*', (route) => route.abort());
  await page.goto(start);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expectBelow(
    page.getByRole('button', { name: 'Open the menu' }),
    page.getByText('You are offline'),
  );
  await tab(page, 'Menu').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('You are offline')).toBeVisible();
  await expectState(page, 'menu that could not be loaded, without a network');

  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Smash burgers' })).toBeVisible();
});

test('[VENUE-07] [SHELL-17] [SHELL-25] [MENU-23] [ITEM-06] [D-144] everything that opens over a page', async ({
  page,
}) => {
  await page.goto('/smash/store-listing');
  await page.getByRole('button', { name: 'Find my position' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectState(page, 'location refused');

  await page.goto('/smash/order-history');
  await expect(page.getByRole('button', { name: 'Create account' }).last()).toBeVisible();
  await expectState(page, 'login modal');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();

  await openBrixton(page);
  await page.getByRole('button', { name: 'Sign in and collect points' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectState(page, 'sign in');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take away' }).click();

  await page.getByRole('button', { name: /^The Full Set/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectState(page, 'offer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.getByRole('button', { name: 'Add Skin-on fries' }).first().click();
  await expect(page.getByText('Added to the cart')).toBeVisible();
  await expectState(page, 'toast');
  await expect(page.getByRole('link', { name: /^Cart\b.*\b1\b/ })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectState(page, 'clear the cart?');
  await page.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', { name: 'Back' }).click();

  const dish = 'The Original Double';
  await page.getByRole('link', { name: dish }).first().click();
  // The page before has buttons that begin with the same word.
  await expect(page.getByRole('heading', { level: 1, name: dish })).toBeVisible();
  // The second tap of a double tap must not go past a step nobody has seen.
  await page.getByRole('button', { name: /^Add/ }).dblclick();
  await expect(page.getByRole('img', { name: /^Step 1 of/ })).toBeVisible();
  await expectState(page, 'offered beside a dish');
});

test('[DISC-10] [SHELL-10] [DATA-38] [API-01] [API-02] [API-03] [D-144] a guest with an account', async ({
  page,
}) => {
  await openBrixton(page);
  const calls: { path: string; headers: Record<string, string> }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    if (!response.headers()['content-type']?.includes('json')) return;
    calls.push({ path: new URL(request.url()).pathname, headers: request.headers() });
  });
  await page.getByRole('button', { name: 'Sign in and collect points' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Mobile number').fill('+447700900101');
  await form.getByLabel('Password').fill('guest');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Hi Zadie')).toBeVisible();
  await expectState(page, 'landing of a member');
  // Whatever was asked before signing in has been answered.
  await page.waitForLoadState('networkidle');
  calls.length = 0;

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectState(page, 'side menu of a member');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Take away' }).click();
  await expect(page.getByRole('button', { name: /^Free shake/ })).toBeVisible();
  await expectState(page, 'start page of a member');

  await page.getByRole('button', { name: /^The Full Set/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use the offer' }).click();
  await expect(page.getByRole('dialog', { name: 'The Full Set' })).toBeVisible();
  await expectState(page, 'dishes of an offer');

  expect(calls.length).toBeGreaterThan(0);
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/graphql']));
  for (const { headers } of calls) {
    expect(headers['authorization']).toMatch(/^Bearer \S+$/);
    expect(headers['x-trace-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(new Set(calls.map(({ headers }) => headers['x-trace-id'])).size).toBe(calls.length);

  // Another company on the same host has data of its own: nobody is signed in there.
  await page.goto('/nordbro');
  await expect(page.getByRole('button', { name: 'Ta med' }).first()).toBeEnabled();
  const companiesWith = async (field: string) => {
    const cached = await page.evaluate(() => Object.keys(localStorage));
    const named = new RegExp(`^tallrik:([^:]+):${field}$`);
    return new Set(cached.flatMap((name) => named.exec(name)?.[1] ?? [])).size;
  };
  await expect.poll(() => companiesWith('.*')).toBeGreaterThan(1);
  expect(await companiesWith('authToken')).toBe(1);
});
