import { expect, test, type Page } from '@playwright/test';
import { demoId } from '../../apps/server/src/demo/demo-id.ts';
import { expectAccessible } from './support/accessible.ts';
import { alterAnswers, joinSocket } from './support/altered-answers.ts';
import { expectFits, WIDTHS } from './support/layout.ts';
import {
  BUSINESS_CUSTOMER,
  fillCartInSoho,
  openSoho,
  payButtonInSoho,
  signIn,
} from './support/smash-guest.ts';

// What a worker answers from its shelf would not be altered on its way.
test.use({
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  viewport: { width: WIDTHS.phone, height: 780 },
});

// An answer may be on its way when the test is over: altered afterwards, it would fail a test that has passed.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const dish = (key: string): string => demoId('smash', 'dish', key);
const modal = (page: Page, name: string | RegExp) =>
  page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));

async function expectModal(page: Page, name: string | RegExp): Promise<void> {
  await expect(modal(page, name)).toBeVisible();
  await expectFits(page, String(name));
  await expectAccessible(page, String(name));
}
const answer = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name }).click();

/** Three dishes: one will sell out, one will leave the menu, and then the menu itself goes. */
async function fillCart(page: Page): Promise<void> {
  await openSoho(page);
  await page.getByRole('button', { name: 'Eat here' }).click();
  for (const [at, name] of ['Skin-on fries', 'Sharp slaw', 'Glazed ring'].entries()) {
    await page
      .getByRole('button', { name: `Add ${name}` })
      .first()
      .click();
    await expect(
      page.getByRole('link', { name: new RegExp(`^Cart\\b.*\\b${at + 1}\\b`) }),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(payButtonInSoho(page)).toBeEnabled();
}

type Data = Record<string, unknown>;
const refuseSession = (error: string) => (data: Data) => {
  if ('initAdyenSession' in data)
    data['initAdyenSession'] = { success: false, error, response: null };
};
const sellOut = (data: Data, key: string) => {
  if ('venueInventory' in data)
    data['venueInventory'] = [{ itemId: dish(key), outOfStock: true, count: null }];
};
const leaveMenu = (data: Data, keys: string[]) => {
  const gone = keys.map(dish);
  const menus = (data['getAppliedMenus'] ?? []) as { menuEntries: { item: { id: string } }[] }[];
  for (const menu of menus)
    menu.menuEntries = menu.menuEntries.filter(({ item }) => !gone.includes(item.id));
};

test('[CART-38] [PAY-07] [PAY-33] [CART-34] [BRAND-11] [TIME-28] [TIME-25] [F-48] [D-144] every modal of the cart', async ({
  page,
}) => {
  const alter = await alterAnswers(page);
  const socket = await joinSocket(page);
  await fillCart(page);

  await page.getByRole('button', { name: /^Comment/ }).click();
  await expectModal(page, 'Comment');
  await page.getByLabel('To the kitchen').fill('No salt');
  await answer(page, 'Save');
  await expect(page.getByRole('button', { name: /^Comment/ })).toContainText('No salt');

  await page.getByRole('button', { name: /^When/ }).click();
  await expectModal(page, 'When would you like it?');
  await page.keyboard.press('Escape');

  // Another tip asks for another session: one that cannot start, then one the server disagrees with.
  alter(refuseSession('SESSION_SUPERSEDED'));
  await page.getByRole('button', { name: /^10\s*%/ }).click();
  await expectModal(page, 'The payment could not start');
  alter(refuseSession('OUT_OF_STOCK'));
  await answer(page, 'Try again');
  await expectModal(page, 'Check your order');

  // The guest looks again, each time at a kitchen that has less to offer.
  alter((data) => {
    refuseSession('OUT_OF_STOCK')(data);
    sellOut(data, 'fries');
  });
  await answer(page, 'Update');
  await expectModal(page, 'Something ran out');
  await expect(modal(page, 'Check your order')).toBeHidden();
  // As many names as a long evening has: the list ends, and scrolls.
  const ranOut = modal(page, 'Something ran out').getByRole('list');
  await ranOut.evaluate((list) => {
    const [row] = list.children;
    for (let more = 0; more < 60; more += 1) if (row) list.append(row.cloneNode(true));
  });
  const height = await ranOut.evaluate((list) => list.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(350);
  expect(height).toBeGreaterThan(150);
  alter((data) => sellOut(data, 'fries'));
  await answer(page, 'OK');
  await expect(page.getByRole('heading', { name: 'Skin-on fries' })).toBeHidden();
  // The server refuses what has left the menu: the one dialog that opens names it (F-48).
  const withoutSlaw = (data: Data) => {
    sellOut(data, 'fries');
    leaveMenu(data, ['slaw']);
  };
  alter((data) => {
    refuseSession('ITEM_NOT_ON_MENU')(data);
    withoutSlaw(data);
  });
  await page.getByRole('button', { name: /^5\s*%/ }).click();
  await expectModal(page, 'Not on the menu any more');
  await expect(modal(page, 'Check your order')).toBeHidden();
  alter(withoutSlaw);
  await answer(page, 'OK');
  await expect(page.getByRole('heading', { name: 'Sharp slaw' })).toBeHidden();
  await expect(payButtonInSoho(page)).toBeEnabled();

  // Paid, and no order came of it; the third time there is an address to write to (D-158).
  for (const errors of [1, 2, 3]) {
    socket.push({ type: 'CART_ERROR', code: 'HANDLE_ORDER_AFTER_PAYMENT_ERROR', message: '' });
    await expect(modal(page, 'Paid, but not ordered')).toBeVisible();
    const support = page.getByText('hello@smash.example');
    await expect(support).toHaveCount(errors === 3 ? 1 : 0);
    if (errors < 3) await answer(page, 'Try again');
  }
  await expectModal(page, 'Paid, but not ordered');

  alter((data) => {
    refuseSession('MENU_EXPIRED')(data);
    leaveMenu(data, ['slaw', 'glazed-ring']);
  });
  await answer(page, 'Try again');
  await expectModal(page, 'The menu has changed');
  await answer(page, 'Start over');
  await expect(page).toHaveURL(/\/smash\/?$/);
});

test('[D-144] ordering again says what is not served any more', async ({ page }) => {
  const alter = await alterAnswers(page);
  await openSoho(page);
  await signIn(page, BUSINESS_CUSTOMER);
  await fillCartInSoho(page);
  await page.getByRole('button', { name: 'Pay by invoice' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order' })).toBeVisible();
  // Eaten, and then the dish left the menu.
  alter((data) => {
    leaveMenu(data, ['fries']);
    if ('getHistoryOrder' in data)
      Object.assign(data['getHistoryOrder'] ?? {}, { status: 'COMPLETED' });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expectModal(page, 'None of it is served right now');
});
