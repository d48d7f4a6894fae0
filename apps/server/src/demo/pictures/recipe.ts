import type { Food } from './food.ts';

export type Brand = 'nordbro' | 'smash' | 'lokanta';
/** Five backdrops per brand. */
export type Tone = 1 | 2 | 3 | 4 | 5;

/** Turns one drawing into another dish: a red pot into a green one, a pale cup into a dark one. */
export type Tint = { hue?: number; saturation?: number; brightness?: number };

/**
 * `dish` is an item or category, `offer` has its food to the right so that words fit on the left,
 * `tall` and `wide` are the landing backgrounds, `square` is for the social feed.
 */
export type Frame = 'dish' | 'offer' | 'tall' | 'wide' | 'square';

export const FRAME_SIZES: Record<Frame, { width: number; height: number }> = {
  dish: { width: 1040, height: 780 },
  offer: { width: 1040, height: 560 },
  tall: { width: 900, height: 1336 },
  wide: { width: 1600, height: 900 },
  square: { width: 640, height: 640 },
};

/** What a picture shows. The same recipe always paints the same picture. */
export type PictureRecipe = {
  brand: Brand;
  /** Distinguishes pictures with equal food and chooses every small variation. */
  name: string;
  frame: Frame;
  tone: Tone;
  /** One to five, arranged in the middle. */
  food: readonly Food[];
  tint?: Tint;
  /** 1 is the usual size of the food. */
  scale?: number;
  /** Lies beside the plate. */
  around?: readonly Food[];
  /** Drinks and bags stand on the table without a plate. */
  plate?: boolean;
};
