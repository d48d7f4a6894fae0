import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compressFor } from '../../platform/web/compress.ts';
import { makeFileMedia } from './file-media.ts';
import type { Media } from './media-port.ts';
import { makeSizePicture } from './resize.ts';
import { mediaRoutes } from './media-routes.ts';

const PHOTO = 'a'.repeat(32);
const LOGO = 'b'.repeat(32);
const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#a3271c"/></svg>`,
  );

let folder: string;
let app: FastifyInstance;
let originalsRead: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallrik-media-'));
  const media = makeFileMedia({ folder: join(folder, 'originals') });
  const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#21443d' } });
  await media.put(PHOTO, { bytes: await photo.webp().toBuffer(), type: 'image/webp' });
  await media.put(LOGO, {
    bytes: drawing(184, 58),
    type: 'image/svg+xml',
    icon: { bytes: drawing(100, 100), type: 'image/svg+xml' },
  });
  originalsRead = 0;
  const counted: Media = {
    ...media,
    get: (key) => {
      originalsRead += 1;
      return media.get(key);
    },
  };
  const sizePicture = makeSizePicture({ media: counted, cacheFolder: join(folder, 'sizes') });
  app = Fastify();
  await app.register(mediaRoutes({ media, sizePicture, pack: compressFor }));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } });

describe('/media', () => {
  it.each([
    ['[BRAND-14] a card', '560x368.webp', 560, 368, 'webp'],
    ['[BRAND-14] a small card', '408x272.jpg', 408, 272, 'jpeg'],
    ['[BRAND-15] a phone’s header', '780x864.webp', 780, 864, 'webp'],
    ['[BRAND-16] a desktop’s header', '944x480.webp', 944, 480, 'webp'],
    ['[BRAND-17] an instant card', '192x130.avif', 192, 130, 'heif'],
  ])('%s is cropped to its size', async (_, file, width, height, format) => {
    const answer = await get(`/media/${PHOTO}/${file}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height, format });
  });

  it('makes a size once, also when a full restaurant asks at the same time', async () => {
    const url = `/media/${PHOTO}/560x368.webp`;
    const first = await Promise.all([get(url), get(url), get(url)]);
    expect(originalsRead).toBe(1);
    const later = await get(url);
    expect(originalsRead).toBe(1);
    expect(later.rawPayload.equals(first[0].rawPayload)).toBe(true);
  });

  it('[BRAND-14] by query answers in the smallest format the browser reads, and never waits for it', async () => {
    const url = `/media/${PHOTO}?w=560&h=368`;
    const modern = () => get(url, 'image/avif,image/webp,*/*');
    expect((await modern()).headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'accept',
    });
    await vi.waitFor(
      async () => expect((await modern()).headers['content-type']).toBe('image/avif'),
      { timeout: 10_000 },
    );
    const later = await modern();
    expect(await sharp(later.rawPayload).metadata()).toMatchObject({ width: 560, height: 368 });
    expect((await get(url, 'image/webp,*/*')).headers['content-type']).toBe('image/webp');
    expect((await get(url)).headers['content-type']).toBe('image/jpeg');
  });

  it('serves an SVG as it is, but never lets it run script', async () => {
    const answer = await get(`/media/${LOGO}/original`);
    expect(answer.rawPayload.equals(drawing(184, 58))).toBe(true);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('[F-120] an SVG comes packed to who can unpack it', async () => {
    const ask = (encoding: string) =>
      app.inject({ url: `/media/${LOGO}`, headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = await Promise.all(['gzip, br', 'gzip', 'identity'].map(ask));
    expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br?.rawPayload ?? '').equals(drawing(184, 58))).toBe(true);
    expect(gunzipSync(gzip?.rawPayload ?? '').equals(drawing(184, 58))).toBe(true);
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(plain?.rawPayload.equals(drawing(184, 58))).toBe(true);
  });

  it('a photo is packed already', async () => {
    const answer = await app.inject({
      url: `/media/${PHOTO}`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('makes home-screen icons from the drawing that came with the logo', async () => {
    const answer = await get(`/media/${LOGO}/192x192.png`);
    const { data, info } = await sharp(answer.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 192, height: 192 });
    // The square drawing fills the corner; the wide logo would have left it clear.
    expect([...data.subarray(0, 3)]).toEqual([0xa3, 0x27, 0x1c]);
  });

  it.each(['561x368.webp', '99x99.webp', '9999x9999.webp', '560x368.gif', 'x.webp', '560x368'])(
    'refuses the size %s',
    async (file) => {
      const answer = await get(`/media/${PHOTO}/${file}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'PICTURE_SIZE_NOT_ALLOWED' } }],
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(originalsRead).toBe(0);
    },
  );

  it.each([
    '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd/original',
    '/media/..%2f..%2fpasswd/560x368.webp',
    `/media/${'c'.repeat(32)}/original`,
    `/media/${'c'.repeat(32)}/560x368.webp`,
    `/media/${'c'.repeat(32)}?w=560&h=368`,
  ])('has nothing at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
