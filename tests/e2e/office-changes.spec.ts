import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openOffice } from './support/kitchen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` });
const sheet = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('dialog', { name: 'Save your changes?' });

async function rename(page: Page, from: string, to: string) {
  await edit(page, from).click();
  await sheet(page).getByLabel('Name', { exact: true }).fill(to);
  await sheet(page).getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('main').getByText('Name saved')).toBeVisible();
}

test('[O-04] [OFFICE-15] [OFFICE-18] a change is taken back by the button and by the keyboard, and the history tells', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOffice(page, 'owner@smash.example');
  await page.goto('/console/office/team');
  const cook = page.getByRole('button', { name: /^Edit (?!.*Owner)/ }).last();
  const name = ((await cook.getAttribute('aria-label')) ?? '').replace('Edit ', '');
  await rename(page, name, 'Somebody Else');
  await expectAccessible(page, 'the team after a change');
  await rename(page, 'Somebody Else', 'A Third');
  await page.getByRole('button', { name: 'Undo: Name saved' }).click();
  await expect(edit(page, 'Somebody Else')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(edit(page, name)).toBeVisible();
  await edit(page, name).click();
  await sheet(page).getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Took a change back').first()).toBeVisible();
  await expectAccessible(page, 'the history of a person');
});

test('[OFFICE-11] [OFFICE-12] what was typed is asked about by a link and by Back, and offered back after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openOffice(page, 'owner@smash.example');
  await page.goto('/console/office/team');
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Company' }).click();
  const name = page.getByLabel('Name shown to guests');
  const before = await name.inputValue();
  await name.fill('17');
  await page.getByRole('link', { name: 'More' }).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page, 'the question before leaving');
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('17');

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/office\/settings\/company/);
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('17');

  page.on('dialog', (browsers) => void browsers.accept());
  await page.reload();
  await expect(name).toHaveValue(before);
  await expectAccessible(page, 'an offer of what was typed');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(name).toHaveValue('17');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/office\/settings$/);
  await page.goForward();
  await expect(name).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
});
