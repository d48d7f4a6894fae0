import { expect, test, type Page } from '@playwright/test';
import { dishCards, watchForComplaints } from './support/guest.ts';
import { addDishAt, sitDown, tableAddress } from './support/lokanta-guest.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';
import { runInDatabase } from './support/server-database.ts';

// A server of its own: a restaurant that takes no notes any more would take those of the other tests' guests as well.
let server: OwnServer;
test.beforeAll(async () => {
  server = await makeOwnServer();
  await server.start();
});
test.afterAll(() => server.stop());

test.use({ reducedMotion: 'reduce', locale: 'tr-TR' });

const takeNotes = (areCollected: boolean) =>
  runInDatabase(
    server.dataDir,
    `update cloud_configurations set disable_comments = $1 where slug = 'lokanta'`,
    [!areCollected],
  );
const notesTaken = async (text: string) =>
  (
    await runInDatabase(
      server.dataDir,
      `select 1 from cart_events where event ->> 'comment' = $1`,
      [text],
    )
  ).length;
const note = (page: Page) => page.getByRole('button', { name: /^Not/ });

test('[D-161] [F-02] [F-06] at a pay-later table: the note that was taken out is told before anything is ordered', async ({
  page,
}) => {
  await takeNotes(true);
  const noComplaints = watchForComplaints(page);
  await sitDown(page, 'payLater', server.origin);
  await addDishAt(page, 0);
  await page.getByRole('link', { name: /Sepet/ }).click();
  await note(page).click();
  await page.getByRole('textbox', { name: 'Mutfağa not' }).fill('Fındık yok');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(note(page)).toContainText('Fındık yok');
  // The page shows it at once; only what the server has taken can be taken out of the order again.
  await expect.poll(() => notesTaken('Fındık yok')).toBe(1);
  await takeNotes(false);
  await page.getByRole('button', { name: 'Sipariş ver, sonra öde' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Siparişinizi kontrol edin' });
  await expect(dialog.getByText('Bu restoran not kabul etmiyor.')).toBeVisible();
  // Nothing was ordered: the guest knows, and may now order without it, or ask somebody.
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(dialog).toBeHidden();
  await expect(note(page)).not.toContainText('Fındık yok');
  await page.getByRole('button', { name: 'Sipariş ver, sonra öde' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sipariş iletildi' })).toBeVisible();
  noComplaints();
});

test('[D-375] at a pay-later table: a note that comes too late is told before anything is ordered', async ({
  page,
}) => {
  await takeNotes(true);
  await sitDown(page, 'payLater', server.origin);
  await addDishAt(page, 0);
  await page.getByRole('link', { name: /Sepet/ }).click();
  await note(page).click();
  await page.getByRole('textbox', { name: 'Mutfağa not' }).fill('Fıstık yok');
  // Written while the kitchen took notes, sent when it took none any more.
  await takeNotes(false);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const order = page.getByRole('button', { name: 'Sipariş ver, sonra öde' });
  const dialog = page.getByRole('alertdialog', { name: 'Siparişinizi kontrol edin' });
  await expect(dialog.getByText('Bu restoran not kabul etmiyor.')).toBeVisible();
  expect(await notesTaken('Fıstık yok')).toBe(0);
  await dialog.getByRole('button', { name: 'Güncelle' }).click();
  await expect(note(page)).not.toContainText('Fıstık yok');
  await order.click();
  await expect(page.getByRole('alertdialog', { name: 'Sipariş iletildi' })).toBeVisible();
});

/** As the evening after: the code that was scanned has ended. */
const endCode = (page: Page) =>
  page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((name) => name.endsWith(':qrOrder'));
    if (key === undefined) throw new Error('No code is kept');
    const ended = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 60 }));
    localStorage.setItem(key, JSON.stringify(`e30.${ended}.ended`));
  });

test('[D-101] [F-33] [F-43] [F-55] at home, after the code’s time: the restaurant’s own door, and no table', async ({
  page,
}) => {
  await sitDown(page, 'paidLaterThanks', server.origin);
  await expect(
    page
      .getByText(/^Masa 8/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await endCode(page);
  await page.goto(`${server.origin}/lokanta/`);
  await expect(page.getByRole('button', { name: 'Gel al' })).toBeEnabled();
  await expect(page.getByText(/^Masa/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Siparişe başla' })).toHaveCount(0);
});

test('[D-370] [D-22] [D-101] a tab left at the table: seated after a reload and after back, at home the next day not', async ({
  page,
}) => {
  const noComplaints = watchForComplaints(page);
  const begin = page.getByRole('button', { name: 'Siparişe başla' });
  const table = page.getByRole('heading', { name: 'Masa 10' });
  const hasNoTable = () => expect(page).toHaveURL(/\/lokanta\/?\?v=[0-9a-f-]{36}$/);
  await page.goto(server.origin + tableAddress('openedAgain'));
  await expect(table).toBeVisible();
  await expect(begin).toBeEnabled();
  await hasNoTable();
  const shared = page.url();

  await page.reload();
  await expect(table).toBeVisible();
  await expect(begin).toBeEnabled();
  await begin.click();
  await expect(dishCards(page).first()).toBeVisible();
  await page.goBack();
  await expect(table).toBeVisible();
  await expect(begin).toBeEnabled();
  await hasNoTable();

  await endCode(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gel al' })).toBeEnabled();
  await expect(page.getByText(/^Masa/)).toHaveCount(0);
  await expect(begin).toHaveCount(0);

  // Who was sent the address of the tab is a guest of the restaurant, not of the table.
  await page.evaluate(() => localStorage.clear());
  await page.goto(shared);
  await expect(page.getByRole('button', { name: 'Gel al' })).toBeEnabled();
  await expect(page.getByText(/^Masa/)).toHaveCount(0);
  noComplaints();
});
