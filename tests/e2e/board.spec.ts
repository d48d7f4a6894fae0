import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { payByCard } from './support/card-form.ts';
import { closeOtherPages } from './support/close-others.ts';
import {
  addDish,
  beginTakeAway,
  openCart,
  orderNumber,
  orderStep,
  payButtonOfCart,
} from './support/guest.ts';
import { openBoard, orderCard } from './support/kitchen.ts';

closeOtherPages();

const TABLET = { width: 1280, height: 800 };
const PX_PER_MM = 96 / 25.4;
const POINTS_PER_MM = 72 / 25.4;

async function newBoard(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: TABLET,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openBoard(page);
  return page;
}

const cardIn = (page: Page, column: RegExp, number: string) =>
  page.getByRole('region', { name: column }).locator(orderCard(page, number));

async function orderSoup(guest: Page): Promise<string> {
  await beginTakeAway(guest);
  await addDish(guest, 'Skärgårdssoppa');
  await openCart(guest);
  await payButtonOfCart(guest).click();
  await payByCard(guest);
  return orderNumber(guest);
}

test('[D-91] [D-146] a slip is taken back before the guest’s eyes, on two boards at once', async ({
  browser,
  page: guest,
}) => {
  const [board, other] = await Promise.all([newBoard(browser), newBoard(browser)]);
  const number = await orderSoup(guest);
  await expect(orderCard(board, number)).toBeVisible();
  await expect(orderCard(other, number)).toBeVisible();
  await expectAccessible(board);

  await orderCard(board, number)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(orderStep(guest)).toHaveText('Tillagas');
  const preparing = cardIn(other, /^Preparing/, number);
  await expect(preparing).toBeVisible();
  // The other board did not tap: nothing to take back there.
  await expect(other.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  await board.keyboard.press('Control+z');
  await expect(orderStep(guest)).toHaveText('Mottagen');
  for (const page of [board, other]) await expect(cardIn(page, /^New/, number)).toBeVisible();

  await test.step('what is tapped without a network survives a reload and is sent', async () => {
    await board.route('**/staff/graphql', (route) => route.abort());
    await orderCard(board, number)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(cardIn(board, /^Preparing/, number)).toBeVisible();
    await board.reload();
    await board.unroute('**/staff/graphql');
    // A board that could not read its orders asks for a tap; one that was quicker than the network needs none.
    const tryAgain = board.getByRole('button', { name: 'Try again' });
    const card = cardIn(board, /^Preparing/, number);
    await expect(tryAgain.or(card).first()).toBeVisible();
    if (await tryAgain.isVisible()) await tryAgain.click();
    await expect(card).toBeVisible();
    await expect(preparing).toBeVisible();
  });

  await test.step('offline is said at once, and what was tapped goes out when it is back', async () => {
    await board.context().setOffline(true);
    await expect(board.getByText(/^Offline/).first()).toBeVisible();
    await expectAccessible(board);
    await orderCard(board, number).getByRole('button', { name: 'Ready' }).click();
    await expect(board.getByText(/1 waiting/)).toBeVisible();
    await board.context().setOffline(false);
    await expect(cardIn(other, /^Ready/, number)).toBeVisible();
    await expect(orderStep(guest)).toHaveText('Klar');
  });

  await test.step('the whole story of the order, in words', async () => {
    await board.getByRole('button', { name: `Order ${number}, details` }).click();
    await board.getByRole('button', { name: 'What happened' }).click();
    const story = board.getByRole('dialog').getByRole('list').last();
    for (const words of ['Went to pay', 'Money reserved', 'Accepted', 'Undone, back to', 'Ready'])
      await expect(story.getByText(words).first()).toBeVisible();
    // F-79: a time of day stands on one line.
    const heights = await story
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(40);
    await expectAccessible(board);
    await board.keyboard.press('Escape');
  });

  await test.step('handed over, it is found again by its number', async () => {
    await orderCard(other, number).getByRole('button', { name: 'Picked up' }).click();
    await expect(orderCard(board, number)).toHaveCount(0);
    await board.getByRole('button', { name: 'Find orders' }).click();
    await board.getByLabel('Order number').fill(number);
    await board.getByRole('dialog').getByRole('button', { name: number }).first().click();
    await expect(board.getByRole('dialog').getByText('Handed over').first()).toBeVisible();
    await printInBothWidths(board, number);
  });
});

/** What the printer gets: measured in the browser's print layout, and in the page it makes of it. */
async function printInBothWidths(board: Page, number: string): Promise<void> {
  // The dialog of the browser would wait for a hand.
  await board.evaluate(() => {
    window.print = () => undefined;
  });
  for (const millimetres of [80, 58]) {
    await board.keyboard.press('Escape');
    await board.getByRole('button', { name: 'Settings' }).click();
    await board.getByRole('radio', { name: `${millimetres} mm` }).check();
    await board.keyboard.press('Escape');
    await board.getByRole('button', { name: 'Find orders' }).click();
    await board.getByLabel('Order number').fill(number);
    await board.getByRole('dialog').getByRole('button', { name: number }).first().click();
    await board.getByRole('button', { name: 'Print ticket' }).click();
    const ticket = board.locator(`[data-ticket="${millimetres}"]`);
    await expect(ticket).toBeAttached();
    await board.emulateMedia({ media: 'print' });
    await expect(ticket).toContainText(number);
    await expect(ticket).toContainText('Skärgårdssoppa');
    await expect(board.getByRole('main')).toBeHidden();
    const box = await ticket.boundingBox();
    expect(box?.width).toBeCloseTo(millimetres * PX_PER_MM, 0);
    expect(await ticket.evaluate((paper) => paper.scrollWidth <= paper.clientWidth)).toBe(true);
    const pdf = (await board.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
    expect(pages).toHaveLength(1);
    expect(Number(pages[0]?.[1])).toBeCloseTo(millimetres * POINTS_PER_MM, 0);
    await board.emulateMedia({ media: 'screen' });
    await board.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(ticket).toHaveCount(0);
  }
}

for (const width of [360, 768, 1280])
  test(`[D-144] at ${width} px nothing is cut off and every target is big enough for a wet thumb`, async ({
    page,
  }) => {
    await page.setViewportSize(TABLET);
    await openBoard(page, 'kitchen.camden@smash.example');
    await page.setViewportSize({ width, height: width === 360 ? 740 : 1024 });
    await expectAccessible(page);
    const small = await page.evaluate(() => {
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      return [...document.querySelectorAll('button')]
        .filter(seen)
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 55.5 || box.height < 55.5)
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`);
    });
    expect(small).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
