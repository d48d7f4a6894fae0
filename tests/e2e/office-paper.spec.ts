import { inflateSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { openOffice } from './support/kitchen.ts';
import { expectFits } from './support/layout.ts';
import { expectWholeWords } from './support/whole-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const DAY = {
  id: '5b6a4c0e-1111-4000-8000-000000000001',
  number: 412,
  venueId: '5b6a4c0e-1111-4000-8000-000000000002',
  venueName: 'SMASH! Camden',
  street: '1 Lock Place',
  city: 'London',
  organizationId: '12345678',
  timeZone: 'Europe/London',
  day: '2026-11-14',
  beginsAt: '2026-11-14T04:00:00Z',
  endsAt: '2026-11-15T04:00:00Z',
  closedAt: '2026-11-15T06:00:00Z',
  currency: 'GBP',
  orders: 48,
  dishes: 1_917_115,
  fees: 29_400,
  discount: 155_740,
  turnover: 1_790_775,
  tips: 94_600,
  sales: [{ rate: 20, gross: 1_790_775, net: 1_492_312, vat: 298_463 }],
  kinds: [{ kind: 'CARD', orders: 48, amount: 1_885_375 }],
  refunds: 0,
  refunded: 0,
  refundedTips: 0,
  back: [],
  rejected: [],
  takenBack: { orders: 0, amount: 0 },
  backKinds: [],
  chargebacks: [],
  openBills: { bills: 1, amount: 68_400 },
  firstOrder: '92',
  lastOrder: '42',
};

/** How many runs of letters a printed file shows, and on how many pages. */
function inkOf(pdf: Buffer): { texts: number; pages: number } {
  const source = pdf.toString('latin1');
  let texts = 0;
  for (const { index, 0: mark } of source.matchAll(/stream\r?\n/g)) {
    const end = source.indexOf('endstream', index);
    try {
      const drawn = inflateSync(pdf.subarray(index + mark.length, end)).toString('latin1');
      texts += drawn.match(/\bT[Jj]\b/g)?.length ?? 0;
    } catch {
      // A font or a picture: no letters are drawn by it.
    }
  }
  return { texts, pages: source.match(/\/MediaBox/g)?.length ?? 0 };
}

async function openClosing(page: Page): Promise<void> {
  await openOffice(page, 'owner@smash.example');
  // The demo is of today: no day of it has closed yet.
  await page.route('**/staff/graphql*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: Record<string, unknown> | null };
    if (json.data && 'dayClosings' in json.data)
      json.data['dayClosings'] = { closings: [DAY], nextCursor: null };
    await route.fulfill({ response, json });
  });
  await page.goto('/console/office/reports/closings');
  await expect(page.getByRole('heading', { name: /^Closing of Saturday/ })).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[MONEY-22] [D-755] a closed day is printed with its figures, and nothing around them, from a ${colorScheme} screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openClosing(page);
    await page.emulateMedia({ media: 'print', colorScheme });
    const sheet = page.getByRole('article');
    await expect(sheet.getByText('£17 907.75').first()).toBeVisible();
    await expect(sheet.getByText('1 Lock Place')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    // Dark letters, whatever the screen has.
    const ink = await sheet.evaluate((paper) => getComputedStyle(paper).color);
    expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(64);
    const { texts, pages } = inkOf(await page.pdf({ format: 'A4' }));
    expect(pages).toBe(1);
    expect(texts).toBeGreaterThan(30);
  });
}

test('[MONEY-18] [D-755] any page of the office is printed as it is read, and a report keeps its words on a phone', async ({
  page,
}) => {
  await openOffice(page, 'owner@smash.example');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/console/office/reports');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await expectWholeWords(table, 'the report on a phone');
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(inkOf(await page.pdf({ format: 'A4' })).texts).toBeGreaterThan(30);
});

test('[OFFICE-23] what is long on a phone: dates beside each other fit, tabs show the open page, a team is read in whole words', async ({
  page,
}) => {
  await openOffice(page, 'owner@smash.example');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/console/office/places/hours');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(page.getByLabel('First day')).toBeVisible();
  await expectFits(page, 'days with other hours');
  const [first, last] = await Promise.all(
    ['First day', 'Last day'].map((label) => page.getByLabel(label).boundingBox()),
  );
  expect(first && last && first.y + first.height <= last.y).toBe(true);
  await page.goto('/console/office/menu/translations');
  const tab = page.getByRole('link', { name: 'Translations', exact: true });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.goto('/console/office/team');
  const people = page.getByRole('main').getByRole('listitem');
  await expect(people.first()).toBeVisible();
  await expectWholeWords(people, 'the team on a phone');
});

test('[OFFICE-02] a page that is opened begins at its top, and going back finds the list where it was', async ({
  page,
}) => {
  await openOffice(page, 'owner@smash.example');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/console/office/reports');
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.getByRole('link', { name: 'VAT', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'VAT' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});
