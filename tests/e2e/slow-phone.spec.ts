import { expect, test } from '@playwright/test';
import { addDish, beginTakeAway, openCart, payButtonOfCart } from './support/guest.ts';

/** BRAND and design: a page that jumps under the thumb orders the wrong dish. */
const MAX_LAYOUT_SHIFT = 0.02;

declare global {
  interface Window {
    layoutShift: number;
  }
}

test('[CONF-02] [MENU-05] with a processor four times slower a guest fills the cart, and nothing jumps', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await beginTakeAway(page);
  // As a link from outside opens it: with its dishes in the first HTML.
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Varukorg/ })).toBeVisible();
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);

  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeEnabled();
});
