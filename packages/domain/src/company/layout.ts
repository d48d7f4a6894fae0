const LONG_TITLE_OVER = 20;

/** BRAND-19, D-11: set in a smaller font, never cut off. */
export const isLongTitle = (title: string): boolean => lettersIn(title) > LONG_TITLE_OVER;

// Code points, not UTF-16 units: an emoji in a burger's name must not count twice.
const lettersIn = (text: string): number => [...text].length;

export type ImageSize = { width: number; height: number };

export const CARD_IMAGE: ImageSize = { width: 560, height: 368 };
export const SMALL_CARD_IMAGE: ImageSize = { width: 408, height: 272 };
export const INSTANT_CARD_IMAGE: ImageSize = { width: 192, height: 130 };
export const DESKTOP_IMAGE: ImageSize = { width: 944, height: 480 };

/** Windows are small below it (BRAND-05). */
export const DESKTOP_FROM = 992;

/**
 * Widths of the windows people have, up to where the desktop begins. A page's address for a picture is written before
 * its window is known: one of these asks for exactly twice its width, any other for that of the next larger one.
 */
const SMALL_WINDOWS = [
  320,
  360,
  375,
  390,
  393,
  412,
  414,
  430,
  540,
  600,
  768,
  820,
  834,
  DESKTOP_FROM,
] as const;

const HEADER_HEIGHTS = { TALL: 864, LOW: 480 } as const;
export type HeaderKind = keyof typeof HEADER_HEIGHTS;

/** BRAND-15: what each window below 992 px asks for, from the narrowest on. */
export const smallScreenImages = (kind: HeaderKind): { window: number; size: ImageSize }[] =>
  SMALL_WINDOWS.map((window) => ({
    window,
    size: { width: 2 * window, height: HEADER_HEIGHTS[kind] },
  }));

/** Sides of the square pictures of the social feed: a quarter or half of a phone's width, once or twice as fine. */
export const FEED_IMAGE_SIDES = [200, 400, 720] as const;

/** A picture of the media service in one size: it crops and converts by what the address asks for. */
export const pictureUrl = (image: string, { width, height }: ImageSize): string =>
  `${image}${image.includes('?') ? '&' : '?'}w=${width}&h=${height}`;
