import { Buffer } from 'node:buffer';
import sharp, { type OverlayOptions } from 'sharp';
import { arrangeFood, composeFrame } from './arrange-food.ts';
import type { PlacedFood } from './arrange-food.ts';
import { cutOut } from './cut-out.ts';
import type { Pixels } from './cut-out.ts';
import { paintLokantaScene } from './lokanta-scene.ts';
import { paintNordbroScene } from './nordbro-scene.ts';
import { paintSmashScene } from './smash-scene.ts';
import { FRAME_SIZES } from './recipe.ts';
import type { Brand, PictureRecipe } from './recipe.ts';
import type { PaintScene, Point, Scene } from './scene.ts';
import { seededRandom } from './seeded-random.ts';
import { silhouette } from './silhouette.ts';

type Layer = OverlayOptions;

const SCENES: Record<Brand, PaintScene> = {
  nordbro: paintNordbroScene,
  smash: paintSmashScene,
  lokanta: paintLokantaScene,
};
const WEBP_QUALITY = 82;
const STICKER_SHADOW_OPACITY = 0.42;
const CONTACT_SHADOW_OPACITY = 0.3;

const layerAt = (pixels: Pixels, at: Point): Layer => ({
  input: pixels.data,
  raw: { width: pixels.width, height: pixels.height, channels: 4 },
  left: Math.round(at.x - pixels.width / 2),
  top: Math.round(at.y - pixels.height / 2),
});

async function foodLayers(
  placed: PlacedFood,
  recipe: PictureRecipe,
  scene: Scene,
): Promise<Layer[]> {
  const { unit } = composeFrame(recipe.frame);
  const { shadow } = scene;
  const reach = (shadow.kind === 'soft' ? shadow.blur : shadow.outline) * unit;
  const food = await cutOut(placed.food, {
    size: placed.size,
    degrees: placed.degrees,
    margin: reach * 2.5,
    tint: placed.isMain ? recipe.tint : undefined,
    scene,
  });
  const { x, y } = placed.centre;
  const fallen = (share: number): Point => ({
    x: x + shadow.dx * unit * share,
    y: y + shadow.dy * unit * share,
  });
  const { colour } = shadow;
  if (shadow.kind === 'soft') {
    const soft = { colour, isHard: false };
    const cast = await silhouette(food, { ...soft, blur: reach, opacity: shadow.opacity });
    const contact = await silhouette(food, {
      ...soft,
      blur: reach * 0.35,
      opacity: CONTACT_SHADOW_OPACITY,
    });
    return [layerAt(cast, fallen(1)), layerAt(contact, fallen(0.3)), layerAt(food, { x, y })];
  }
  const edge = { blur: reach, isHard: true };
  const paper = await silhouette(food, { ...edge, colour: shadow.paper, opacity: 1 });
  const cast = await silhouette(food, { ...edge, colour, opacity: STICKER_SHADOW_OPACITY });
  return [layerAt(cast, fallen(1)), layerAt(paper, { x, y }), layerAt(food, { x, y })];
}

const GRAIN_SIDE = 256;

/** Fine film grain: flat gradients look printed instead of computed, and do not band. */
function grainLayer(strength: number): Layer {
  const random = seededRandom('grain');
  const data = Buffer.alloc(GRAIN_SIDE * GRAIN_SIDE * 4);
  for (let i = 0; i < GRAIN_SIDE * GRAIN_SIDE; i += 1) {
    data.fill(random.next() < 0.5 ? 0 : 255, i * 4, i * 4 + 3);
    data[i * 4 + 3] = Math.round(random.next() * 255 * strength);
  }
  return {
    input: data,
    raw: { width: GRAIN_SIDE, height: GRAIN_SIDE, channels: 4 },
    tile: true,
  };
}

/** Paints one picture as WebP. The same recipe gives the same bytes. */
export async function paintPicture(recipe: PictureRecipe): Promise<Buffer> {
  const random = seededRandom(`${recipe.brand}/${recipe.name}/${recipe.frame}`);
  const { width, height } = FRAME_SIZES[recipe.frame];
  const { centre, unit } = composeFrame(recipe.frame);
  const plate = recipe.plate ?? true;
  const stage = { width, height, centre, unit, tone: recipe.tone, plate, random };
  const scene = SCENES[recipe.brand](stage);
  const placed = arrangeFood(recipe, random);
  const food = await Promise.all(placed.map((piece) => foodLayers(piece, recipe, scene)));
  return sharp(Buffer.from(scene.backdrop))
    .composite([
      ...food.flat(),
      { input: Buffer.from(scene.light), left: 0, top: 0 },
      grainLayer(scene.grain),
    ])
    .removeAlpha()
    .webp({ quality: WEBP_QUALITY, effort: 3 })
    .toBuffer();
}
