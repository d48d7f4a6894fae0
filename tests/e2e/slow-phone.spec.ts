import { expect, test, type Page } from '@playwright/test';
import { BRANDS } from './support/brands.ts';
import { startFrontServer } from './support/front-server.ts';
import { addDish, beginTakeAway, dishCards, openCart, payButtonOfCart } from './support/guest.ts';

/** BRAND and design: a page that jumps under the thumb orders the wrong dish. */
const MAX_LAYOUT_SHIFT = 0.02;

type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  interface Window {
    layoutShift: number;
    /** What moved, for whoever has to mend it. */
    moved: string[];
  }
}

/** Counts from now on, and for every document that follows. */
async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        window.layoutShift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          window.moved.push(
            `${entry.value.toFixed(4)} ${name} ${Math.round(previousRect.y)}→${Math.round(currentRect.y)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has moved since the last look. The tap's own half second is not counted by the browser. */
async function expectStill(page: Page, where: string): Promise<void> {
  const { shift, moved } = await page.evaluate(() => {
    const seen = { shift: window.layoutShift, moved: window.moved };
    window.layoutShift = 0;
    window.moved = [];
    return seen;
  });
  expect(shift, `${where}: ${moved.join(', ')}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

test.beforeEach(async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchForShifts(page);
});

test('[CONF-02] [MENU-05] with a processor four times slower a guest fills the cart, and nothing jumps', async ({
  page,
}) => {
  await beginTakeAway(page);
  // As a link from outside opens it: with its dishes in the first HTML.
  await page.reload();
  await expect(dishCards(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Varukorg/ })).toBeVisible();
  await expectStill(page, 'start, from outside');

  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeEnabled();
});

for (const brand of BRANDS) {
  test(`[MENU-05] [D-144] ${brand.slug}: from page to page nothing jumps, on a processor four times slower`, async ({
    page,
  }) => {
    const isSettled = () => page.locator('[aria-busy="true"]').count();
    await page.goto(`/${brand.slug}`);
    if (brand.slug === 'smash') {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectStill(page, 'list of venues');
      await page.getByRole('link', { name: 'SMASH! Soho' }).click();
    }
    await expect(page.getByRole('button', { name: brand.takeAway })).toBeEnabled();
    await expectStill(page, 'landing');

    await page.getByRole('button', { name: brand.takeAway }).click();
    await expect(dishCards(page).first()).toBeVisible();
    await expect.poll(isSettled).toBe(0);
    await expectStill(page, 'start');

    await page.getByRole('link', { name: brand.menu, exact: true }).last().click();
    await expect(page).toHaveURL(/\/menu$/);
    await expect(page.getByRole('link', { name: brand.category })).toBeVisible();
    await expectStill(page, 'menu');

    await page.getByRole('link', { name: brand.category }).click();
    await expect(page.getByRole('heading', { level: 1, name: brand.category })).toBeVisible();
    await expect.poll(isSettled).toBe(0);
    await expectStill(page, 'category');

    await page.getByRole('link', { name: brand.dish, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: brand.dish })).toBeVisible();
    await expect(page.getByRole('button', { name: brand.add })).toBeVisible();
    await expectStill(page, 'dish');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: brand.category })).toBeVisible();
    await expectStill(page, 'back in the category');
  });
}

test('[MENU-05] [D-144] a landing that comes in two pieces is drawn as one', async ({
  page,
  baseURL,
}) => {
  let isCut = false;
  const front = await startFrontServer(baseURL ?? '', {
    page: (html) => {
      const cut = html.indexOf('Burada ye');
      isCut ||= cut > 0;
      return [html.slice(0, cut), html.slice(cut)];
    },
  });
  await page.goto(`${front.origin}/lokanta`);
  await expect(page.getByRole('button', { name: 'Gel al' })).toBeVisible();
  expect(isCut).toBe(true);
  await expectStill(page, 'landing in two pieces');
  await front.stop();
});
