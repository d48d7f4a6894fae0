import type { Drawing } from './drawings/drawing.ts';
import type { Food } from './food.ts';

export type Brand = 'nordbro' | 'smash' | 'lokanta';
/** Five backdrops per brand. */
export type Tone = 1 | 2 | 3 | 4 | 5;

/** Turns one drawing into another dish: a red pot into a green one, a pale cup into a dark one. */
export type Tint = { hue?: number; saturation?: number; brightness?: number };

/**
 * `dish` is an item or category, `offer` has its food to the right so that words fit on the left,
 * `landing` is cut by every window to its own width, around its middle; `square` is for the social feed.
 */
export type Frame = 'dish' | 'offer' | 'landing' | 'square';

export const FRAME_SIZES: Record<Frame, { width: number; height: number }> = {
  dish: { width: 1040, height: 780 },
  offer: { width: 1040, height: 560 },
  // As wide as the widest small window asks for (BRAND-15): nothing is ever made larger than it was painted.
  landing: { width: 1984, height: 864 },
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
  food: readonly (Food | Drawing)[];
  tint?: Tint;
  /** 1 is the usual size of the food. */
  scale?: number;
  /** Lies beside the plate. */
  around?: readonly Food[];
  /** Drinks and bags stand on the table without a plate. */
  plate?: boolean;
};
