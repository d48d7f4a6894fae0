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

/** Sides of the square pictures of the social feed: a quarter or half of a phone's width, once or twice as fine. */
export const FEED_IMAGE_SIDES = [200, 400, 720] as const;
