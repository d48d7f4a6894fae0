import { LANGUAGES } from '@tallrik/domain/company/languages';
import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleRoutes } from './console-routes.ts';

const DOCUMENT =
  '<html><head><script type="module" src="/console/assets/index.js"></script></head><body><div id="app"></div></body></html>';
const SOURCES = [
  'src/app/OfficePages.tsx',
  'src/features/administration/menu/MenuScreen.tsx',
  'src/app/ahead/entry-ahead.ts',
  ...LANGUAGES.flatMap((language) => [
    `catalogue:/catalogues/console/${language}`,
    `catalogue:/catalogues/admin/${language}`,
  ]),
];

let folder = '';
const app = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), DOCUMENT);
  const manifest = SOURCES.map((name, at) => [name, { file: `assets/${at}.js` }] as const);
  await writeFile(
    join(folder, '.vite', 'manifest.json'),
    JSON.stringify(Object.fromEntries(manifest)),
  );
  await consoleRoutes(app, { folder, publicOrigin: 'https://tallrik.example' });
});
afterAll(() => rm(folder, { recursive: true }));

describe('[D-751] the console’s document', () => {
  it('is sent compressed to those who can read it', async () => {
    const answer = await app.inject({
      url: '/console/office/menu?company=smash',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('name="menu-files"');
  });

  it('is the plain board’s to everybody else, and allows no script within it', async () => {
    const answer = await app.inject('/console');
    expect(answer.body).toBe(DOCUMENT);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });
});
