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
  entry: '/assets/entry.js',
  isPublic: true,
};

async function serve(render: (request: RenderRequest) => Partial<RenderedPage> = () => ({})) {
  const seen: RenderRequest[] = [];
  const deps: WebDeps = {
    guestApp: {
      render: async (request) => {
        seen.push(request);
        return { ...page, ...render(request) };
      },
      manifest: {},
    },
    clientFolder: null,
    findConfiguration: async (by) =>
      'slug' in by && ['nordbro', 'smash'].includes(by.slug)
        ? {
            id: `${by.slug}-config`,
            slug: by.slug,
            companyId: `${by.slug}-id`,
            displayName: 'Näm & Co',
          }
        : null,
    defaultSlug: 'nordbro',
    publicOrigin: 'https://eat.example',
    cardProvider: 'SIMULATOR',
    execute: () => async () => ({ data: { allVenues: [{ id: 'v1' }] } }),
    now: () => '2026-03-02T12:00:00Z',
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

  it('[CONF-07] says that the domain has not been set up, as a 404', async () => {
    const { app, seen } = await serve();
    const answer = await app.inject('/nobody/order/v1');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This domain has not been set up');
    expect(seen).toEqual([]);
  });

  it('[D-122] lets only scripts with this page’s own nonce run', async () => {
    const { app, seen } = await serve();
    const [first, second] = [await app.inject('/'), await app.inject('/')];
    const nonces = seen.map(({ nonce }) => nonce);
    expect(first.headers['content-security-policy']).toContain(
      `script-src 'nonce-${nonces[0]}' 'strict-dynamic'`,
    );
    expect(first.body).toContain(
      `<script type="module" nonce="${nonces[0]}" src="/assets/entry.js">`,
    );
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

  it('[D-02] keeps a slug given by s for the browser session', async () => {
    const { app } = await serve();
    const answer = await app.inject('/?s=smash');
    expect(answer.headers['set-cookie']).toBe(
      'tallrik_company=smash; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('compresses for those who can read it', async () => {
    const { app } = await serve();
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('serves manifest, robots and sitemap of each company', async () => {
    const { app } = await serve();
    expect((await app.inject('/smash/manifest.webmanifest')).json()).toMatchObject({
      name: 'Näm & Co',
      start_url: '/smash/',
    });
    expect((await app.inject('/robots.txt')).body).toContain(
      'Sitemap: https://eat.example/sitemap.xml',
    );
    expect((await app.inject('/smash/sitemap.xml')).body).toContain(
      '<loc>https://eat.example/smash/order/v1/menu</loc>',
    );
  });
});
