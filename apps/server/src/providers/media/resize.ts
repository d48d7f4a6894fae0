import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageSize } from '@tallrik/domain/company/layout';
import { frameAround, type FocusPoint } from '@tallrik/domain/company/pictures';
import type { Sharp } from 'sharp';
import { limitConcurrency } from './limit-concurrency.ts';
import { loadSharp, type SharpConstructor } from './load-sharp.ts';
import { isMediaKey, type Media, type MediaKey, type StoredPicture } from './media-port.ts';
import { isIconSize } from './picture-sizes.ts';

export const PICTURE_FORMATS = ['webp', 'avif', 'jpg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

type Sized = (key: MediaKey, size: ImageSize, format: PictureFormat) => Promise<Buffer | null>;

/** A picture in one size and format, or null where there is no such picture. */
export type SizePicture = Sized & {
  /**
   * As AVIF where that is made already; otherwise as WebP, at once. AVIF is a third smaller and takes five times
   * as long to make: it is made behind the answer, so that later guests have it and nobody waits for it.
   */
  smallest: (key: MediaKey, size: ImageSize) => Promise<SizedPicture | null>;
};

export type SizedPicture = { bytes: Buffer; format: PictureFormat };

// More would leave no core for the orders.
const AT_ONCE = 2;
const AT_ONCE_BEHIND = 1;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SVG_DENSITY = 300;

type Original = StoredPicture & { focus?: FocusPoint };

/** Photographs fill the frame and lose their edges, those farthest from what must stay in sight; drawings are shown whole. */
async function fitted(
  sharp: SharpConstructor,
  original: Original,
  size: ImageSize,
): Promise<Sharp> {
  const { width, height } = size;
  const isDrawing = original.type === 'image/svg+xml';
  // A drawing is drawn in the size it is asked for, however large it says it is.
  const drawn = { density: SVG_DENSITY, limitInputPixels: false };
  const picture = sharp(original.bytes, isDrawing ? drawn : {}).autoOrient();
  if (!original.focus || isDrawing)
    return picture.resize(width, height, {
      fit: isDrawing ? 'contain' : 'cover',
      background: CLEAR,
    });
  const { autoOrient: upright } = await picture.metadata();
  return picture.extract(frameAround(upright, size, original.focus)).resize(width, height);
}

function encoded(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 76, effort: 4 }).toBuffer();
    case 'avif':
      // Colours at half the resolution, as WebP and JPEG have them: nobody sees it, and a tenth of the bytes is saved.
      return picture.avif({ quality: 46, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'jpg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
}

const sizesOf = (cacheFolder: string, key: MediaKey): string =>
  join(cacheFolder, key.slice(0, 2), key);

/** A picture that is removed is no longer shown in the sizes this process has made of it either. */
export const removeWithSizes =
  (media: Pick<Media, 'remove'>, cacheFolder: string): Media['remove'] =>
  async (key) => {
    await media.remove(key);
    if (isMediaKey(key)) await rm(sizesOf(cacheFolder, key), { recursive: true, force: true });
  };

/** Sizes on demand and keeps the result under `cacheFolder`. */
export function makeSizePicture(deps: {
  media: Pick<Media, 'get' | 'getIcon'>;
  cacheFolder: string;
}): SizePicture {
  const runLimited = limitConcurrency(AT_ONCE);
  const runLimitedBehind = limitConcurrency(AT_ONCE_BEHIND);
  const underWay = new Map<string, Promise<Buffer | null>>();

  const fileOf = (key: MediaKey, size: ImageSize, format: PictureFormat): string =>
    join(sizesOf(deps.cacheFolder, key), `${size.width}x${size.height}.${format}`);

  async function make(
    key: MediaKey,
    size: ImageSize,
    format: PictureFormat,
    run: typeof runLimited,
  ): Promise<Buffer | null> {
    const icon = isIconSize(size) ? await deps.media.getIcon(key) : null;
    const original = icon ?? (await deps.media.get(key));
    if (original === null) return null;
    const sharp = await loadSharp();
    const bytes = await run(async () => encoded(await fitted(sharp, original, size), format));
    // Written aside and moved: a reader never meets half a picture.
    const file = fileOf(key, size, format);
    const aside = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  // A full restaurant opens the same menu at once: the first makes the picture, the rest wait for it.
  function makeOnce(...args: Parameters<typeof make>): Promise<Buffer | null> {
    const file = fileOf(args[0], args[1], args[2]);
    const running = underWay.get(file);
    if (running) return running;
    const begun = make(...args).finally(() => underWay.delete(file));
    underWay.set(file, begun);
    return begun;
  }

  const sized: Sized = async (key, size, format) =>
    (await readCached(fileOf(key, size, format))) ?? makeOnce(key, size, format, runLimited);

  return Object.assign(sized, {
    smallest: async (key: MediaKey, size: ImageSize): Promise<SizedPicture | null> => {
      const avif = await readCached(fileOf(key, size, 'avif'));
      if (avif !== null) return { bytes: avif, format: 'avif' };
      const webp = await sized(key, size, 'webp');
      if (webp === null) return null;
      // Nobody waits for it: where it fails, the WebP goes on being right.
      void makeOnce(key, size, 'avif', runLimitedBehind).catch(() => null);
      return { bytes: webp, format: 'webp' };
    },
  });
}

const readCached = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
