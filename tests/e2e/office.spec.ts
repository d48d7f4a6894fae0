import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openBoard, openOffice } from './support/kitchen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const PAGES = [
  'setup',
  'menu',
  'menu/options',
  'menu/import',
  'team',
  'team/log',
  'places/tables',
  'places/contacts',
  'reports/invoices',
];
const ALL_PAGES = [...PAGES, 'branding', 'branding/pictures', 'settings', 'me', 'more'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[O-01] [D-144] every page of the office is accessible and fits, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openOffice(page, 'owner@smash.example');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const path of ALL_PAGES) {
        await page.goto(`/console/office/${path}`);
        // The head has one that says nothing before something is changed.
        const words = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
        await expect(words).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${path} at ${size.width} px`).toBe(0);
        await expectAccessible(page, `${path} at ${size.width} px, ${colorScheme}`);
        const picture = process.env['OFFICE_PICTURES'];
        if (picture)
          await page.screenshot({
            path: `${picture}/${path.replace('/', '-')}-${size.width}-${colorScheme}.png`,
          });
      }
    }
  });
}

test('[OFFICE-28] the kitchen’s board asks for nothing of the office', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoard(page);
  await page.waitForLoadState('networkidle');
  const scripts = requestedUrls.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /Office|People|Audit|admin/.test(url))).toEqual([]);
});
