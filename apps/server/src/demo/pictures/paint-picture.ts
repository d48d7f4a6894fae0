import { Buffer } from 'node:buffer';
import sharp, { type OverlayOptions } from 'sharp';
import { arrangeFood, composeFrame } from './arrange-food.ts';
import type { PlacedFood } from './arrange-food.ts';
import { cutOut, makePantry } from './cut-out.ts';
import type { Pantry, Pixels } from './cut-out.ts';
import { paintLokantaScene } from './lokanta-scene.ts';
import { paintNordbroScene } from './nordbro-scene.ts';
import { paintSmashScene } from './smash-scene.ts';
import { FRAME_SIZES } from './recipe.ts';
import type { Brand, PictureRecipe } from './recipe.ts';
import type { PaintScene, Point, Scene } from './scene.ts';
import { seededRandom } from './seeded-random.ts';
import { blurredCover, cutCrisp, painted } from './silhouette.ts';

type Layer = OverlayOptions;

const SCENES: Record<Brand, PaintScene> = {
  nordbro: paintNordbroScene,
  smash: paintSmashScene,
  lokanta: paintLokantaScene,
};
/** A third of WebP's bytes where a picture is mostly soft light, and a picture is shipped with every copy. */
const AVIF = { quality: 52, effort: 2 } as const;
const STICKER_SHADOW_OPACITY = 0.42;

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
  pantry: Pantry,
): Promise<Layer[]> {
  const { unit } = composeFrame(recipe.frame);
  const { shadow } = scene;
  const reach = (shadow.kind === 'soft' ? shadow.blur : shadow.outline) * unit;
  const source = await pantry(placed.food, {
    tint: placed.isMain ? recipe.tint : undefined,
    scene,
  });
  const food = await cutOut(source, {
    size: placed.size,
    degrees: placed.degrees,
    margin: reach * 2.5,
  });
  const { x, y } = placed.centre;
  const fallen = { x: x + shadow.dx * unit, y: y + shadow.dy * unit };
  const cover = await blurredCover(food, reach);
  if (shadow.kind === 'soft') {
    const cast = painted(cover, shadow.colour, shadow.opacity);
    return [layerAt(cast, fallen), layerAt(food, { x, y })];
  }
  const edge = cutCrisp(cover);
  const paper = painted(edge, shadow.paper, 1);
  const cast = painted(edge, shadow.colour, STICKER_SHADOW_OPACITY);
  return [layerAt(cast, fallen), layerAt(paper, { x, y }), layerAt(food, { x, y })];
}

// Light is nothing but wide gradients: drawn small, nobody sees the difference.
const LIGHT_SHRINK = 4;

/** What lies over the whole picture: the light. */
async function overlay(scene: Scene, width: number, height: number): Promise<Layer> {
  const small = await sharp(Buffer.from(scene.light))
    .resize(Math.round(width / LIGHT_SHRINK))
    .toBuffer();
  const data = await sharp(small)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { input: data, raw: { width, height, channels: 4 }, left: 0, top: 0 };
}

export type RenderPicture = (recipe: PictureRecipe) => Promise<Buffer>;

/** A painter keeps what many pictures share; the same recipe gives the same bytes. */
export function makePictureRenderer(): RenderPicture {
  const pantry = makePantry();
  const overlays = new Map<string, Promise<Layer>>();

  const overlayOf = (scene: Scene, width: number, height: number): Promise<Layer> => {
    const label = JSON.stringify([scene.light, width, height]);
    const cached = overlays.get(label) ?? overlay(scene, width, height);
    overlays.set(label, cached);
    return cached;
  };

  return async (recipe) => {
    const random = seededRandom(`${recipe.brand}/${recipe.name}/${recipe.frame}`);
    const { width, height } = FRAME_SIZES[recipe.frame];
    const { centre, unit } = composeFrame(recipe.frame);
    const plate = recipe.plate ?? true;
    const stage = { width, height, centre, unit, tone: recipe.tone, plate, random };
    const scene = SCENES[recipe.brand](stage);
    const food = await Promise.all(
      arrangeFood(recipe, random).map((piece) => foodLayers(piece, recipe, scene, pantry)),
    );
    return sharp(Buffer.from(scene.backdrop))
      .composite([...food.flat(), await overlayOf(scene, width, height)])
      .removeAlpha()
      .avif(AVIF)
      .toBuffer();
  };
}
