import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageSize } from '@tallrik/domain/company/layout';
import sharp, { type Sharp } from 'sharp';
import { inTurn } from './in-turn.ts';
import type { Media, MediaKey, StoredPicture } from './media-port.ts';
import { isIconSize } from './picture-sizes.ts';

export const PICTURE_FORMATS = ['webp', 'avif', 'jpg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture in one size and format, or null where there is no such picture. */
export type SizePicture = (
  key: MediaKey,
  size: ImageSize,
  format: PictureFormat,
) => Promise<Buffer | null>;

// More would leave no core for the orders.
const AT_ONCE = 2;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SVG_DENSITY = 300;

/** Photographs fill the frame and lose their edges; drawings are shown whole. */
function fitted(original: StoredPicture, { width, height }: ImageSize) {
  const isDrawing = original.type === 'image/svg+xml';
  return sharp(original.bytes, isDrawing ? { density: SVG_DENSITY } : {})
    .autoOrient()
    .resize(width, height, { fit: isDrawing ? 'contain' : 'cover', background: CLEAR });
}

function encoded(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'jpg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
}

/** Sizes on demand and keeps the result under `cacheFolder`. */
export function makeSizePicture(deps: {
  media: Pick<Media, 'get' | 'getIcon'>;
  cacheFolder: string;
}): SizePicture {
  const takeTurn = inTurn(AT_ONCE);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function make(
    file: string,
    key: MediaKey,
    size: ImageSize,
    format: PictureFormat,
  ): Promise<Buffer | null> {
    const icon = isIconSize(size) ? await deps.media.getIcon(key) : null;
    const original = icon ?? (await deps.media.get(key));
    if (original === null) return null;
    const bytes = await takeTurn(() => encoded(fitted(original, size), format));
    // Written aside and moved: a reader never meets half a picture.
    const aside = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  return async (key, size, format) => {
    const name = `${size.width}x${size.height}.${format}`;
    const file = join(deps.cacheFolder, key.slice(0, 2), key, name);
    const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (kept !== null) return kept;
    // A full restaurant opens the same menu at once: the first makes the picture, the rest wait for it.
    const running = underWay.get(file) ?? make(file, key, size, format);
    underWay.set(file, running);
    return running.finally(() => underWay.delete(file));
  };
}
