import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillBoard } from './support/full-board.ts';
import { openBoard } from './support/kitchen.ts';

// Its cards are made in this page alone: no other test's kitchen sees or moves them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const TABLET = { width: 1024, height: 768 };

async function openFullBoard(page: Page, count: number): Promise<void> {
  await page.setViewportSize(TABLET);
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
