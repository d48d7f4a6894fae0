import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { rgb } from './cut-out.ts';
import type { Pixels } from './cut-out.ts';

type Look = {
  blur: number;
  colour: string;
  opacity: number;
  /** Hard edges are cut from the blurred outline; soft ones keep the blur. */
  isHard: boolean;
};

/** How a blurred cover of 0 to 255 becomes a crisp edge a little outside the outline. */
const crisp = (cover: number): number => Math.min(255, Math.max(0, (cover - 18) * 12));

/** A food's outline in one colour: its shadow, or the paper it is cut from. */
export async function silhouette(pixels: Pixels, look: Look): Promise<Pixels> {
  const alpha = Buffer.alloc(pixels.width * pixels.height);
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = pixels.data[i * 4 + 3] ?? 0;
  // A blurred outline has no detail: a third of the pixels each way, a ninth of the work.
  const shrink = 3;
  const width = Math.max(1, Math.round(pixels.width / shrink));
  const height = Math.max(1, Math.round(pixels.height / shrink));
  const small = await sharp(alpha, {
    raw: { width: pixels.width, height: pixels.height, channels: 1 },
  })
    .resize(width, height, { fit: 'fill' })
    .blur(Math.max(0.4, look.blur / shrink))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const cover = await sharp(small, { raw: { width, height, channels: 1 } })
    .resize(pixels.width, pixels.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const [red, green, blue] = rgb(look.colour);
  const data = Buffer.alloc(pixels.data.length);
  for (let i = 0; i < cover.length; i += 1) {
    const strength = cover[i] ?? 0;
    data[i * 4] = red;
    data[i * 4 + 1] = green;
    data[i * 4 + 2] = blue;
    data[i * 4 + 3] = Math.round((look.isHard ? crisp(strength) : strength) * look.opacity);
  }
  return { data, width: pixels.width, height: pixels.height };
}
