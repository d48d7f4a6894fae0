import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { draw, type Drawing } from './drawings/drawing.ts';
import type { Food } from './food.ts';
import { foodFile } from './food-files.ts';
import type { Tint } from './recipe.ts';
import type { Scene } from './scene.ts';

/** Plain RGBA. */
export type Pixels = { data: Buffer; width: number; height: number };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

// Drawn in lilac: pans, cups, bones and paper. Grapes and aubergines are lilac by nature and stay.
const CROCKERY: ReadonlySet<Food> = new Set<Food>([
  'coffee',
  'curry',
  'custard',
  'drumstick',
  'fried-egg',
  'meat-on-bone',
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
// The shaded side of a pan has no clear hue; left alone it shows as dark blotches.
const SHADE = 0.22;

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
    if (shine > SHADE && (hue < LILAC.from || hue > LILAC.to)) continue;
    const [from, to] = shine < 0.5 ? [dark, middle] : [middle, light];
    const share = shine < 0.5 ? shine * 2 : shine * 2 - 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const start = from[channel] ?? 0;
      data[i + channel] = Math.round(start + ((to[channel] ?? 0) - start) * share);
    }
  }
}

type Look = { tint: Tint | undefined; scene: Pick<Scene, 'crockery' | 'saturation'> };

/** One food cut to its outline, in its colours: drawings sit unevenly in their squares, and plates are round. */
async function coloured(food: Food | Drawing, look: Look): Promise<Pixels> {
  const isDrawn = typeof food !== 'string';
  const source = await sharp(isDrawn ? Buffer.from(draw(food)) : foodFile(food))
    .trim({ background: CLEAR, threshold: 12 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!isDrawn && CROCKERY.has(food)) recastCrockery(source.data, look.scene.crockery);
  const { data, info } = await sharp(source.data, { raw: source.info })
    .modulate({
      saturation: look.scene.saturation * (look.tint?.saturation ?? 1),
      brightness: look.tint?.brightness ?? 1,
      hue: Math.round(look.tint?.hue ?? 0),
    })
    .sharpen({ sigma: 0.8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Herbs and lemons lie beside many dishes: each is coloured once per brand. */
export type Pantry = (food: Food | Drawing, look: Look) => Promise<Pixels>;

export function makePantry(): Pantry {
  const cutOuts = new Map<string, Promise<Pixels>>();
  return (food, look) => {
    const label = JSON.stringify([food, look.tint, look.scene.crockery, look.scene.saturation]);
    const cached = cutOuts.get(label) ?? coloured(food, look);
    cutOuts.set(label, cached);
    return cached;
  };
}

/** A food at its size and angle, with `margin` clear pixels round it for its shadow. */
export async function cutOut(
  source: Pixels,
  look: { size: number; degrees: number; margin: number },
): Promise<Pixels> {
  const scale = look.size / Math.max(source.width, source.height);
  const angle = (look.degrees * Math.PI) / 180;
  const [along, across] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const margin = Math.ceil(look.margin);
  const { data, info } = await sharp(source.data, {
    raw: { width: source.width, height: source.height, channels: 4 },
  })
    .affine([along, -across, across, along], { background: CLEAR, interpolator: 'bicubic' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CLEAR })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
