import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { rgb } from './cut-out.ts';
import type { Pixels } from './cut-out.ts';

/** How much of each pixel a food's outline covers, 0 to 255. */
export type Cover = { data: Buffer; width: number; height: number };

// A blurred outline has no detail: a third of the pixels each way, a ninth of the work.
const SHRINK = 3;

/** The outline of a food, blurred by `blur` pixels. */
export async function blurredCover(pixels: Pixels, blur: number): Promise<Cover> {
  const width = Math.ceil(pixels.width / SHRINK);
  const height = Math.ceil(pixels.height / SHRINK);
  const alpha = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * SHRINK * pixels.width + x * SHRINK) * 4 + 3;
      // The middle of the square and its corner: one sample alone leaves steps in a crisp edge.
      const middle = pixels.data[at + (pixels.width + 1) * 4] ?? 0;
      alpha[y * width + x] = ((pixels.data[at] ?? 0) + middle) >> 1;
    }
  }
  const data = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.5, blur / SHRINK))
    .resize(pixels.width, pixels.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { data, width: pixels.width, height: pixels.height };
}

/** Cuts a crisp edge a little outside the outline, as scissors would. */
export const cutCrisp = (cover: Cover): Cover => ({
  ...cover,
  data: cover.data.map((share) => Math.min(255, Math.max(0, (share - 12) * 7))) as Buffer,
});

/** A cover in one colour: a shadow, or the paper a sticker is cut from. */
export function painted(cover: Cover, colour: string, opacity: number): Pixels {
  const [red, green, blue] = rgb(colour);
  const data = Buffer.alloc(cover.data.length * 4);
  for (let i = 0; i < cover.data.length; i += 1) {
    data[i * 4] = red;
    data[i * 4 + 1] = green;
    data[i * 4 + 2] = blue;
    data[i * 4 + 3] = Math.round((cover.data[i] ?? 0) * opacity);
  }
  return { data, width: cover.width, height: cover.height };
}
