import type { SeededRandom } from './seeded-random.ts';
import type { Tone } from './recipe.ts';

export type Point = { x: number; y: number };

/** Where the scene is drawn: `unit` is the length that plates and food are measured in. */
export type Stage = {
  width: number;
  height: number;
  centre: Point;
  unit: number;
  tone: Tone;
  plate: boolean;
  random: SeededRandom;
};

export type FoodShadow =
  | { kind: 'soft'; dx: number; dy: number; blur: number; opacity: number; colour: string }
  | { kind: 'sticker'; dx: number; dy: number; outline: number; colour: string; paper: string };

/** A brand's set: what lies under the food, what light falls over it, how the food is lit. */
export type Scene = {
  backdrop: string;
  light: string;
  shadow: FoodShadow;
  saturation: number;
  /** From shade to shine: what the lilac cups and pans of the drawings are made of here. */
  crockery: { dark: string; middle: string; light: string };
};

export type PaintScene = (stage: Stage) => Scene;

export const svg = (stage: { width: number; height: number }, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${stage.width}" height="${stage.height}" viewBox="0 0 ${stage.width} ${stage.height}">${body}</svg>`;

export const polar = (centre: Point, radius: number, degrees: number): Point => ({
  x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
});

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
