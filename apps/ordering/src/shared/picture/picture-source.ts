import type { PictureSource } from '@tallrik/ui/Picture';
import {
  CARD_IMAGE,
  DESKTOP_IMAGE,
  FEED_IMAGE_SIDES,
  INSTANT_CARD_IMAGE,
  SMALL_CARD_IMAGE,
  type ImageSize,
} from '@tallrik/domain/company/layout';

/** A picture of the media service in one size: it crops and converts by what the address asks for. */
export const pictureUrl = (image: string, { width, height }: ImageSize): string =>
  `${image}${image.includes('?') ? '&' : '?'}w=${width}&h=${height}`;

const exact = (image: string | null, size: ImageSize): PictureSource | null =>
  image === null ? null : { src: pictureUrl(image, size), width: size.width, height: size.height };

/** BRAND-14 */
export const cardPicture = (image: string | null) => exact(image, CARD_IMAGE);
/**
 * BRAND-14 for a card that is 204 wide below 576 px (D-09): the widths are told such that every screen takes the one
 * picture meant for its card, however many pixels it has to the point.
 */
export const dishCardPicture = (image: string | null): PictureSource | null =>
  image === null
    ? null
    : {
        src: pictureUrl(image, CARD_IMAGE),
        srcSet: [SMALL_CARD_IMAGE, CARD_IMAGE]
          .map((size) => `${pictureUrl(image, size)} ${size.width}w`)
          .join(', '),
        sizes: '(min-width: 576px) 560px, (min-resolution: 2.5dppx) 136px, 204px',
        width: CARD_IMAGE.width,
        height: CARD_IMAGE.height,
      };
export const smallCardPicture = (image: string | null) => exact(image, SMALL_CARD_IMAGE);
/** BRAND-17 */
export const thumbPicture = (image: string | null) => exact(image, INSTANT_CARD_IMAGE);

const PHONE_WIDTHS = [360, 390, 430, 768] as const;

/**
 * BRAND-15, BRAND-16: twice the window's width on small screens, 944x480 on desktop. The server does not know
 * the window, so the browser chooses among the widths of common ones. Screens with three pixels to the point
 * would take three times the width, twice the data for what no eye sees: they are told two thirds.
 */
export function headerPicture(image: string | null, kind: 'TALL' | 'LOW'): PictureSource | null {
  if (image === null) return null;
  const height = kind === 'TALL' ? 864 : 480;
  const phone = PHONE_WIDTHS.map((width) => ({ width: 2 * width, height }));
  return {
    src: pictureUrl(image, DESKTOP_IMAGE),
    srcSet: [...phone, DESKTOP_IMAGE]
      .map((size) => `${pictureUrl(image, size)} ${size.width}w`)
      .join(', '),
    sizes: '(min-width: 992px) 944px, (min-resolution: 2.5dppx) 67vw, 100vw',
    width: DESKTOP_IMAGE.width,
    height: DESKTOP_IMAGE.height,
  };
}

/** A square of the social feed: the first one is half of a phone's width, the others are a quarter (F-121). */
export function feedPicture(image: string, isLarge: boolean): PictureSource {
  const square = (side: number) => pictureUrl(image, { width: side, height: side });
  const [, middle] = FEED_IMAGE_SIDES;
  return {
    src: square(middle),
    srcSet: FEED_IMAGE_SIDES.map((side) => `${square(side)} ${side}w`).join(', '),
    sizes: isLarge ? '(min-width: 768px) 360px, 50vw' : '(min-width: 768px) 180px, 25vw',
    width: middle,
    height: middle,
  };
}
