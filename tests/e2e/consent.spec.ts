import { expect, test, type Page } from '@playwright/test';
import { startAnalyticsStandIn } from './support/analytics-stand-in.ts';
import { closeOtherPages } from './support/close-others.ts';
import { addDish, openCart, payButtonOfCart, watchForComplaints } from './support/guest.ts';
import { makeOwnServer, type OwnServer } from './support/own-server.ts';
import { runInDatabase } from './support/server-database.ts';

let server: OwnServer;
let service: Awaited<ReturnType<typeof startAnalyticsStandIn>>;
test.beforeAll(async () => {
  service = await startAnalyticsStandIn();
  server = await makeOwnServer();
  await server.start();
  const matomo = { kind: 'MATOMO', siteId: 7, address: service.address };
  await runInDatabase(
    server.dataDir,
    `update cloud_configurations set analytics_service = $1 where slug = 'smash'`,
    [JSON.stringify(matomo)],
  );
});
test.afterAll(async () => {
  await server.stop();
  await service.stop();
});
closeOtherPages();

/** How our own counting address answered what the page sent. */
function watchCounts(page: Page): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/analytics')) answers.push(response.status());
  });
  return answers;
}
const dialog = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const begin = async (page: Page) => {
  await page.goto(`${server.origin}/nordbro/`);
  await page.getByRole('button', { name: 'Ta med' }).click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/);
};
const rowsOf = (columns: string) =>
  runInDatabase(
    server.dataDir,
    `select ${columns} from analytics_events events
     join analytics_visits visits on visits.id = events.visit_id and visits.company_id = events.company_id
     join cloud_configurations on cloud_configurations.company_id = events.company_id
     where slug = 'nordbro' order by events.id`,
  );

for (const width of [360, 768, 1280]) {
  test(`[F-41] [D-127] at ${width} px the notice covers nothing that is pressed next and moves nothing`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 780 } });
    const page = await context.newPage();
    const noComplaints = watchForComplaints(page);
    await page.goto(`${server.origin}/nordbro/`);
    const takeAway = page.getByRole('button', { name: 'Ta med' });
    const before = await takeAway.boundingBox();
    await expect(dialog(page)).toBeVisible();
    expect(await takeAway.boundingBox()).toEqual(before);
    const box = await dialog(page).boundingBox();
    for (const name of ['Ät här', 'Ta med', 'Beställ till senare', /Logga in/]) {
      const other = await page
        .getByRole('button', { name })
        .or(page.getByRole('link', { name }))
        .first()
        .boundingBox();
      const isClear =
        other !== null &&
        box !== null &&
        (other.y + other.height <= box.y || other.x + other.width <= box.x);
      expect(isClear, String(name)).toBe(true);
    }
    const [no, yes] = [
      await page.getByRole('button', { name: 'Bara nödvändiga' }).boundingBox(),
      await page.getByRole('button', { name: 'Tillåt' }).boundingBox(),
    ];
    expect(no?.height).toBe(yes?.height);
    expect(no?.height).toBeGreaterThanOrEqual(44);
    await takeAway.click();
    await expect(dialog(page)).toBeVisible();
    noComplaints();
  });
}

test('[F-41] [D-127] who does not answer orders undisturbed and uncounted', async ({ page }) => {
  const answers = watchCounts(page);
  await begin(page);
  await expect(dialog(page)).toBeVisible();
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(dialog(page)).toBeHidden();
  await expect(payButtonOfCart(page)).toBeEnabled();
  expect(answers).toEqual([]);
});

test('[F-41] [SUPPORT-06] [D-127] a no is remembered, and nothing is counted', async ({ page }) => {
  const answers = watchCounts(page);
  await begin(page);
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: 'Meny' }).first().click();
  await expect(page).toHaveURL(/\/menu$/);
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toBeHidden();
  expect(answers).toEqual([]);
});

test('[F-41] [SUPPORT-08] [SUPPORT-10] [ITEM-32] [PAY-06] [F-31] a yes counts pages, dishes and payments; taking it back stops it and removes every trace', async ({
  page,
  context,
}) => {
  const answers = watchCounts(page);
  await begin(page);
  await page.getByRole('button', { name: 'Tillåt' }).click();
  await expect(dialog(page)).toBeHidden();
  await addDish(page, 'Skärgårdssoppa');
  await openCart(page);
  await expect(payButtonOfCart(page)).toBeEnabled();
  await expect
    .poll(async () => (await rowsOf('name')).map(({ name }) => name))
    .toContain('payment_started');
  const events = await rowsOf('name, page, title, quantity');
  const nothing = { title: null, quantity: null };
  expect(events[0]).toEqual({ name: 'page_view', page: 'start', ...nothing });
  expect(events).toContainEqual({
    name: 'item_added',
    page: 'item',
    title: 'Skärgårdssoppa',
    quantity: 1,
  });
  expect(new Set(answers)).toEqual(new Set([204]));
  const [visit] = await rowsOf('visits.id, source, device');
  expect(visit).toMatchObject({ source: 'DIRECT', device: 'PHONE' });
  // Its number is on the device nowhere.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored + (await page.evaluate(() => document.cookie))).not.toContain(visit?.['id']);

  // As an earlier site on this host has left them.
  const { pathname } = new URL(page.url());
  const planted = ['/', '/nordbro', '/nordbro/', pathname, pathname.replace(/\/cart$/, '')];
  for (const path of planted) {
    await context.addCookies([
      { name: '_ga', value: path, domain: 'localhost', path },
      { name: '_ga_ABC123', value: '1', domain: 'localhost', path: '/' },
    ]);
  }
  await page.evaluate(() => history.pushState(null, '', '/nordbro/cookies'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('switch', { name: 'Statistik' })).toBeChecked();
  await page.getByRole('switch', { name: 'Statistik' }).click();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('button', { name: 'Sparat' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('_ga'))).toEqual([]);
  expect(names.some((name) => name.startsWith('tallrik_analyticsConsent'))).toBe(false);
  expect(names.some((name) => name.startsWith('tallrik_serviceType'))).toBe(true);
  const counted = answers.length;
  await page.goto(`${server.origin}/nordbro/support`);
  await page.waitForLoadState('networkidle');
  expect(answers.length).toBe(counted);
  const [counts] = await runInDatabase(
    server.dataDir,
    `select sum(allowed)::int as allowed, sum(withdrawn)::int as withdrawn, sum(offered)::int as offered
     from consent_counts join cloud_configurations using (company_id) where slug = 'nordbro'`,
  );
  expect(counts).toMatchObject({ allowed: 1, withdrawn: 1 });
  expect(Number(counts?.['offered'])).toBeGreaterThan(0);
});

test('[F-41] [SUPPORT-10] [D-196] the company’s service hears nothing before the yes and nothing after the no', async ({
  page,
}) => {
  const noComplaints = watchForComplaints(page);
  const document = await page.goto(`${server.origin}/smash/`);
  expect(document?.headers()['content-security-policy']).not.toContain('127.0.0.1');
  const refusedFrame = await page.request.get(`${server.origin}/smash/analytics/frame`);
  expect(refusedFrame.status()).toBe(403);
  await expect(dialog(page)).toContainText('Matomo');
  expect(service.arrived).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(() => service.arrived.length).toBe(1);
  expect(service.arrived[0]).toMatchObject({
    path: '/matomo.php',
    origin: 'null',
    query: { idsite: '7', rec: '1', action_name: 'landing', url: `${server.origin}/smash/` },
  });
  await page.getByRole('link', { name: 'SMASH! Soho' }).click();
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect.poll(() => service.arrived.length).toBe(2);
  expect(service.arrived[1]?.query['url']).toBe(`${server.origin}/smash/order/:venueId`);
  expect(service.arrived[1]?.query['_id']).toBe(service.arrived[0]?.query['_id']);

  await page.goto(`${server.origin}/smash/cookies`);
  await expect.poll(() => service.arrived.length).toBe(3);
  await page.getByRole('switch', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto(`${server.origin}/smash/support`);
  await page.waitForLoadState('networkidle');
  expect(service.arrived).toHaveLength(3);
  expect((await page.request.get(`${server.origin}/smash/analytics/frame`)).status()).toBe(403);
  noComplaints();
});
