import { afterEach, expect, it, vi } from 'vitest';
import { LEAST } from '../../bench/lighthouse.mjs';
import { LIMITS } from '../../bench/page-load.mjs';
import { allPages, BRANDS } from '../../bench/page-load/pages.mjs';

const DISH = '78da6c1e-ef1d-88a0-86b0-a82da1a8c7a6';

/** A shop as the bench asks for it: its company, its venues, and a start page with a dish on it. */
const shop = async (address, request) => {
  const query = request === undefined ? '' : JSON.parse(request.body).query;
  const data = query.includes('allVenues')
    ? { allVenues: [{ id: 'venue' }] }
    : { orderingCloudConfiguration: { COMPANY_ID: 'company' } };
  return {
    json: async () => ({ data }),
    text: async () => `<a href="${address}/item/${DISH}">Soup</a>`,
  };
};

afterEach(() => vi.unstubAllGlobals());

it('[F-123] the page-load bench knows landing, table landing, start, menu and a dish, of every brand', async () => {
  vi.stubGlobal('fetch', shop);
  const pages = await allPages('https://example.org');
  const named = pages.map(({ name, address }) => `${name}: ${address}`);
  for (const brand of BRANDS) {
    const start = `https://example.org/${brand}/order/venue`;
    expect(named).toContain(`${brand} landing: https://example.org/${brand}`);
    expect(named).toContain(`${brand} start: ${start}`);
    expect(named).toContain(`${brand} menu: ${start}/menu`);
    expect(named).toContain(`${brand} item: ${start}/item/${DISH}`);
  }
  expect(BRANDS).toHaveLength(3);
  expect(named.find((name) => name.startsWith('table landing'))).toMatch(/\?v=[^&]+&t=[^&]+$/);
});

it('[F-123] it holds them against what was agreed, and Lighthouse too', () => {
  expect(LIMITS).toEqual({ lcpMs: 1200, tbtMs: 50, cls: 0, scriptBytes: 124_000 });
  expect(LEAST).toEqual({
    performance: 97,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  });
});
