import persistedDocuments from '../../apps/console/src/features/administration/generated/persisted-documents.json' with { type: 'json' };
import { expect, test, type Page } from '@playwright/test';
import { demoId } from '../../apps/server/src/demo/demo-id.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openOffice } from './support/kitchen.ts';
import { keepPictures } from './support/office-pictures.ts';
import { expectForThumb } from './support/thumb.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await makeOwnServer();
  await server.start();
});
test.afterAll(() => server.stop());

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const DISH = 'Skin-on fries';
/** Never closed, and its menu has the dishes' own prices. */
const BRIXTON = demoId('smash', 'venue', 'brixton');
const priceOf = (page: Page, name = DISH) =>
  page.getByRole('textbox', { name: `Price of ${name}` }).first();
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Price saved' });

async function openMenu(page: Page): Promise<void> {
  await openOffice(page, 'owner@smash.example', server.origin);
  await page.goto(`${server.origin}/console/office/menu`);
  await expect(page.getByRole('searchbox')).toBeVisible();
}

async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await expect(priceOf(page)).toBeVisible();
}

for (const viewport of [SIZES[0]!, SIZES[2]!]) {
  test(`[CATALOG-01] [CATALOG-02] [CATALOG-12] [OFFICE-15] a price is changed in the list, seen on a guest’s open page, and taken back, ${viewport.width} px`, async ({
    browser,
  }) => {
    const owner = await (await browser.newContext({ viewport })).newPage();
    const guest = await (await browser.newContext()).newPage();
    await guest.clock.install();
    await openMenu(owner);
    await find(owner, 'fries');
    const before = await priceOf(owner).inputValue();
    await owner
      .getByRole('link', { name: new RegExp(DISH) })
      .first()
      .click();
    await expect(owner.getByRole('heading', { level: 2, name: DISH })).toBeVisible();
    const itemId = new URL(owner.url()).pathname.split('/').at(-1);
    if (viewport.width < 992) await owner.getByRole('link', { name: 'Back to the list' }).click();
    await find(owner, 'fries');

    await guest.goto(`${server.origin}/smash?v=${BRIXTON}`);
    await guest.getByRole('button', { name: 'Take away' }).click();
    // Before that, a dish's address leads back to the question how to eat.
    await expect(guest).toHaveURL(/\/order\//);
    await guest.goto(`${server.origin}/smash/order/${BRIXTON}/item/${itemId}`);
    await expect(guest.getByText(`£${before}`).first()).toBeVisible();

    const after = (Number(before) + 0.15).toFixed(2);
    await priceOf(owner).fill(after);
    await priceOf(owner).press('Enter');
    await expect(saved(owner)).toBeVisible();
    await guest.clock.runFor(35_000);
    await expect(guest.getByText(`£${after}`).first()).toBeVisible();

    await owner.getByRole('button', { name: 'Undo: Price saved' }).click();
    await expect(priceOf(owner)).toHaveValue(before);
    await guest.clock.runFor(35_000);
    await expect(guest.getByText(`£${before}`).first()).toBeVisible();
  });
}

test('[OFFICE-14] two people at once: other fields both count, the same one is asked about', async ({
  browser,
}) => {
  const open = async () => {
    const page = await (await browser.newContext({ viewport: SIZES[2]! })).newPage();
    await openMenu(page);
    await find(page, 'fries');
    return page;
  };
  const [one, other] = [await open(), await open()];
  const before = await priceOf(one).inputValue();
  const [mine, theirs] = [0.15, 0.25].map((more) => (Number(before) + more).toFixed(2));
  await priceOf(other).fill(theirs!);
  await priceOf(other).press('Enter');
  await expect(saved(other)).toBeVisible();
  await priceOf(one).fill(mine!);
  await priceOf(one).press('Enter');
  const question = one.getByRole('dialog', { name: 'Somebody else changed this too' });
  await expect(question).toContainText(`£${theirs}`);
  await expectAccessible(one, 'two people changed one price');
  await question.getByRole('button', { name: 'Take theirs: Price' }).click();
  await expect(priceOf(one)).toHaveValue(theirs!);
});

test('[D-424] [CATALOG-01] [CATALOG-43] the guests’ app stands beside the menu as a chosen guest sees it, its cart is nobody’s, and in nobody else’s frame', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ viewport: SIZES[2]!, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const written: string[] = [];
  page.on('request', (sent) => {
    if (/PutShoppingCartEvents|startPayment/i.test(sent.postData() ?? '')) written.push(sent.url());
  });
  page.on('websocket', (socket) => written.push(socket.url()));
  await openMenu(page);
  const before = await page.evaluate(() => Object.keys(localStorage).toSorted());
  const preview = page.frameLocator('iframe[title="Guest app"]');
  const dish = preview.getByText(DISH).first();
  // The way of ordering is chosen above the frame, so that nobody is asked in it.
  await preview.getByRole('link', { name: 'Sides' }).click();
  await expect(dish).toBeVisible();
  await page.getByText('As which guest').click();
  // The first restaurant only sells to take away.
  await page.getByLabel('Restaurant').selectOption({ label: 'SMASH! Camden' });
  await page.getByLabel('Way of ordering').selectOption({ label: 'Eat here' });
  await preview.getByRole('link', { name: 'Sides' }).click();
  await expect(dish).toBeVisible();
  await expectAccessible(page, 'the preview’s choices');
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect(dish).toBeVisible();
  expect(written).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(before);
  // Also where the guests' worker answers for the page, as on the owner's own phone.
  const guest = await context.newPage();
  await guest.goto(`${server.origin}/smash/order/${BRIXTON}/menu`);
  await guest.evaluate(async () => void (await navigator.serviceWorker.ready));
  await guest.close();
  await page.reload();
  await preview.getByRole('link', { name: 'Sides' }).click();
  await expect(dish).toBeVisible();
  const policyFor = async (headers: Record<string, string>) =>
    (await request.get(`${server.origin}/smash`, { headers })).headers()['content-security-policy'];
  expect(await policyFor({})).toContain("frame-ancestors 'none'");
  const stranger = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  expect(await policyFor(stranger)).toContain("frame-ancestors 'none'");
});

test('[OFFICE-27] [D-750] [D-751] opened by its address the menu asks for its dishes once, by name, before the app is there', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: SIZES[2]! })).newPage();
  await openMenu(page);
  const bodies: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/staff/graphql')) bodies.push(sent.postData() ?? '');
  });
  await page.reload();
  await expect(priceOf(page, 'The Original Double')).toBeVisible();
  const [hash] = Object.entries(persistedDocuments).find(([, text]) =>
    text.includes('query OfficeCatalogue('),
  )!;
  const wishes = bodies.map((body) => body.includes(hash));
  expect(wishes.filter(Boolean)).toHaveLength(1);
  expect(wishes.indexOf(true)).toBeLessThan(3);
  for (const body of bodies) expect(JSON.parse(body)).not.toHaveProperty('query');
});

async function expectNoDownwardScroll(page: Page, where: string): Promise<void> {
  const [tall, high] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    innerHeight,
  ]);
  expect(tall, `${where} is scrolled as a whole`).toBe(high);
}

test('[D-144] [OFFICE-23] every page of the menu is accessible and fits, light and dark, at 360, 768 and 1280 px', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.setViewportSize(SIZES[2]!);
  await openMenu(page);
  await find(page, 'fries');
  await page
    .getByRole('link', { name: new RegExp(DISH) })
    .first()
    .click();
  const item = new URL(page.url()).pathname.replace('/console/office/', '');
  await page.goto(`${server.origin}/console/office/menu/menus`);
  await page
    .getByRole('link', { name: /dishes$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/menu\/menus\/./);
  const menu = new URL(page.url()).pathname.replace('/console/office/', '');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const pages = [
    { path: 'menu', there: priceOf(page, 'The Original Double') },
    { path: item, there: heading(DISH) },
    { path: 'menu/items/new', there: heading('New dish') },
    { path: 'menu/categories', there: heading('Categories') },
    { path: 'menu/options', there: page.getByText(/^Used in/).first() },
    { path: 'menu/upsells', there: page.getByText(/^Used in/).first() },
    { path: 'menu/upsells/new', there: heading('New suggestions') },
    { path: 'menu/translations', there: page.getByText('Missing or outdated only') },
    { path: 'menu/menus', there: heading('What guests see') },
    { path: menu, there: heading('On this menu') },
    { path: 'menu/quick', there: page.getByRole('table') },
    { path: 'menu/import', there: page.getByRole('button', { name: 'Choose file' }) },
    { path: 'menu/archive', there: page.getByText('Nothing is archived.') },
  ];
  for (const { path, there } of pages) {
    await page.setViewportSize(SIZES[0]!);
    await page.goto(`${server.origin}/console/office/${path}`);
    for (const size of SIZES) {
      const where = `${path} at ${size.width} px`;
      await page.setViewportSize(size);
      await expect(there, where).toBeVisible();
      // Its columns scroll, the page around them does not: what scrolled away could not be brought back by a thumb.
      if (path === item) await expectNoDownwardScroll(page, where);
      await expectNoSidewaysScroll(page, where);
      if (size.width === 360) await expectForThumb(page, path);
      await expectAccessibleInBoth(page, where);
      await keepPictures(page, `${path.replaceAll('/', '-').slice(0, 20)}-${size.width}`);
    }
  }
});
