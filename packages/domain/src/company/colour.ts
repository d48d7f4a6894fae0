const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/;
const LONG_HEX = /^#[0-9a-f]{6}$/;

/** A colour as `#rrggbb`, or null. Nothing else may reach a style sheet: a "colour" could carry CSS with it. */
export function parseColour(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const typed = text.trim();
  if (typed.length > '#rrggbb'.length) return null;
  const hex = typed.toLowerCase().replace(SHORT_HEX, '#$1$1$2$2$3$3');
  return LONG_HEX.test(hex) ? hex : null;
}

/** What a picker shows where no colour is chosen. */
export const NO_COLOUR = '#888888';

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2 AA for text (D-08, D-144). */
export const READABLE_CONTRAST = 4.5;

export const isReadable = (text: string, background: string): boolean =>
  contrast(text, background) >= READABLE_CONTRAST;

// Softer on the eye than black and white, which are kept for the mid-tones where nothing else reaches 4.5.
const NEAR_BLACK_AND_WHITE = ['#141414', '#fafafa'];
const BLACK_AND_WHITE = ['#000000', '#ffffff'];

/**
 * The first preferred colour that can be read on all backgrounds, else near-black or near-white, else black or
 * white. On one background the answer is always readable: black or white reaches 4.58 on any colour. On several
 * it is the best there is.
 */
export function readableOn(backgrounds: readonly string[], preferred: readonly string[]): string {
  const worst = (text: string): number =>
    Math.min(...backgrounds.map((background) => contrast(text, background)));
  const best = (texts: readonly string[]): string =>
    texts.reduce((one, other) => (worst(other) > worst(one) ? other : one));
  const candidates = [...preferred, best(NEAR_BLACK_AND_WHITE)];
  return candidates.find((text) => worst(text) >= READABLE_CONTRAST) ?? best(BLACK_AND_WHITE);
}
