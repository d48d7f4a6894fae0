// @vitest-environment node
import type { RenderRequest } from '@tallrik/contract/page-rendering';
import { describe, expect, it } from 'vitest';
import { fontFile } from './brand-font/font-files.ts';
import { render } from './entry-server.tsx';
import { configuration, demoExecute, menu, venue } from './testing/demo-answers.ts';

const request = (url: string, changes: Partial<RenderRequest> = {}): RenderRequest => ({
  url,
  basePath: '/nordbro',
  origin: 'https://eat.example',
  configurationId: 'configuration-1',
  language: null,
  serviceType: null,
  now: '2026-03-02T12:00:00Z',
  nonce: 'bm9uY2U=',
  tableId: null,
  isVisit: false,
  hasServiceWorker: true,
  platform: { name: 'Tallrik', link: null },
  simulatorBase: null,
  manifest: null,
  shortStyles: {},
  execute: demoExecute(),
  ...changes,
});

const withoutTags = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[ \n]+/g, ' ');

describe('the first page, rendered by the server', () => {
  it('[MENU-03] [I18N-06] the start page has the names and prices of its dishes', async () => {
    const page = await render(request('/order/venue-1'));
    expect(page.status).toBe(200);
    expect(page.language).toBe('sv');
    expect(withoutTags(page.body)).toContain('Skärgårdssoppa');
    expect(withoutTags(page.body)).toContain('169\u00a0kr');
    expect(page.body).toContain('href="/nordbro/order/venue-1/menu/warm"');
  });

  it('[MENU-18] a sold-out dish is labelled and is no link', async () => {
    const { body } = await render(request('/order/venue-1/menu/warm'));
    expect(body).not.toContain('/item/coffee');
    expect(body).toContain('/menu/warm/item/soup');
  });

  it('[ITEM-01] [ITEM-02] the item page has variations and allergens', async () => {
    const text = withoutTags((await render(request('/order/venue-1/item/soup'))).body);
    for (const word of ['Storlek', 'Liten', 'Stor', 'Fisk']) expect(text).toContain(word);
  });

  it('[I18N-01] speaks the stored language', async () => {
    const page = await render(request('/order/venue-1', { language: 'en' }));
    expect(page.language).toBe('en');
    expect(withoutTags(page.body)).toContain('Archipelago soup');
  });

  it('[BRAND-02] the theme stands in the first HTML', async () => {
    const { head } = await render(request('/order/venue-1'));
    expect(head).toMatch(/<style nonce="bm9uY2U=">:root\{[^}]*--main:#21443d/);
  });

  it('[D-322] short styles stand in the page, and no request for them is behind it', async () => {
    const manifest = {
      'src/app/entry-client.tsx': {
        file: 'assets/entry.js',
        css: ['assets/common.css', 'assets/Sheet.css'],
      },
      [fontFile('LORA', 'latin')]: { file: 'assets/lora.woff2' },
      [fontFile('LORA', 'turkish')]: { file: 'assets/lora-tr.woff2' },
      [fontFile('LORA', 'latin-ext')]: { file: 'assets/lora-ext.woff2' },
    };
    const shortStyles = { '/assets/Sheet.css': '.sheet{top:0}' };
    const { head } = await render(request('/support', { manifest, shortStyles }));
    expect(head).toContain('<link rel="stylesheet" href="/assets/common.css">');
    expect(head).toContain('<style nonce="bm9uY2U=">.sheet{top:0}</style>');
    expect(head).toContain('<link rel="stylesheet" disabled href="/assets/Sheet.css">');
  });

  it('[D-05] the head fetches and names the font of this company and no other', async () => {
    const { head } = await render(request('/order/venue-1'));
    expect(head.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2">',
    ]);
    expect(head).toMatch(/<style nonce="bm9uY2U=">:root\{[^}]*--font:'Lora',/);
    expect(new Set(head.match(/@fontsource-variable\/[\w-]+/g))).toEqual(
      new Set(['@fontsource-variable/lora']),
    );
  });

  it('[D-05] a company without a font keeps to the visitor’s own', async () => {
    const execute = demoExecute({
      CompanyPage: { orderingCloudConfiguration: { ...configuration, font: null } },
    });
    const { head } = await render(request('/order/venue-1', { execute }));
    expect(head).not.toMatch(/as="font"|@font-face|--font/);
  });

  it('tells search engines what is for sale, for how much', async () => {
    const { head } = await render(request('/order/venue-1'));
    const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as { '@type': string },
    );
    expect(data.map((entry) => entry['@type'])).toEqual(['Restaurant', 'Menu']);
    expect(JSON.stringify(data)).toContain('"price":"169.00","priceCurrency":"SEK"');
    expect(head).toContain(
      '<link rel="canonical" href="https://eat.example/nordbro/order/venue-1">',
    );
  });

  it('[PLACES-13] [O-18] tells search engines of holidays', async () => {
    const exception = { id: 'x', name: null, isYearly: false };
    const exceptions = [
      { ...exception, firstDay: '2026-03-06', lastDay: '2026-03-08', ranges: [] },
      {
        ...exception,
        id: 'y',
        firstDay: '2026-04-03',
        lastDay: '2026-04-03',
        ranges: [{ start: '17:00', end: '00:00' }],
      },
    ];
    const execute = demoExecute({ VenuePage: { Venue: { ...venue, exceptions } } });
    const { head } = await render(request('/order/venue-1', { execute }));
    expect(head).toContain(
      '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-03-06","validThrough":"2026-03-08"},{"@type":"OpeningHoursSpecification","opens":"17:00","closes":"23:59","validFrom":"2026-04-03","validThrough":"2026-04-03"}]',
    );
  });

  it('a dish named like a tag ends neither the state nor the page', async () => {
    const page = await render(request('/order/venue-1'));
    expect(page.state).not.toContain('</script');
    // Two for search engines, and the one that keeps early taps.
    expect(page.head.match(/<\/script>/g)).toHaveLength(3);
    expect(JSON.parse(page.state)).toMatchObject({
      basePath: '/nordbro',
      now: '2026-03-02T12:00:00Z',
    });
  });

  it('writes no inline style, which the content security policy would block', async () => {
    for (const url of [
      '/order/venue-1',
      '/order/venue-1/menu',
      '/order/venue-1/menu/warm',
      '/order/venue-1/item/soup',
      '/?v=venue-1',
      '/store-listing',
    ]) {
      expect((await render(request(url))).body, url).not.toMatch(/\sstyle="/);
    }
  });

  it('[ROUTE-08] [F-122] a company with a single venue has that venue’s page at once', async () => {
    const execute = demoExecute({
      VenueList: {
        allVenues: [{ id: 'venue-1', location: null, availabilities: [], exceptions: [] }],
      },
    });
    const [bare, named] = [request('/', { execute }), request('/?v=venue-1', { execute })];
    const page = await render(bare);
    expect(page).toMatchObject({ status: 200, redirect: null });
    expect(page.body).toBe((await render(named)).body);
    expect((await render(request('/'))).body).not.toBe(page.body);
  });

  it('[LAND-15] [ROUTE-02] the code of a table has its table at once, and asks nobody how to eat', async () => {
    const execute = demoExecute({
      TablePage: { Table: { id: 't4', code: '14', supportsPayLater: true, qrToken: 'token' } },
    });
    const open = async (url: string) =>
      withoutTags((await render(request(url, { execute, language: 'en' }))).body);
    const atTable = await open('/?v=venue-1&t=t4');
    expect(atTable).toContain('Table 14');
    expect(atTable).not.toContain('Take away');
    expect(await open('/?v=venue-1')).toContain('Take away');
  });

  it('[D-24] an unknown path leads to /', async () => {
    expect((await render(request('/no/such/page'))).redirect).toBe('/');
  });

  it('what is gone is a 404 with a page that says so', async () => {
    const execute = demoExecute({ VenuePage: { Venue: null } });
    const page = await render(request('/order/venue-9', { execute }));
    expect(page.status).toBe(404);
    expect(page.head).toContain('noindex');
  });

  it('[ROUTE-17] [ROUTE-19] [F-53] an id that is none is a 404 in words, not a page that waits for ever', async () => {
    for (const url of [
      '/orderstatus/not-an-order',
      '/order/venue-1/order/not-an-order',
      '/order-history/not-an-order',
      '/cheque/not-a-bill',
      '/cheque/not-a-bill/pay_or_split',
      '/cheque/not-a-bill/checkout',
    ]) {
      const page = await render(request(url, { language: 'en' }));
      expect(page.status, url).toBe(404);
      expect(withoutTags(page.body), url).toContain('We can&#x27;t find that page');
      expect(page.isPublic, url).toBe(false);
    }
    const known = '0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10';
    expect((await render(request(`/cheque/${known}`))).status).toBe(200);
  });

  it('[D-96] cart and order pages are nobody else’s', async () => {
    for (const url of ['/order/venue-1/cart', '/orderstatus/o1']) {
      const page = await render(request(url));
      expect(page.isPublic).toBe(false);
      expect(page.head).toContain('noindex');
    }
  });

  it('[SETUP-04] no search engine may show an app that is still closed', async () => {
    const closed = { ...configuration, company: { ...configuration.company, hasAppOrders: false } };
    const execute = demoExecute({ CompanyPage: { orderingCloudConfiguration: closed } });
    expect((await render(request('/', { execute }))).head).toContain('noindex');
    expect((await render(request('/'))).head).not.toContain('noindex');
  });

  it('a menu that cannot be read still gives a page: the browser asks again', async () => {
    const execute = async (document: string) =>
      document.includes('query StartCategories')
        ? { errors: [{ message: 'down', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
        : demoExecute()(document);
    const page = await render(request('/order/venue-1', { execute }));
    expect(page.status).toBe(503);
    expect(page.body).toContain('aria-busy="true"');
  });

  it('[ROUTE-05] [ROUTE-06] [ROUTE-07] a visit without a service type goes to the place it names', async () => {
    const visit = (url: string, changes: Partial<RenderRequest> = {}) =>
      render(request(url, { isVisit: true, ...changes }));
    for (const path of ['', '/menu', '/menu/warm', '/item/soup']) {
      expect((await visit(`/order/venue-1${path}`)).redirect).toBe('/?v=venue-1');
    }
    const atTable = await visit('/order/venue-1', { tableId: 't4' });
    expect(atTable.redirect).toBe('/?v=venue-1&t=t4');
    const chosen = await visit('/order/venue-1', { serviceType: 'TAKE_AWAY' });
    expect(chosen.redirect).toBeNull();
    // A bank sends guests back to the cart with a result in the address: it must arrive.
    expect((await visit('/order/venue-1/cart?redirectResult=x')).redirect).toBeNull();
  });

  it('[ROUTE-05] [LOOK-21] a search engine or chat reads the page itself, with the restaurant’s name and picture', async () => {
    const page = await render(request('/order/venue-1/item/soup'));
    expect(page.redirect).toBeNull();
    expect(page.head).toContain('<meta property="og:title" content="');
    expect(page.head).toMatch(/<meta property="og:image" content="https:\/\/eat\.example\/media\//);
    expect(page.head).toMatch(
      /<link rel="canonical" href="https:\/\/eat\.example\/nordbro\/order\/venue-1\/item\/soup">/,
    );
  });

  it.each(['EAT_HERE', 'TAKE_AWAY'])(
    '[MENU-03] a venue that serves %s only shows its dishes to whoever has not chosen yet',
    async (serviceType) => {
      const menus = { getAppliedMenus: [{ ...menu, serviceTypes: [serviceType] }] };
      const execute = demoExecute({ AppliedMenus: menus });
      const { body } = await render(request('/order/venue-1', { execute }));
      expect(withoutTags(body)).toContain('Skärgårdssoppa');
    },
  );

  it('[ITEM-01] dishes tell search engines their price and allergens', async () => {
    const { head } = await render(request('/order/venue-1/item/soup'));
    expect(head).toContain('"@type":"MenuItem"');
    expect(head).toContain('"price":"169.00","priceCurrency":"SEK"');
    expect(head).toMatch(
      /"additionalProperty":\[\{"@type":"PropertyValue","name":"allergens","value":"[^"]*Fisk/,
    );
  });

  it('[BRAND-15] the first picture is asked for in the head, the scripts behind it', async () => {
    const { head } = await render(request('/order/venue-1'));
    expect(head).toMatch(
      /<link rel="preload" as="image" fetchpriority="high" href="[^"]+w=720&amp;h=864" media="\(320px &lt; width &lt;= 360px\)">/,
    );
  });
});
