import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type {
  Media,
  MediaKey,
  PicturePreview,
  StoredPicture,
} from '../../providers/media/media-port.ts';
import type { DemoPicture } from './demo-picture.ts';
import { LOGOS } from './logos.ts';

const PREVIEWS_FILE = 'previews.json';

export const pictureFile = (folder: string, key: MediaKey): string => join(folder, `${key}.avif`);
export const previewsFile = (folder: string): string => join(folder, PREVIEWS_FILE);

const previewsSchema = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), colour: z.string(), blur: z.string() }),
);

export const readPreviews = async (folder: string): Promise<Record<MediaKey, PicturePreview>> =>
  previewsSchema.parse(JSON.parse(await readFile(previewsFile(folder), 'utf8')));

const drawing = (svg: string): StoredPicture => ({
  bytes: Buffer.from(svg),
  type: 'image/svg+xml',
});

/**
 * The media store with the demo's pictures in front of it. They come painted with the server (`npm run paint`): painted
 * when somebody looks, the first guest after the first start would wait a second for each of them.
 */
export async function withShippedPictures(
  store: Media,
  pictures: readonly DemoPicture[],
  folder: string,
): Promise<Media> {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const previews = await readPreviews(folder);
  return {
    ...store,
    has: async (key) => byKey.has(key) || store.has(key),
    get: async (key) => {
      const picture = byKey.get(key);
      if (picture === undefined) return store.get(key);
      if (picture.kind === 'logo') return drawing(LOGOS[picture.brand].wordmark);
      return { bytes: await readFile(pictureFile(folder, key)), type: 'image/avif' };
    },
    getIcon: async (key) => {
      const picture = byKey.get(key);
      if (picture === undefined) return store.getIcon(key);
      return picture.kind === 'logo' ? drawing(LOGOS[picture.brand].icon) : null;
    },
    previewOf: async (key) => previews[key] ?? store.previewOf(key),
  };
}
