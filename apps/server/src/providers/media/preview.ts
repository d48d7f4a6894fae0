import type { Buffer } from 'node:buffer';
import { loadSharp } from './load-sharp.ts';
import type { PicturePreview } from './media-port.ts';

const BLUR_WIDTH = 16;
const BLUR_QUALITY = 35;

const hex = (channel: number): string => channel.toString(16).padStart(2, '0');

export async function previewFrom(bytes: Buffer): Promise<PicturePreview> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const small = await sharp(bytes)
    .resize(BLUR_WIDTH, Math.max(1, Math.round((BLUR_WIDTH * height) / width)), { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  const blurred = await sharp(small).blur(0.8).webp({ quality: BLUR_QUALITY }).toBuffer();
  return {
    width,
    height,
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    blur: `data:image/webp;base64,${blurred.toString('base64')}`,
  };
}
