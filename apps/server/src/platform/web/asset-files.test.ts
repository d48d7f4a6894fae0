import Fastify from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetFiles } from './asset-files.ts';

let folder = '';
const app = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await writeFile(join(folder, 'entry-abc.js'), 'plain');
  await writeFile(join(folder, 'entry-abc.js.br'), 'brotli');
  await writeFile(join(folder, 'secret.txt'), 'not an asset');
  await assetFiles(app, folder, '/assets/');
});
afterAll(() => rm(folder, { recursive: true }));

describe('asset files', () => {
  it('serves the compressed twin to those who can read it, for ever', async () => {
    const answer = await app.inject({
      url: '/assets/entry-abc.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.body).toBe('brotli');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('serves the plain file to everybody else', async () => {
    const answer = await app.inject('/assets/entry-abc.js');
    expect(answer.body).toBe('plain');
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    '/assets/nothing.js',
    '/assets/secret.txt',
    '/assets/..%2f..%2fpackage.json',
    '/assets/entry-abc.js.br',
  ])('does not know %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
