import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFileMedia } from './file-media.ts';
import { mediaKeyIn } from './media-port.ts';

const KEY = 'a'.repeat(32);
const red = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc1111' } })
    .webp()
    .toBuffer();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallrik-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('pictures as files', () => {
  it('gives back what was put, with its type and icon', async () => {
    const media = makeFileMedia({ folder });
    const bytes = await red();
    const icon = { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' } as const;
    await media.put(KEY, { bytes, type: 'image/webp', icon });
    expect(await media.get(KEY)).toEqual({ bytes, type: 'image/webp' });
    expect(await media.getIcon(KEY)).toEqual(icon);
    expect(await media.has(KEY)).toBe(true);
  });

  it('has a colour and a blurred preview for every picture', async () => {
    const media = makeFileMedia({ folder });
    await media.put(KEY, { bytes: await red(), type: 'image/webp' });
    const preview = await media.previewOf(KEY);
    expect(preview).toMatchObject({ width: 60, height: 40 });
    expect(preview?.colour).toMatch(/^#c[0-9a-f]1[0-9a-f]1[0-9a-f]$/);
    expect(preview?.blur).toMatch(/^data:image\/webp;base64,/);
  });

  it('keeps the first picture under a key: addresses are cached for ever', async () => {
    const media = makeFileMedia({ folder });
    const bytes = await red();
    await media.put(KEY, { bytes, type: 'image/webp' });
    await media.put(KEY, { bytes: await sharp(bytes).png().toBuffer(), type: 'image/png' });
    expect((await media.get(KEY))?.type).toBe('image/webp');
  });

  it('survives two processes that put the same picture at once, and leaves nothing aside', async () => {
    const [one, other] = [makeFileMedia({ folder }), makeFileMedia({ folder })];
    const picture = { bytes: await red(), type: 'image/webp' } as const;
    await Promise.all([one.put(KEY, picture), other.put(KEY, picture)]);
    expect(await readdir(join(folder, 'aa'))).toEqual([KEY]);
  });

  it.each(['../../etc/passwd', 'A'.repeat(32), '', `${KEY}/..`])('knows no key %j', async (key) => {
    const media = makeFileMedia({ folder });
    expect(await media.get(key)).toBeNull();
    await expect(media.put(key, { bytes: await red(), type: 'image/webp' })).rejects.toThrow(
      'Not a media key',
    );
  });

  it('finds the key in its own addresses only', () => {
    const media = makeFileMedia({ folder });
    expect(mediaKeyIn(media.url(KEY))).toBe(KEY);
    expect(mediaKeyIn(`${media.url(KEY)}/560x368.webp`)).toBe(KEY);
    expect(mediaKeyIn('https://elsewhere.example/media/logo.svg')).toBeNull();
  });
});
