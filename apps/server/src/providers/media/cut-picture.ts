import { pixelsOf } from '@tallrik/domain/company/picture-cut';
import type { Frame } from '@tallrik/domain/company/pictures';
import { loadSharp } from './load-sharp.ts';

const QUALITY = 90;

/** What lies inside the frame: whoever was cut away is in none of the bytes that guests can ask for (CATALOG-32). */
export async function cutPicture(original: { bytes: Buffer }, crop: Frame) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(original.bytes).metadata();
  const { data, info } = await sharp(original.bytes)
    .extract(pixelsOf(crop, { width, height }))
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/webp' as const, width: info.width, height: info.height };
}
