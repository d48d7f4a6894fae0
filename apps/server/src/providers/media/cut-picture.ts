import { pixelsOf } from '@tallrik/domain/company/picture-cut';
import type { Frame } from '@tallrik/domain/company/pictures';
import { limitConcurrency } from './limit-concurrency.ts';
import { loadSharp } from './load-sharp.ts';

const QUALITY = 90;

// More would leave no core for the orders.
const AT_ONCE = 1;

/** What lies inside the frame: whoever was cut away is in none of the bytes that guests can ask for (CATALOG-32). */
export function makeCutPicture() {
  const runLimited = limitConcurrency(AT_ONCE);
  return (original: { bytes: Buffer }, crop: Frame) => runLimited(() => cut(original, crop));
}

async function cut(original: { bytes: Buffer }, crop: Frame) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(original.bytes).metadata();
  const { data, info } = await sharp(original.bytes)
    .extract(pixelsOf(crop, { width, height }))
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/webp' as const, width: info.width, height: info.height };
}
