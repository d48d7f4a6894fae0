import { FRAME_SIZES } from './recipe.ts';
import type { Frame, PictureRecipe } from './recipe.ts';
import type { Drawing } from './drawings/drawing.ts';
import type { Food } from './food.ts';
import type { Point } from './scene.ts';
import type { SeededRandom } from './seeded-random.ts';

export type PlacedFood = {
  food: Food | Drawing;
  centre: Point;
  size: number;
  degrees: number;
  isMain: boolean;
};

type Composition = { x: number; y: number; unit: number };

/** Centre of the plate as a share of the frame, and the unit as a share of its shorter side. */
const COMPOSITIONS: Record<Frame, Composition> = {
  dish: { x: 0.5, y: 0.5, unit: 1 },
  offer: { x: 0.76, y: 0.5, unit: 1.12 },
  landing: { x: 0.5, y: 0.5, unit: 0.84 },
  square: { x: 0.5, y: 0.5, unit: 1 },
};

type Spot = { x: number; y: number; size: number };

const MAIN_SPOTS: Record<number, readonly Spot[]> = {
  1: [{ x: 0, y: -0.01, size: 0.56 }],
  2: [
    { x: -0.15, y: -0.06, size: 0.44 },
    { x: 0.14, y: 0.06, size: 0.44 },
  ],
  3: [
    { x: 0, y: -0.15, size: 0.37 },
    { x: -0.17, y: 0.09, size: 0.37 },
    { x: 0.17, y: 0.1, size: 0.37 },
  ],
  4: [
    { x: -0.14, y: -0.14, size: 0.33 },
    { x: 0.15, y: -0.12, size: 0.33 },
    { x: -0.15, y: 0.13, size: 0.33 },
    { x: 0.14, y: 0.15, size: 0.33 },
  ],
  5: [
    { x: 0, y: -0.2, size: 0.3 },
    { x: -0.2, y: -0.03, size: 0.3 },
    { x: 0.2, y: -0.03, size: 0.3 },
    { x: -0.12, y: 0.18, size: 0.3 },
    { x: 0.13, y: 0.19, size: 0.3 },
  ],
};

// Outside the plate but inside what every crop of the frame still shows.
const AROUND_SPOTS: Record<Frame, readonly Spot[]> = {
  dish: [
    { x: 0.47, y: 0.29, size: 0.23 },
    { x: -0.48, y: -0.24, size: 0.21 },
    { x: -0.47, y: 0.3, size: 0.22 },
    { x: 0.48, y: -0.26, size: 0.2 },
  ],
  offer: [
    { x: -0.42, y: 0.27, size: 0.24 },
    { x: -0.44, y: -0.25, size: 0.2 },
  ],
  // The first two within what a phone of 360 px still shows, the others come into view on wider windows.
  landing: [
    { x: 0.36, y: 0.33, size: 0.25 },
    { x: -0.36, y: -0.31, size: 0.22 },
    { x: -0.62, y: 0.3, size: 0.27 },
    { x: 0.64, y: -0.3, size: 0.27 },
    { x: -0.98, y: -0.2, size: 0.26 },
    { x: 1, y: 0.24, size: 0.26 },
  ],
  square: [
    { x: 0.37, y: 0.36, size: 0.22 },
    { x: -0.38, y: -0.35, size: 0.2 },
    { x: -0.37, y: 0.37, size: 0.2 },
  ],
};

export const MOST_FOODS_ON_A_PLATE = 5;
export const mostFoodsAround = (frame: Frame): number => AROUND_SPOTS[frame].length;

export function composeFrame(frame: Frame): { centre: Point; unit: number } {
  const { width, height } = FRAME_SIZES[frame];
  const { x, y, unit } = COMPOSITIONS[frame];
  return { centre: { x: width * x, y: height * y }, unit: Math.min(width, height) * unit };
}

/** Says where every piece of food lies, those further back first. */
export function arrangeFood(recipe: PictureRecipe, random: SeededRandom): PlacedFood[] {
  const { centre, unit } = composeFrame(recipe.frame);
  const spots = MAIN_SPOTS[recipe.food.length];
  if (spots === undefined)
    throw new Error(`${recipe.name}: ${recipe.food.length} foods on a plate`);
  const tilt = recipe.food.length > 1 ? 14 : 5;
  const place = (
    food: Food | Drawing,
    spot: Spot,
    degrees: number,
    isMain: boolean,
  ): PlacedFood => ({
    food,
    centre: { x: centre.x + spot.x * unit, y: centre.y + spot.y * unit },
    size: spot.size * unit,
    degrees,
    isMain,
  });
  const main = recipe.food.map((food, i) => {
    const spot = spots[i] ?? { x: 0, y: 0, size: 0.3 };
    const size = spot.size * (recipe.scale ?? 1);
    return place(food, { ...spot, size }, random.between(-tilt, tilt), true);
  });
  const mirror = random.pick([-1, 1]);
  const isCentred = recipe.frame === 'dish' || recipe.frame === 'square';
  const around = (recipe.around ?? []).map((food, i) => {
    const spot = AROUND_SPOTS[recipe.frame][i];
    if (spot === undefined) throw new Error(`${recipe.name}: no room for ${food}`);
    const jitter = (): number => random.between(-0.022, 0.022);
    const x = (isCentred ? spot.x * mirror : spot.x) + jitter();
    const size = spot.size * random.between(0.92, 1.1);
    return place(food, { x, y: spot.y + jitter(), size }, random.between(-28, 28), false);
  });
  return [...around, ...main];
}
