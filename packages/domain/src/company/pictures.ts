import {
  CARD_IMAGE,
  DESKTOP_IMAGE,
  INSTANT_CARD_IMAGE,
  SMALL_CARD_IMAGE,
  smallScreenImages,
  type ImageSize,
} from './layout.ts';

/** What a picture is uploaded for (O-13). */
export const PICTURE_PURPOSES = [
  'DISH',
  'CATEGORY',
  'LOGO',
  'LANDING',
  'OFFER',
  'CONTENT',
  'LEVEL',
  'STAMP',
] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

export const PICTURE_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  /** A drawing is text: what is larger is a photograph in disguise. */
  drawingBytes: 512 * 1024,
  /** The longest side that is kept; no page shows more. */
  keptSide: 2_400,
  bytesOfCompany: 5 * 1024 ** 3,
} as const;

/** Smaller ones would be blurred where guests see them (CATALOG-31, LOOK-06); whichever way they stand. */
const SMALLEST: Readonly<Partial<Record<PicturePurpose, ImageSize>>> = {
  DISH: { width: 560, height: 368 },
  LANDING: { width: 1_920, height: 1_080 },
  // A word mark is wide and low (LOOK-05).
  LOGO: { width: 256, height: 32 },
};
const SMALLEST_OF_ALL: ImageSize = { width: 32, height: 32 };

/** The least a picture for this has to measure, turned as the picture is. */
export function smallestPicture(purpose: PicturePurpose, { width, height }: ImageSize): ImageSize {
  const least = SMALLEST[purpose] ?? SMALLEST_OF_ALL;
  const isTurned = purpose === 'LANDING' && height > width;
  return isTurned ? { width: least.height, height: least.width } : least;
}

export function isTooSmall(purpose: PicturePurpose, size: ImageSize): boolean {
  const least = smallestPicture(purpose, size);
  return size.width < least.width || size.height < least.height;
}

/** What must stay in sight, as parts of width and height from the upper left corner. */
export type FocusPoint = { x: number; y: number };
export const MIDDLE: FocusPoint = { x: 0.5, y: 0.5 };

export type Frame = { left: number; top: number; width: number; height: number };

/** The largest frame of the wanted shape, as near to the focus point as the picture's edges let it. */
export function frameAround(picture: ImageSize, wanted: ImageSize, focus: FocusPoint): Frame {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height);
  const width = clamp(Math.round(wanted.width * scale), 1, picture.width);
  const height = clamp(Math.round(wanted.height * scale), 1, picture.height);
  return {
    left: clamp(Math.round(focus.x * picture.width - width / 2), 0, picture.width - width),
    top: clamp(Math.round(focus.y * picture.height - height / 2), 0, picture.height - height),
    width,
    height,
  };
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** A size in which guests meet a picture, by where they do. */
export type GuestSize = {
  name: 'CARD' | 'SMALL_CARD' | 'ROW' | 'DESKTOP' | 'PHONE';
  size: ImageSize;
};

const COMMON_PHONE = 390;
const PHONE_IMAGE: ImageSize = smallScreenImages('TALL').find(
  ({ window }) => window === COMMON_PHONE,
)?.size ?? { width: 780, height: 864 };

const DISH_SIZES: readonly GuestSize[] = [
  { name: 'CARD', size: CARD_IMAGE },
  { name: 'SMALL_CARD', size: SMALL_CARD_IMAGE },
  { name: 'ROW', size: INSTANT_CARD_IMAGE },
  { name: 'DESKTOP', size: DESKTOP_IMAGE },
  { name: 'PHONE', size: PHONE_IMAGE },
];

/** Every size guests get a picture in (CATALOG-32); a logo is shown whole. */
export function guestSizes(purpose: PicturePurpose): readonly GuestSize[] {
  if (purpose === 'LOGO' || purpose === 'STAMP') return [];
  if (purpose !== 'LANDING') return DISH_SIZES;
  return [
    { name: 'PHONE', size: { width: 1_080, height: 1_920 } },
    { name: 'DESKTOP', size: { width: 1_920, height: 1_080 } },
  ];
}
