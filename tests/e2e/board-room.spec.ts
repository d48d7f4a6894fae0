import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillBoard } from './support/full-board.ts';
import { openBoard } from './support/kitchen.ts';

// Its cards are made in this page alone: no other test's kitchen sees or moves them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const TABLET = { width: 1024, height: 768 };

async function openFullBoard(page: Page, count: number, size = TABLET): Promise<void> {
  await page.setViewportSize(size);
  await fillBoard(page, count);
  await openBoard(page, 'kitchen.camden@smash.example');
  await expect(page.getByRole('article').first()).toBeVisible();
}

const column = (page: Page, name: RegExp) => page.getByRole('region', { name });
const box = async (place: Locator) => {
  const found = await place.boundingBox();
  if (!found) throw new Error('It is not on the screen');
  return found;
};

test('[D-270] [F-75] what can be taken back covers no card and takes no room from them', async ({
  page,
}) => {
  await openFullBoard(page, 12);
  const columns = [/^New/, /^Preparing/, /^Ready/].map((name) => column(page, name));
  const before = await Promise.all(columns.map(box));
  for (const step of [1, 2, 3]) {
    await column(page, /^Preparing/)
      .getByRole('button', { name: 'Ready' })
      .first()
      .click();
    const bars = page.getByRole('button', { name: /^Undo, order/ });
    await expect(bars).toHaveCount(step);
    expect(await Promise.all(columns.map(box))).toEqual(before);
    for (const bar of await bars.all()) {
      const { y, height } = await box(bar);
      for (const cards of before) expect(y).toBeGreaterThanOrEqual(cards.y + cards.height - 1);
      expect(y + height).toBeLessThanOrEqual(TABLET.height);
    }
  }
});

test('[F-79] the word for what is below keeps its distance from the pill’s edge', async ({
  page,
}) => {
  await openFullBoard(page, 42);
  const below = column(page, /^New/).getByRole('button', { name: /below$/ });
  await expect(below).toBeVisible();
  const around = await box(below);
  const words = await box(below.getByText(/below$/));
  expect(words.x - around.x).toBeGreaterThanOrEqual(12);
  // No frame is painted over it: where one was, its corners stayed.
  await expect(below).toHaveCSS('box-shadow', 'none');
});

test('[F-74] [D-274] denser cards show more of the evening, and every button still fits a finger', async ({
  page,
}) => {
  await openFullBoard(page, 42, { width: 1440, height: 900 });
  const cards = column(page, /^New/).getByRole('article');
  /** How many are wholly on the screen. */
  const seen = async () => {
    const { y, height } = await box(column(page, /^New/));
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as { top: number; bottom: number }),
    );
    return boxes.filter(({ top, bottom }) => top >= y && bottom <= y + height).length;
  };
  expect(await seen()).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Smaller cards, more of them' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(seen).toBeGreaterThanOrEqual(4);
  // What is below is counted anew.
  const all = await cards.count();
  const below = column(page, /^New/).getByRole('button', { name: /below$/ });
  await expect
    .poll(async () => all - Number.parseInt((await below.textContent()) ?? '', 10))
    .toBeGreaterThanOrEqual(4);
  for (const button of await cards
    .first()
    .getByRole('button', { name: /Accept|Reject/ })
    .all())
    expect((await box(button)).height).toBeGreaterThanOrEqual(44);
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect.poll(seen).toBeGreaterThanOrEqual(4);
});

test('[F-74] [D-274] the cards take the width of empty columns', async ({ page }) => {
  // One order, and it is new.
  await openFullBoard(page, 1);
  const { width } = await box(column(page, /^New/));
  expect(width).toBeGreaterThan(TABLET.width / 2);
  for (const name of [/^Preparing/, /^Ready/])
    await expect(column(page, name).getByRole('heading', { level: 2 })).toBeVisible();
});

test('[KITCHEN-10] [F-73] [KITCHEN-04] minutes are added from the card, and dishes counted over all of them', async ({
  page,
}) => {
  await openFullBoard(page, 12);
  const card = column(page, /^Preparing/)
    .getByRole('article')
    .last();
  const before = Number.parseInt((await card.locator('header b').last().textContent()) ?? '', 10);
  await card.getByRole('button', { name: /^More time for order/ }).click();
  await card.getByRole('button', { name: '15 minutes more' }).click();
  await expect(card.locator('header b').last()).toContainText(String(before + 15));
  const allDay = page.getByRole('button', { name: /^All day/ });
  await expect(allDay).toHaveText(/^All day\d+ × \S/);
  await allDay.click();
  await expect(page.getByRole('dialog', { name: 'All day' })).toContainText('Original Double');
});

for (const { width, language, isDense } of [
  { width: 768, language: 'tr', isDense: false },
  { width: 1280, language: 'es', isDense: true },
])
  test(`[F-73] [F-74] at ${width} px in ${language} the word of the next step stays whole beside the clock`, async ({
    page,
  }) => {
    await page.addInitScript(
      (remembered) => {
        for (const [name, value] of Object.entries(remembered))
          localStorage.setItem(`tallrik.console.${name}`, value);
      },
      { language, isDense: String(isDense) },
    );
    await page.setViewportSize({ width, height: 900 });
    await fillBoard(page, 20);
    await page.goto('/console');
    await page.locator('input[type="email"]').fill('kitchen.camden@smash.example');
    await page.locator('input[type="password"]').fill('kitchen');
    await page.keyboard.press('Enter');
    const steps = page.locator('article button[aria-expanded] + button');
    await expect(steps).toHaveCount(6);
    const lines = await steps.evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.lastChild ?? button);
        return words.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
  });
