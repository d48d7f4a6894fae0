import { expect, test, type Page } from '@playwright/test';
import { atEveryWidth, expectFits } from './support/layout.ts';
import { openSoho } from './support/smash-guest.ts';

test.use({
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  viewport: { width: 360, height: 780 },
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Buttons, links and fields that the toast of these words lies on, by name; null: it is not there. */
const coveredBy = (page: Page, words: string): Promise<string[] | null> =>
  page.evaluate((text) => {
    const title = [...document.querySelectorAll('p')].find((p) => p.textContent === text);
    const toast = title?.parentElement?.parentElement;
    if (!toast) return null;
    const lies = toast.getBoundingClientRect();
    const root = toast.closest('dialog[open]') ?? document;
    return [...root.querySelectorAll('button, a[href], input')]
      .filter((control) => !toast.contains(control) && control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const isBeside =
          box.right <= lies.left ||
          box.left >= lies.right ||
          box.bottom <= lies.top ||
          box.top >= lies.bottom;
        return !isBeside;
      })
      .map((control) => control.textContent || control.getAttribute('aria-label') || '');
  }, words);

async function reachCode(page: Page, phone: string): Promise<void> {
  await openSoho(page);
  await page.getByRole('button', { name: 'Sign in and collect points' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create account' }).click();
  await form.getByLabel('First and last name').fill('Edith Toast');
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('Email').fill('edith@example.org');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Password', { exact: true }).fill('kanelbulle');
  await form.getByLabel('Repeat password').fill('kanelbulle');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter the code' })).toBeVisible();
}

test('[SHELL-21] [D-185] [F-34] a toast over a sheet lies on no button and goes from under a resting pointer', async ({
  page,
}) => {
  await reachCode(page, '+447700900571');
  const sent = 'A new code is on its way';
  // Three codes within a minute are more than the server sends.
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const answer = await response.text();
    const sentAgain = { data: { requestActivationCode: { error: null } } };
    if (answer.includes('RATE_LIMITED')) await route.fulfill({ json: sentAgain });
    else await route.fulfill({ response });
  });
  await atEveryWidth(page, async () => {
    await page.getByRole('button', { name: 'Send a new code' }).click();
    const toast = page.getByText(sent);
    await expect(toast).toBeVisible();
    expect(await coveredBy(page, sent)).toEqual([]);
    await toast.hover();
    await expect(toast).toBeHidden({ timeout: 7_000 });
  });
});

test('[ERR-02] [F-34] a wrong code is said beside the code, and Continue stays free', async ({
  page,
}) => {
  await reachCode(page, '+447700900572');
  const form = page.getByRole('dialog');
  await form.getByLabel('Code', { exact: true }).fill('0000');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('Invalid activation code')).toBeVisible();
  await expectFits(page, 'wrong code');
});
