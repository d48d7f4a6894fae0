import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { officeScripts } from './support/console-scripts.ts';
import { openBoard, openOffice } from './support/kitchen.ts';
import { expectForThumb } from './support/thumb.ts';
import { keepPictures } from './support/office-pictures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** The menu's are walked in office-menu.spec.ts. */
const PAGES = [
  'setup',
  'setup/test',
  'team',
  'team/devices',
  'team/log',
  'places',
  'places/hours',
  'places/tables',
  'places/contacts',
  'reports',
  'reports/closings',
  'reports/vat',
  'reports/invoices',
];
const ALL_PAGES = [
  ...PAGES,
  'today',
  'orders',
  'sold-out',
  'guests',
  'offers/codes',
  'offers/codes/new',
  'news',
  'news/new',
  'bills',
  'branding',
  'branding/pictures',
  'settings',
  'settings/payment',
  'settings/domain',
  'settings/company',
  'me',
  'more',
];

// Each size by itself: all of them in one test took longer than a test may on a busy machine.
for (const size of SIZES) {
  test(`[O-01] [D-144] [OFFICE-02] [OFFICE-23] [OFFICE-25] every page of the office is accessible and fits, light and dark, ${size.width} px`, async ({
    page,
  }) => {
    await openOffice(page, 'owner@smash.example');
    await page.setViewportSize(size);
    await page.goto('/console/office/places');
    const ways = page.getByRole('navigation', { name: 'Back office' }).filter({ visible: true });
    await expect(ways.getByRole('link')).toHaveText(
      size.width < 768
        ? ['Today', /^Orders/, 'Menu', 'Sold out', 'More']
        : [
            'Today',
            /^Orders/,
            'Menu',
            'Sold out',
            'Offers',
            'Guests',
            'Places',
            'Branding',
            'Reports',
            'Team',
            'Settings',
          ],
    );
    const venue = page.getByRole('main').getByRole('link', { name: /SMASH! Brixton/ });
    const venuePage = (await venue.getAttribute('href'))?.replace('/console/office/', '');
    expect(venuePage).toMatch(/^places\/[0-9a-f-]{36}/);
    await page.goto('/console/office/offers/codes');
    const code = page.getByRole('main').getByRole('link', { name: 'LOUD15' });
    const codePage = (await code.getAttribute('href'))?.replace('/console/office/', '');
    for (const path of [...ALL_PAGES, String(venuePage), String(codePage)]) {
      await page.goto(`/console/office/${path}`);
      await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Only now: a page that is still empty waits for nothing. The head has one that says nothing.
      const words = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
      await expect(words).toHaveCount(0);
      await expectNoSidewaysScroll(page, `${path} at ${size.width} px`);
      if (size.width === 360) await expectForThumb(page, path);
      await expectAccessibleInBoth(page, `${path} at ${size.width} px`);
      await keepPictures(page, `${path.replace('/', '-')}-${size.width}`);
    }
  });
}

test('[OFFICE-07] the search opens by its keys, finds dishes and pages, and gives the focus back', async ({
  page,
}) => {
  await openOffice(page, 'owner@smash.example');
  await page.goto('/console/office/team');
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await invite.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('bur');
  const dishes = page.getByRole('group', { name: 'Dishes' }).getByRole('option');
  await expect(dishes.first()).toBeVisible();
  await expectAccessible(page, 'the search');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(invite).toBeFocused();
  await page.keyboard.press('/');
  await field.fill('audit');
  await expect(page.getByRole('option', { selected: true })).toContainText('Audit log');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});

test('[OFFICE-28] the kitchen’s board asks for nothing of the office', async ({ browser }) => {
  const scriptsOf = async (open: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      const file = new URL(request.url()).pathname.replace('/console/', '');
      if (file.endsWith('.js')) scripts.push(file);
    });
    await open(page);
    await page.waitForLoadState('networkidle');
    await context.close();
    return scripts;
  };
  const ofOffice = officeScripts();
  const board = await scriptsOf((page) => openBoard(page));
  expect(board.length).toBeGreaterThan(0);
  expect(board.filter((file) => ofOffice.has(file))).toEqual([]);
  // The same look at the office finds them: the names are those of the build that is served.
  const office = await scriptsOf((page) => openOffice(page));
  expect(office.filter((file) => ofOffice.has(file)).length).toBeGreaterThan(2);
});
