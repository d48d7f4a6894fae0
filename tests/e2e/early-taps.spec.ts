import { expect, test } from '@playwright/test';
import { openSoho } from './support/smash-guest.ts';
import { dishCards } from './support/guest.ts';

// What a worker has on its shelf would be there at once.
test.use({ serviceWorkers: 'block' });

test('[MENU-23] what is tapped while the scripts are still on their way is not lost', async ({
  page,
}) => {
  await openSoho(page);
  await page.getByRole('button', { name: 'Eat here' }).click();
  await expect(dishCards(page).first()).toBeVisible();

  let letScriptsCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  const fries = page.getByRole('button', { name: 'Add Skin-on fries' }).first();
  const slaw = page.getByRole('button', { name: 'Add Sharp slaw' }).first();
  await fries.click();
  await expect(fries).toHaveAttribute('data-tapped');
  // An impatient guest taps again, and then something else.
  await fries.click();
  await slaw.click();
  await page.getByRole('link', { name: /^Cart/ }).click();
  letScriptsCome();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Skin-on fries',
    'Sharp slaw',
  ]);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1');
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
});

test('[D-261] a dish that is tapped while cart and its events are still on their way joins the cart that is there', async ({
  page,
}) => {
  await openSoho(page);
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page.getByRole('button', { name: 'Add Skin-on fries' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart.*1/ })).toBeVisible();

  let letCartCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCartCome = resolve;
  });
  await page.route('**/assets/open-browser-cart-*.js', (route) =>
    held.then(() => route.continue()),
  );
  await page.reload();
  const language = page.getByRole('button', { name: /^Language/ }).first();
  // The page answers without the cart.
  await language.click();
  await expect(page.getByRole('dialog', { name: 'Choose language' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Sharp slaw' }).first().click();
  letCartCome();
  await expect(page.getByRole('link', { name: /^Cart.*2/ })).toBeVisible();
});
