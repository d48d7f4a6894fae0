import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Food } from './food.ts';
import { foodFile } from './food-files.ts';
import type { Tint } from './recipe.ts';
import type { Scene } from './scene.ts';

/** Plain RGBA. */
export type Pixels = { data: Buffer; width: number; height: number };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

// Drawn in lilac: pans, cups, bones and paper. Grapes and aubergines are lilac by nature and stay.
const CROCKERY: ReadonlySet<Food> = new Set<Food>([
  'bowl',
  'coffee',
  'curry',
  'custard',
  'drumstick',
  'fried-egg',
  'meat-on-bone',
  'pasta',
  'rice',
  'salad',
  'salt',
  'shallow-pan',
  'soda',
  'stew',
  'tea',
  'wrap',
]);
const LILAC = { from: 205, to: 300 };
// The shaded side of a pan drifts towards red; left alone it shows as dark blotches.
const SHADED_LILAC = { below: 0.24, to: 350 };

export const rgb = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

function hueOf(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue);
  if (spread < 4) return LILAC.from;
  const sixth =
    high === red
      ? (green - blue) / spread
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return (sixth * 60 + 360) % 360;
}

/** Gives crockery the brand's own material, keeping its light and shade. */
function recastCrockery(data: Buffer, crockery: Scene['crockery']): void {
  const [dark, middle, light] = [rgb(crockery.dark), rgb(crockery.middle), rgb(crockery.light)];
  for (let i = 0; i < data.length; i += 4) {
    const [red, green, blue] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    const hue = hueOf(red, green, blue);
    const shine = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    const end = shine < SHADED_LILAC.below ? SHADED_LILAC.to : LILAC.to;
    if (hue < LILAC.from || hue > end) continue;
    const [from, to] = shine < 0.5 ? [dark, middle] : [middle, light];
    const share = shine < 0.5 ? shine * 2 : shine * 2 - 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const start = from[channel] ?? 0;
      data[i + channel] = Math.round(start + ((to[channel] ?? 0) - start) * share);
    }
  }
}

/** One food, cut to its outline: drawings sit unevenly in their squares, and plates are round. */
async function trimmed(food: Food): Promise<Pixels> {
  const { data, info } = await sharp(foodFile(food))
    .trim({ background: CLEAR, threshold: 12 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A food at its size, angle and colour, with `margin` clear pixels round it for its shadow. */
export async function cutOut(
  food: Food,
  look: { size: number; degrees: number; margin: number; tint: Tint | undefined; scene: Scene },
): Promise<Pixels> {
  const source = await trimmed(food);
  if (CROCKERY.has(food)) recastCrockery(source.data, look.scene.crockery);
  // Coloured and sharpened while small: both convert every pixel to another colour space.
  const coloured = await sharp(source.data, {
    raw: { width: source.width, height: source.height, channels: 4 },
  })
    .modulate({
      saturation: look.scene.saturation * (look.tint?.saturation ?? 1),
      brightness: look.tint?.brightness ?? 1,
      hue: Math.round(look.tint?.hue ?? 0),
    })
    .sharpen({ sigma: 0.8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = Math.round(look.size);
  const margin = Math.ceil(look.margin);
  const { data, info } = await sharp(coloured.data, { raw: coloured.info })
    .resize(size, size, { fit: 'inside', kernel: 'lanczos3' })
    .rotate(look.degrees, { background: CLEAR })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CLEAR })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
