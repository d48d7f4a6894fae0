import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaKeyIn, type Media } from '../media-port.ts';

export const KEY = 'a'.repeat(32);

export const redPicture = async () => ({
  bytes: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc1111' } })
    .webp()
    .toBuffer(),
  type: 'image/webp' as const,
});

/** A fresh, empty store; `open` gives another process's view of the same one. */
export type MediaWorld = { open: () => Media; close: () => Promise<void> };

/** What every place for pictures must do. */
export function describeMedia(name: string, openWorld: () => Promise<MediaWorld>): void {
  describe(`pictures in ${name}`, () => {
    let world: MediaWorld;
    let media: Media;
    beforeEach(async () => {
      world = await openWorld();
      media = world.open();
    });
    afterEach(() => world.close());

    it('gives back what was put, with its type and icon', async () => {
      const picture = await redPicture();
      const icon = { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' } as const;
      await media.put(KEY, { ...picture, icon });
      expect(await world.open().get(KEY)).toEqual(picture);
      expect(await media.getIcon(KEY)).toEqual(icon);
      expect(await media.has(KEY)).toBe(true);
    });

    it('knows nothing of a picture nobody put', async () => {
      expect(await media.get(KEY)).toBeNull();
      expect(await media.getIcon(KEY)).toBeNull();
      expect(await media.previewOf(KEY)).toBeNull();
      expect(await media.has(KEY)).toBe(false);
    });

    it('has a colour and a blurred preview for every picture', async () => {
      await media.put(KEY, await redPicture());
      const preview = await media.previewOf(KEY);
      expect(preview).toMatchObject({ width: 60, height: 40 });
      expect(preview?.colour).toMatch(/^#c[0-9a-f]1[0-9a-f]1[0-9a-f]$/);
      expect(preview?.blur).toMatch(/^data:image\/webp;base64,/);
      expect(await media.getIcon(KEY)).toBeNull();
    });

    it('[O-13] gives back its focus point, where it has one', async () => {
      const focus = { x: 0.25, y: 0.75 };
      await media.put(KEY, { ...(await redPicture()), focus });
      expect(await world.open().get(KEY)).toMatchObject({ focus });
    });

    it('[CATALOG-33] knows nothing of a picture that was removed, and removes it twice', async () => {
      const icon = { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' } as const;
      await media.put(KEY, { ...(await redPicture()), icon });
      await media.remove(KEY);
      await media.remove(KEY);
      await media.remove('../../etc');
      expect(await world.open().get(KEY)).toBeNull();
      expect(await media.getIcon(KEY)).toBeNull();
    });

    it('keeps the first picture under a key: addresses are cached for ever', async () => {
      const picture = await redPicture();
      await media.put(KEY, picture);
      const other = await sharp(picture.bytes).png().toBuffer();
      await media.put(KEY, { bytes: other, type: 'image/png' });
      expect((await media.get(KEY))?.type).toBe('image/webp');
    });

    it('survives two processes that put the same picture at once', async () => {
      const picture = await redPicture();
      await Promise.all([media.put(KEY, picture), world.open().put(KEY, picture)]);
      expect(await media.get(KEY)).toEqual(picture);
    });

    it.each(['../../etc/passwd', 'A'.repeat(32), '', `${KEY}/..`])(
      'knows no key %j',
      async (key) => {
        expect(await media.get(key)).toBeNull();
        await expect(media.put(key, await redPicture())).rejects.toThrow('Not a media key');
      },
    );

    it('finds the key in its own addresses only', () => {
      expect(mediaKeyIn(media.url(KEY))).toBe(KEY);
      expect(mediaKeyIn(`${media.url(KEY)}/560x368.webp`)).toBe(KEY);
      expect(mediaKeyIn('https://elsewhere.example/media/logo.svg')).toBeNull();
    });
  });
}
