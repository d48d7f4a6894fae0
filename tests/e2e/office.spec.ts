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
] as const;
type Size = (typeof SIZES)[number];
/** The menu's are walked in office-menu.spec.ts. */
const WALKS = {
  'what is set up': [
    'setup',
    'setup/test',
    'team',
    'team/devices',
    'team/log',
    'places',
    'places/hours',
    'places/tables',
    'places/contacts',
    'settings',
    'settings/payment',
    'settings/connections',
    'settings/domain',
    'settings/company',
    'branding',
    'branding/pictures',
    'me',
    'more',
  ],
  'what is done every day': [
    'today',
    'orders',
    'sold-out',
    'guests',
    'bills',
    'offers',
    'offers/new',
    'offers/stamps',
    'offers/stamps/new',
    'offers/codes',
    'offers/codes/new',
    'offers/membership',
    'offers/membership/new',
    'offers/referral',
    'news',
    'news/new',
    'reports',
    'reports/closings',
    'reports/vat',
    'reports/ledger',
    'reports/payouts',
    'reports/findings',
    'reports/invoices',
  ],
};
const RAIL = [
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
];
const TABS = ['Today', /^Orders/, 'Menu', 'Sold out', 'More'];

/** The page of the one thing in a list that has this name. */
async function pageOf(page: Page, list: string, name: RegExp): Promise<string> {
  await page.goto(`/console/office/${list}`);
  const link = page.getByRole('main').getByRole('link', { name });
  const path = (await link.getAttribute('href'))?.replace('/console/office/', '') ?? '';
  expect(path).toMatch(new RegExp(`^${list}/[0-9a-f-]{36}`));
  return path;
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`/console/office/${path}`);
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Only now: a page that is still empty waits for nothing. The head has one that says nothing.
  const words = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
  await expect(words).toHaveCount(0);
}

async function expectPageAt(page: Page, { width }: Size, path: string): Promise<void> {
  const where = `${path} at ${width} px`;
  const ways = page.getByRole('navigation', { name: 'Back office' }).filter({ visible: true });
  await expect(ways.getByRole('link'), where).toHaveText(width < 768 ? TABS : RAIL);
  await expectNoSidewaysScroll(page, where);
  if (width === 360) await expectForThumb(page, path);
  await expectAccessibleInBoth(page, where);
  await keepPictures(page, `${path.replace('/', '-')}-${width}`);
}

// In parts: all in one test took longer than a test may on a busy machine. A page is opened once and made wider, as
// a tablet that is turned does; opened anew at every width, the walks took most of the browser tests' time.
for (const [part, paths] of Object.entries(WALKS)) {
  test(`[O-01] [D-144] [OFFICE-02] [OFFICE-23] [OFFICE-25] every page of ${part} is accessible and fits, light and dark, at 360, 768 and 1280 px`, async ({
    page,
  }) => {
    await openOffice(page, 'owner@smash.example');
    const one =
      part === 'what is set up'
        ? await pageOf(page, 'places', /SMASH! Brixton/)
        : await pageOf(page, 'offers/codes', /LOUD15/);
    for (const path of [...paths, one]) {
      await page.setViewportSize(SIZES[0]);
      await openPage(page, path);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectPageAt(page, size, path);
      }
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
