import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { signInStaff } from '../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** A page that says which company it is of and which of its pages; the real one takes a build. */
const RENDER = `export const render = async ({ url, basePath, configurationId }) => ({
  status: 200, redirect: null, language: 'en', head: '', state: '{}', scripts: '', isPublic: true,
  body: JSON.stringify({ url, basePath, configurationId }) });`;

describe('which company an address is of', () => {
  let server: TestServer;
  let own: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: Awaited<ReturnType<typeof seedOpenShop>>;
  const apps = mkdtempSync(join(tmpdir(), 'tallrik-apps-'));
  beforeAll(async () => {
    const dist = join(apps, 'ordering', 'dist');
    for (const folder of ['server', 'client/.vite', 'client/assets'])
      mkdirSync(join(dist, folder), { recursive: true });
    writeFileSync(join(apps, 'ordering', 'package.json'), '{"type":"module"}');
    writeFileSync(join(dist, 'server/entry-server.js'), RENDER);
    writeFileSync(join(dist, 'client/.vite/manifest.json'), '{}');
    for (const file of ['service-worker.js', 'analytics-frame.js'])
      writeFileSync(join(dist, 'client', file), '');
    server = await openTestServer(undefined, { COMPANY_SLUG: 'company-1' }, apps);
    own = await seedOpenShop(server.db, 1);
    other = await seedOpenShop(server.db, 2);
  });
  afterAll(async () => {
    await server.close();
    rmSync(apps, { recursive: true, force: true });
  });

  const open = async (url: string, cookie = '') => {
    const answer = await server.app.http.inject({ url, headers: { cookie } });
    const [json] = /\{"url":.*?\}/.exec(answer.body) ?? [];
    return {
      status: answer.statusCode,
      cookie: String(answer.headers['set-cookie'] ?? ''),
      page: json ? (JSON.parse(json) as Record<string, string>) : null,
    };
  };
  const pageOf = (configurationId: string, basePath: string, url: string) => ({
    configurationId,
    basePath,
    url,
  });

  it('[LOOK-21] the installed app’s name and colours follow from the company’s name and the look that is published', async () => {
    const owner = await signInStaff(server, {
      companyId: other.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
    const change = async (call: string) => {
      const { data } = await server.staff<{ officeLook: { version: number } }>(
        '{ officeLook { version } }',
        {},
        owner,
      );
      const text = call.replace('VERSION', String(data?.officeLook.version));
      expect((await server.staff(`mutation { ${text} }`, {}, owner)).errors).toBeUndefined();
    };
    await change('saveLookDraft(version: VERSION, look: { theme: { main: "#123456" } }) { error }');
    await change('publishLook(version: VERSION) { error }');
    const manifest = await server.app.http.inject('/company-2/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ name: 'Company 2', theme_color: '#123456' });
  });

  it('[CONF-05] [D-01] the first segment names it and is left out of its pages’ addresses', async () => {
    expect((await open('/company-2/order/v1?t=4')).page).toEqual(
      pageOf(other.configuration, '/company-2', '/order/v1?t=4'),
    );
    expect((await open('/company-2')).page).toEqual(pageOf(other.configuration, '/company-2', '/'));
    const nobodys = await open('/company-3/order/v1');
    expect(nobodys).toMatchObject({ status: 404, page: null });
    const manifest = await server.app.http.inject('/company-2/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ name: 'Company 2', start_url: '/company-2/' });
  });

  it('[D-01] a word of the app names none, whoever would like to be called so', async () => {
    await server.db
      .updateTable('cloudConfigurations')
      .set({ slug: 'support' })
      .where('id', '=', other.configuration)
      .execute();
    for (const path of ['/support', '/order', '/news', '/cheque/x', '/store-listing']) {
      expect((await open(path)).page, path).toEqual(pageOf(own.configuration, '', path));
    }
    await server.db
      .updateTable('cloudConfigurations')
      .set({ slug: 'company-2' })
      .where('id', '=', other.configuration)
      .execute();
  });

  it('[CONF-06] [D-02] else query s names it, and the browser’s session remembers; a path says more', async () => {
    const page = await open('/?s=company-2');
    expect(page.page?.['configurationId']).toBe(other.configuration);
    expect(page.page?.['basePath']).toBe('');
    expect(page.cookie).toMatch(/^tallrik_company=company-2; Path=\/; HttpOnly; SameSite=Lax/);
    expect(page.cookie).not.toMatch(/Max-Age|Expires/i);
    const [cookie = ''] = page.cookie.split(';');
    expect((await open('/order/v1', cookie)).page?.['configurationId']).toBe(other.configuration);
    expect((await open('/company-1/', cookie)).page?.['configurationId']).toBe(own.configuration);
    expect((await open('/')).page?.['configurationId']).toBe(own.configuration);
  });
});
