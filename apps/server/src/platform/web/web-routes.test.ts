import type { AnalyticsService } from '@tallrik/domain/company/analytics-service';
import type { RenderedPage, RenderRequest } from '@tallrik/contract/page-rendering';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { webRoutes, type WebDeps } from './web-routes.ts';

const page: RenderedPage = {
  status: 200,
  redirect: null,
  language: 'sv',
  head: '<title>Nordbro</title>',
  body: '<main>Soppa 169 kr</main>',
  state: '{}',
  scripts: '<script src="/assets/entry.js"></script>',
  isPublic: true,
};

const analyticsService: AnalyticsService = {
  kind: 'MATOMO',
  siteId: 7,
  address: 'https://stats.example/matomo',
};
const LOGO = `/media/${'b'.repeat(32)}`;
const PICTURE = 'a'.repeat(32);
const BLUR = 'data:image/webp;base64,AAAA';

async function serve(
  render: (request: RenderRequest) => Partial<RenderedPage> = () => ({}),
  changes: Partial<WebDeps> = {},
) {
  const seen: RenderRequest[] = [];
  const deps: WebDeps = {
    guestApp: {
      render: async (request) => {
        seen.push(request);
        return { ...page, ...render(request) };
      },
      manifest: {},
      shortStyles: {},
    },
    clientFolder: null,
    findConfiguration: async (by) => {
      const named = 'slug' in by ? by.slug : '';
      const slug = named === 'old-smash' ? 'smash' : named;
      return ['nordbro', 'smash'].includes(slug)
        ? {
            id: `${slug}-config`,
            slug,
            companyId: `${slug}-id`,
            displayName: 'Näm & Co',
            logoUrl: LOGO,
            theme: { main: '#21443d', menuBackgroundColor: '#f6f1e7' },
            enableAnalytics: true,
            analyticsService,
          }
        : null;
    },
    defaultSlug: 'nordbro',
    publicOrigin: 'https://eat.example',
    originsOf: async (companyId) =>
      companyId === 'nordbro-id' ? ['https://bistro.example', 'https://localhost'] : [],
    cardProvider: 'SIMULATOR',
    rehearsedCompany: async (cookies) => (cookies?.includes('rehearses') ? 'smash-id' : null),
    execute: () => async (document) => ({
      data: document.includes('allVenues')
        ? { allVenues: [{ id: 'v1' }] }
        : {
            getAllCategories: [
              { id: 'warm', items: [{ id: 'soup' }, { id: 'gone' }] },
              { id: 'old', items: [{ id: 'gone' }] },
            ],
            getAppliedMenus: [{ menuEntries: [{ item: { id: 'soup' } }] }],
          },
    }),
    serviceWorker: 'the worker',
    platform: { name: 'Tallrik', link: null },
    maskableIcon: async () => Buffer.from('icon'),
    previewOf: async (key) => (key === PICTURE ? { colour: '#a3271c', blur: BLUR } : null),
    now: () => '2026-03-02T12:00:00Z',
    analyticsFrame: 'count()',
    onPageLoad: () => undefined,
    ...changes,
  };
  const app = Fastify();
  await webRoutes(app, deps);
  return { app, seen };
}

describe('the guests’ web app on the server', () => {
  it('[CONF-05] renders the company of the path with what the request says', async () => {
    const { app, seen } = await serve();
    const answer = await app.inject({
      url: '/smash/order/v1?t=4',
      headers: { cookie: 'tallrik_language_smash-id=tr; tallrik_serviceType_smash-id=EAT_HERE' },
    });
    expect(answer.body).toContain('<div id="app"><main>Soppa 169 kr</main></div>');
    expect(seen[0]).toMatchObject({
      url: '/order/v1?t=4',
      basePath: '/smash',
      configurationId: 'smash-config',
      language: 'tr',
      serviceType: 'EAT_HERE',
      origin: 'https://eat.example',
    });
  });

  it('[SETUP-26] [D-581] a path from before leads to the one there is, with everything behind it', async () => {
    const { app, seen } = await serve();
    const at = (url: string) => app.inject({ url, headers: { host: 'eat.example' } });
    const to = async (url: string) => (await at(url)).headers.location;
    const code = await at('/old-smash?v=venue&t=table');
    expect(code.statusCode).toBe(301);
    expect(code.headers).toMatchObject({
      location: '/smash?v=venue&t=table',
      'cache-control': 'no-store',
    });
    expect(await to('/Old-Smash/order/v1?t=4#x')).toBe('/smash/order/v1?t=4');
    expect(await to('/old-smash//evil.example/')).toBe('/smash//evil.example/');
    expect(seen).toEqual([]);
    // A worker that was installed below it is replaced there, which no redirect may do.
    expect((await at('/old-smash/service-worker.js')).body).toBe('the worker');
    expect((await at('/order?s=old-smash')).statusCode).toBe(200);
    expect((await at('/smash/order')).statusCode).toBe(200);
  });

  it('[D-340] at a name of the company’s own, pages, sitemap and policy say that name, and no other that is asked for', async () => {
    const { app, seen } = await serve();
    const at = (host: string, url: string) => app.inject({ url, headers: { host } });
    const page = await at('Bistro.example', '/order/v1');
    expect(page.headers['content-security-policy']).toContain("'self' wss://bistro.example;");
    expect((await at('bistro.example', '/sitemap.xml')).body).toContain('https://bistro.example/');
    for (const host of ['eat.example', 'evil.example', 'localhost:4000']) await at(host, '/');
    await at('bistro.example', '/smash');
    expect(seen.map(({ origin }) => origin)).toEqual([
      'https://bistro.example',
      ...Array.from({ length: 4 }, () => 'https://eat.example'),
    ]);
  });

  it('[CONF-07] says that the domain has not been set up, as a 404', async () => {
    const { app, seen } = await serve();
    const answer = await app.inject('/nobody/order/v1');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This domain has not been set up');
    expect(seen).toEqual([]);
  });

  it('[D-122] lets only scripts with this page’s own nonce run', async () => {
    const { app, seen } = await serve(({ nonce }) => ({ scripts: `<script nonce="${nonce}">` }));
    const [first, second] = [await app.inject('/'), await app.inject('/')];
    const nonces = seen.map(({ nonce }) => nonce);
    expect(first.headers['content-security-policy']).toContain(
      `script-src 'nonce-${nonces[0]}' 'strict-dynamic'`,
    );
    expect(first.body).toContain(`<script nonce="${nonces[0]}">`);
    expect(second.headers['content-security-policy']).toContain(`'nonce-${nonces[1]}'`);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(first.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('[D-96] a page with somebody’s own data is stored by no cache', async () => {
    const { app } = await serve(() => ({ isPublic: false }));
    expect((await app.inject('/orderstatus/o1')).headers['cache-control']).toBe('no-store');
  });

  it('[D-24] redirects below the base path', async () => {
    const { app } = await serve(() => ({ redirect: '/?v=v1' }));
    const answer = await app.inject('/smash/');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/smash/?v=v1']);
  });

  it('[D-02] [F-25] keeps a slug given by s for the browser session', async () => {
    const { app } = await serve();
    const answer = await app.inject('/?s=smash');
    expect(answer.headers['set-cookie']).toBe(
      'tallrik_company=smash; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('[F-25] without TLS the slug is kept too', async () => {
    const { app } = await serve(() => ({}), { publicOrigin: 'http://127.0.0.1:4000' });
    expect((await app.inject('/?s=smash')).headers['set-cookie']).toBe(
      'tallrik_company=smash; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('compresses for those who can read it', async () => {
    const { app } = await serve();
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('[BRAND-02] [BRAND-03] each company’s manifest has its own name, identity, colours and icons', async () => {
    const { app } = await serve();
    const manifest = (await app.inject('/smash/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({
      id: '/smash/?app=smash',
      name: 'Näm & Co',
      short_name: 'Näm & Co',
      start_url: '/smash/',
      scope: '/smash/',
      display: 'standalone',
      theme_color: '#21443d',
      background_color: '#f6f1e7',
    });
    expect(manifest.icons).toEqual([
      { src: `${LOGO}/192x192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${LOGO}/512x512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: '/smash/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ]);
    expect((await app.inject('/smash/icon-maskable-512.png')).headers['content-type']).toBe(
      'image/png',
    );
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      id: '/?app=nordbro',
      start_url: '/',
    });
  });

  it('[ROUTE-10] [MENU-21] the sitemap names each place, menu, category and dish on it, and nothing hidden', async () => {
    const { app } = await serve();
    const { body } = await app.inject('/smash/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(
      ['/', '/order/v1', '/order/v1/menu', '/order/v1/menu/warm', '/order/v1/item/soup'].map(
        (path) => `https://eat.example/smash${path}`,
      ),
    );
    expect((await app.inject('/robots.txt')).body).toContain(
      'Sitemap: https://eat.example/sitemap.xml',
    );
    expect((await app.inject('/smash/robots.txt')).body).toContain('Disallow: /smash/orderstatus/');
  });

  it('[CONF-05] the service worker lies below the company’s path and is never cached', async () => {
    const { app } = await serve();
    const answer = await app.inject('/smash/service-worker.js');
    expect(answer.body).toBe('the worker');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const page = await app.inject('/smash/');
    expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('[D-149] who runs the platform is the deployment’s to say', async () => {
    const platform = { name: 'Matbolaget', link: 'https://matbolaget.example/' };
    const { app, seen } = await serve(() => ({}), { platform });
    await app.inject('/smash/');
    expect(seen[0]?.platform).toEqual(platform);
  });

  it('a worker that is switched off removes itself and what it kept', async () => {
    const { app, seen } = await serve(() => ({}), { serviceWorker: null });
    const { body } = await app.inject('/service-worker.js');
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    await app.inject('/');
    expect(seen[0]?.hasServiceWorker).toBe(false);
  });

  it('[D-96] only a public page is marked as one that may be kept on the phone', async () => {
    const { app } = await serve(({ url }) => ({ isPublic: url === '/' }));
    expect((await app.inject('/')).headers['x-public-page']).toBe('1');
    expect((await app.inject('/orderstatus/o1')).headers).not.toHaveProperty('x-public-page');
  });

  it('[ROUTE-05] [ROUTE-06] tells the app who opens the page, and at which table', async () => {
    const { app, seen } = await serve();
    const cookie = 'tallrik_tableId_smash-id=table%204';
    await app.inject({ url: '/smash/order/v1', headers: { cookie, 'sec-fetch-dest': 'document' } });
    await app.inject('/smash/order/v1');
    expect(seen.map(({ isVisit, tableId }) => ({ isVisit, tableId }))).toEqual([
      { isVisit: true, tableId: 'table 4' },
      { isVisit: false, tableId: null },
    ]);
  });

  it('[BRAND-14] a picture has its colour and a blurred preview before it comes, within the policy', async () => {
    const body = `<img src="/media/${PICTURE}?w=560&amp;h=368"><img src="/media/${'c'.repeat(32)}?w=1">`;
    const { app, seen } = await serve(() => ({ body }));
    const answer = await app.inject('/');
    expect(answer.body).toContain(
      `<style nonce="${seen[0]?.nonce}">img[src^="/media/${PICTURE}"]{background:#a3271c url(${BLUR}) center/cover}</style>`,
    );
    expect(answer.body).not.toContain('style="');
  });
});

describe('who counts besides us', () => {
  const agreed = { cookie: 'tallrik_analyticsConsent_smash-id=MATOMO' };

  it('[F-41] [D-196] no page ever names the service, agreed or not', async () => {
    const { app } = await serve();
    for (const headers of [{}, agreed]) {
      const answer = await app.inject({ url: '/smash/order/v1', headers });
      expect(answer.headers['content-security-policy']).not.toContain('stats.example');
    }
  });

  it.each([
    ['nobody has answered', {}],
    ['the guest said yes to us alone', { cookie: 'tallrik_analyticsConsent_smash-id=OWN' }],
    ['the guest of another company', { cookie: 'tallrik_analyticsConsent_nordbro-id=MATOMO' }],
  ])('[F-41] [D-196] %s: the frame is refused, without a name', async (_who, headers) => {
    const { app } = await serve();
    const answer = await app.inject({ url: '/smash/analytics/frame', headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain('stats.example');
  });

  it('[F-41] [D-196] [D-122] who has agreed gets a frame that reaches the service, alone and shut in', async () => {
    const { app } = await serve();
    const answer = await app.inject({ url: '/smash/analytics/frame', headers: agreed });
    expect(answer.statusCode).toBe(200);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('connect-src https://stats.example;');
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('strict-dynamic');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('count()');
  });

  it('[F-41] [D-197] opened pages are counted without a number: by persons only, with or without consent', async () => {
    const loads: [string, boolean][] = [];
    const { app } = await serve(undefined, { onPageLoad: (...load) => loads.push(load) });
    const person = { 'sec-fetch-dest': 'document' };
    await app.inject({ url: '/smash/order/v1', headers: person });
    await app.inject({ url: '/smash/order/v1', headers: { ...person, ...agreed } });
    await app.inject({ url: '/smash/order/v1' });
    expect(loads).toEqual([
      ['smash-id', false],
      ['smash-id', true],
    ]);
  });

  it('[SETUP-19] a rehearsed app says TEST on its page, in its language; any other company’s does not', async () => {
    const { app } = await serve();
    const headers = { cookie: 'x=rehearses' };
    const rehearsed = await app.inject({ url: '/smash', headers });
    expect(rehearsed.body).toMatch(/<aside class="rehearsal" aria-label="TEST">TEST: det du/);
    expect((await app.inject({ url: '/nordbro', headers })).body).not.toContain('rehearsal');
    expect((await app.inject('/smash')).body).not.toContain('rehearsal');
  });
});
