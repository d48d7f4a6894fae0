import { expect, test, type Page } from '@playwright/test';
import { BRANDS } from './support/brands.ts';
import { dishCards } from './support/guest.ts';

const [nordbro] = BRANDS;

/** Notes, frame by frame, what moves in the pictures a browser takes of the old and the new page. */
async function watchSlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenSlides: seen });
    const look = () => {
      for (const { effect, animationName } of document.getAnimations() as CSSAnimation[]) {
        const part = (effect as KeyframeEffect | null)?.pseudoElement;
        if (part?.startsWith('::view-transition')) seen.add(`${part} ${animationName}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What has moved since the last time, once it has come to rest. */
async function slides(page: Page): Promise<string[]> {
  await page.waitForTimeout(100);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['slide'] ?? 'at rest'))
    .toBe('at rest');
  return page.evaluate(() => {
    const { seenSlides } = window as unknown as { seenSlides: Set<string> };
    const seen = [...seenSlides].filter((slide) => slide.includes('page-'));
    seenSlides.clear();
    return seen.toSorted();
  });
}

async function openStart(page: Page): Promise<void> {
  await watchSlides(page);
  await page.goto(`/${nordbro.slug}`);
  await page.getByRole('button', { name: nordbro.takeAway }).click();
  await expect(dishCards(page).first()).toBeVisible();
}

/** With its price: the start page has buttons that add a dish by its name, and stays until the dish has come. */
const addButton = (page: Page) => page.getByRole('button', { name: /^Lägg till\D*\d/ });

const openDish = async (page: Page) => {
  await dishCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/item\//);
};

const COMES_IN = [
  '::view-transition-new(root) page-comes-in',
  '::view-transition-old(root) page-steps-back',
];
const GOES_OUT = [
  '::view-transition-new(root) page-steps-forward',
  '::view-transition-old(root) page-goes-out',
];

test('[SHELL-18] [F-45] a dish slides in from the start page and out again, also by the browser’s buttons', async ({
  page,
}) => {
  await openStart(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const place = await page.evaluate(() => scrollY);
  await slides(page);
  await dishCards(page).nth(4).getByRole('link').first().click();
  await expect(addButton(page)).toBeVisible();
  expect(await slides(page)).toEqual(COMES_IN);
  expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0);

  await page.getByRole('button', { name: 'Tillbaka' }).first().click();
  await expect(dishCards(page).first()).toBeVisible();
  expect(await slides(page)).toEqual(GOES_OUT);
  await expect.poll(() => page.evaluate(() => scrollY), 'where the guest was').toBe(place);

  await page.goForward();
  await expect(addButton(page)).toBeVisible();
  expect(await slides(page)).toEqual(COMES_IN);
  await page.goBack();
  await expect(dishCards(page).first()).toBeVisible();
  expect(await slides(page)).toEqual(GOES_OUT);
});

test('[SHELL-18] [F-45] screens beside each other do not move', async ({ page }) => {
  await openStart(page);
  await slides(page);
  const tabs = page.getByRole('navigation').last();
  await tabs.getByRole('link', { name: nordbro.menu, exact: true }).click();
  await expect(page).toHaveURL(/\/menu$/);
  expect(await slides(page)).toEqual([]);
  await page.goBack();
  await expect(dishCards(page).first()).toBeVisible();
  expect(await slides(page)).toEqual([]);
});

test.describe('for a guest who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('[SHELL-18] [F-45] nothing slides', async ({ page }) => {
    await openStart(page);
    await openDish(page);
    expect(await slides(page)).toEqual([]);
    await page.goBack();
    await expect(dishCards(page).first()).toBeVisible();
    expect(await slides(page)).toEqual([]);
  });
});
