import { expect, test } from '@playwright/test';
import { watchForComplaints } from './support/guest.ts';

const BRANDS = [
  { slug: 'nordbro', lang: 'sv', main: '#21443d', price: /\d+\s?kr/ },
  { slug: 'smash', lang: 'en', main: '#ffc61a', price: /£\d/ },
  { slug: 'lokanta', lang: 'tr', main: '#a3271c', price: /₺\d/ },
] as const;

type Shop = {
  data: { orderingCloudConfiguration: { COMPANY_ID: string }; allVenues: { id: string }[] };
};

for (const brand of BRANDS) {
  test(`[BRAND-02] ${brand.slug}: start page, category and item come as HTML with names, prices, theme and JSON-LD`, async ({
    request,
    page,
  }) => {
    const ask = async (query: string, variables: object): Promise<Shop> =>
      (await request.post('/graphql', { data: { query, variables } })).json();
    const configuration =
      'query ($slug: String!) { orderingCloudConfiguration(slug: $slug) { COMPANY_ID } }';
    const { COMPANY_ID: companyId } = (await ask(configuration, { slug: brand.slug })).data
      .orderingCloudConfiguration;
    const venues = (
      await ask('query ($companyId: ID!) { allVenues(companyId: $companyId) { id } }', {
        companyId,
      })
    ).data.allVenues;

    const start = `/${brand.slug}/order/${venues.at(-1)?.id}`;
    const startHtml = await (await request.get(start)).text();
    // What the start page itself links to is on the menu at this hour.
    const link = (pattern: RegExp): string => pattern.exec(startHtml)?.[1] ?? 'missing';
    const addresses = [
      start,
      link(/href="([^"]*\/menu\/[0-9a-f-]{36})"/),
      link(/href="([^"]*\/item\/[0-9a-f-]{36})"/),
    ];
    for (const address of addresses) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`lang="${brand.lang}"`);
      expect(html.toLowerCase()).toContain(brand.main);
      expect(html.replaceAll('<!-- -->', '')).toMatch(brand.price);
      expect(html).toContain('application/ld+json');
      expect(answer.headers()['content-security-policy']).toContain("'nonce-");
      expect(answer.headers()['content-security-policy']).not.toContain('unsafe-inline');
    }
    const noComplaints = watchForComplaints(page);
    for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' });
    noComplaints();
  });
}

test('[CONF-07] an unknown company is told so', async ({ page }) => {
  const answer = await page.goto('/no-such-restaurant');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This domain has not been set up')).toBeVisible();
});

test.describe('the styles of a first page', () => {
  // A worker would fetch everything for the next time.
  test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

  test('[D-322] short ones stand in it, and what comes late does not fetch them again', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/smash');
    await page.getByRole('link', { name: 'SMASH! Camden' }).click();
    await page.getByRole('button', { name: 'Take away' }).click();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    fetched.length = 0;
    await page.reload();
    const standing = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(standing.some((href) => href.includes('SideMenu'))).toBe(true);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(fetched.filter((address) => standing.includes(address))).toEqual([]);
    expect(fetched.some((address) => /^\/assets\/common-.*\.css$/.test(address))).toBe(true);
  });
});
