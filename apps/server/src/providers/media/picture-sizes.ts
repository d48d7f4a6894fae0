import {
  CARD_IMAGE,
  DESKTOP_IMAGE,
  FEED_IMAGE_SIDES,
  INSTANT_CARD_IMAGE,
  SMALL_CARD_IMAGE,
} from '@tallrik/domain/company/layout';
import type { ImageSize } from '@tallrik/domain/company/layout';

/** Twice the width of the windows people have, 320 to 768 (BRAND-15). */
const SMALL_SCREEN_WIDTHS = [
  640, 720, 750, 780, 786, 824, 828, 860, 1080, 1152, 1280, 1536,
] as const;
const SMALL_SCREEN_HEIGHTS = [480, 864] as const;
/** A landing background that fills a desktop window, and a link's preview in a chat. */
const LARGE_SIZES: readonly ImageSize[] = [
  { width: 1920, height: 1080 },
  { width: 1200, height: 630 },
];
/** Tab, phone's home screen, manifest. */
const ICON_SIDES = [32, 180, 192, 512] as const;

const nameOf = ({ width, height }: ImageSize): string => `${width}x${height}`;

const ICON_SIZES = new Set(ICON_SIDES.map((side) => nameOf({ width: side, height: side })));
const ALLOWED = new Set([
  ...[CARD_IMAGE, SMALL_CARD_IMAGE, DESKTOP_IMAGE, INSTANT_CARD_IMAGE, ...LARGE_SIZES].map(nameOf),
  ...SMALL_SCREEN_WIDTHS.flatMap((width) =>
    SMALL_SCREEN_HEIGHTS.map((height) => nameOf({ width, height })),
  ),
  ...FEED_IMAGE_SIDES.map((side) => nameOf({ width: side, height: side })),
  ...ICON_SIZES,
]);

// Sizes are made on demand and kept: if any were allowed, anybody could fill the disk.
export const isAllowedSize = (size: ImageSize): boolean => ALLOWED.has(nameOf(size));

export const isIconSize = (size: ImageSize): boolean => ICON_SIZES.has(nameOf(size));
