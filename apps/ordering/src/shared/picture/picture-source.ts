import type { PictureSource } from '@tallrik/ui/Picture';
import {
  CARD_IMAGE,
  DESKTOP_FROM,
  DESKTOP_IMAGE,
  FEED_IMAGE_SIDES,
  INSTANT_CARD_IMAGE,
  pictureUrl,
  SMALL_CARD_IMAGE,
  smallScreenImages,
  type HeaderKind,
  type ImageSize,
} from '@tallrik/domain/company/layout';

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

type WindowPicture = { media: string; src: string };

/**
 * BRAND-15: each window has its own address, whatever its pixels to the point. With widths to choose among, a screen
 * of three pixels to the point would take three times its width, and a desktop of two a tablet's picture.
 */
const onSmallScreens = (image: string, kind: HeaderKind): WindowPicture[] =>
  smallScreenImages(kind).map(({ window, size }, place, all) => {
    const narrower = all[place - 1]?.window;
    const from = narrower === undefined ? '' : `${narrower}px < `;
    return {
      media: `(${from}width ${window === DESKTOP_FROM ? '<' : '<='} ${window}px)`,
      src: pictureUrl(image, size),
    };
  });

/** BRAND-16 */
const onDesktop = (image: string): WindowPicture => ({
  media: `(width >= ${DESKTOP_FROM}px)`,
  src: pictureUrl(image, DESKTOP_IMAGE),
});

const perWindow = (phone: string, desktop: string, kind: HeaderKind): PictureSource => ({
  windows: [...onSmallScreens(phone, kind), onDesktop(desktop)],
  // For browsers from before such conditions.
  src: pictureUrl(phone, DESKTOP_IMAGE),
  width: DESKTOP_IMAGE.width,
  height: DESKTOP_IMAGE.height,
});

/** BRAND-15, BRAND-16: twice the window's width on small screens, 944x480 on desktop. */
export const headerPicture = (image: string | null, kind: HeaderKind): PictureSource | null =>
  image === null ? null : perWindow(image, image, kind);

/** The landing's background, which may be another one on desktop (BRAND-04). */
export const landingPicture = (phone: string | null, desktop: string | null) =>
  phone === null ? null : perWindow(phone, desktop ?? phone, 'TALL');

/**
 * A category's card over the whole width of a phone, by 480 as BRAND-15 has it. There are many of them on a page: the
 * widths of a few windows do, or their addresses would weigh more than the page.
 */
const CARD_WINDOWS = [360, 390, 430, 768] as const;
export function wideCardPicture(image: string | null): PictureSource | null {
  if (image === null) return null;
  const phone = CARD_WINDOWS.map((window) => ({ width: 2 * window, height: 480 }));
  return {
    src: pictureUrl(image, DESKTOP_IMAGE),
    srcSet: [...phone, DESKTOP_IMAGE]
      .map((size) => `${pictureUrl(image, size)} ${size.width}w`)
      .join(', '),
    sizes: '(min-width: 992px) 472px, (min-resolution: 2.5dppx) 67vw, 100vw',
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
