import {
  CARD_IMAGE,
  DESKTOP_IMAGE,
  FEED_IMAGE_SIDES,
  INSTANT_CARD_IMAGE,
  SMALL_CARD_IMAGE,
  smallScreenImages,
} from '@tallrik/domain/company/layout';
import type { ImageSize } from '@tallrik/domain/company/layout';

/** A link's preview in a chat. */
const LINK_PREVIEW: ImageSize = { width: 1200, height: 630 };
/** Tab, phone's home screen, manifest. */
const ICON_SIDES = [32, 180, 192, 512] as const;

const nameOf = ({ width, height }: ImageSize): string => `${width}x${height}`;

const ICON_SIZES = new Set(ICON_SIDES.map((side) => nameOf({ width: side, height: side })));
const ALLOWED = new Set([
  ...[CARD_IMAGE, SMALL_CARD_IMAGE, DESKTOP_IMAGE, INSTANT_CARD_IMAGE, LINK_PREVIEW].map(nameOf),
  ...[...smallScreenImages('TALL'), ...smallScreenImages('LOW')].map(({ size }) => nameOf(size)),
  ...FEED_IMAGE_SIDES.map((side) => nameOf({ width: side, height: side })),
  ...ICON_SIZES,
]);

// Sizes are made on demand and kept: if any were allowed, anybody could fill the disk.
export const isAllowedSize = (size: ImageSize): boolean => ALLOWED.has(nameOf(size));

export const isIconSize = (size: ImageSize): boolean => ICON_SIZES.has(nameOf(size));
