/** CSS pixels (BRAND-05). */
export const BREAKPOINTS = [576, 768, 992, 1200, 1400] as const;
export const SIDEBAR_FROM_WIDTH = 768;
export const DESKTOP_FROM_WIDTH = 992;
export const SMALL_CARD_BELOW_WIDTH = 576;

/** D-09. */
export const isSmallScreen = (width: number): boolean => width < SIDEBAR_FROM_WIDTH;
export const isDesktop = (width: number): boolean => width >= DESKTOP_FROM_WIDTH;
export const hasSmallCards = (width: number): boolean => width < SMALL_CARD_BELOW_WIDTH;

export const LONG_TITLE_OVER = 20;
export const LONG_GRID_NAME_OVER = 11;

/** BRAND-19, D-11: set in a smaller font, never cut off. */
export const isLongTitle = (title: string): boolean => lettersIn(title) > LONG_TITLE_OVER;

/** MENU-14. */
export const isLongGridName = (name: string): boolean => lettersIn(name) > LONG_GRID_NAME_OVER;

/** MENU-10. */
export const showsCategoryGrid = (
  configuration: { showCategoriesInGridView: boolean },
  width: number,
): boolean => configuration.showCategoriesInGridView || isDesktop(width);

// Code points, not UTF-16 units: an emoji in a burger's name must not count twice.
const lettersIn = (text: string): number => [...text].length;

export type ImageSize = { width: number; height: number };

export const CARD_IMAGE: ImageSize = { width: 560, height: 368 };
export const SMALL_CARD_IMAGE: ImageSize = { width: 408, height: 272 };
export const INSTANT_CARD_IMAGE: ImageSize = { width: 192, height: 130 };
export const DESKTOP_IMAGE: ImageSize = { width: 944, height: 480 };

/** Landing backgrounds and item headers are tall, start, category and news heroes low (D-10). */
const SMALL_SCREEN_HEIGHT = { TALL: 864, LOW: 480 } as const;

/** The size of a header picture to ask the image service for (BRAND-15, BRAND-16). */
export const headerImage = (width: number, picture: 'TALL' | 'LOW'): ImageSize =>
  isDesktop(width) ? DESKTOP_IMAGE : { width: 2 * width, height: SMALL_SCREEN_HEIGHT[picture] };
