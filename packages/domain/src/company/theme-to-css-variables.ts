import { readableOn } from './colour.ts';
import type { Theme } from './configuration.ts';
import { fontStackOf, typefaceOf, type BrandFont } from './fonts.ts';
import { completeTheme } from './theme.ts';

export type CssVariables = Record<`--${string}`, string>;

/**
 * The seven colours of a brand as the style sheets' input, and the text colours that go on them. Everything
 * else is derived from these in CSS. The only reader of `priceColor`: a price that cannot be read on its
 * card takes the card's text colour instead (D-08).
 */
export function themeToCssVariables(
  stored: Partial<Record<keyof Theme, unknown>> | null,
): CssVariables {
  const theme = completeTheme(stored);
  const { main, secondary, contrastingColor, menuTextColor, entryBackground } = theme;
  const page = theme.menuBackgroundColor;
  const onSurface = readableOn([entryBackground], [menuTextColor]);
  return {
    '--main': main,
    '--secondary': secondary,
    '--contrastingColor': contrastingColor,
    '--menuTextColor': menuTextColor,
    '--priceColor': readableOn([entryBackground], [theme.priceColor, onSurface]),
    '--entryBackground': entryBackground,
    '--menuBackgroundColor': page,
    '--on-main': readableOn([main], [contrastingColor, menuTextColor]),
    '--on-secondary': readableOn([secondary], [contrastingColor, menuTextColor]),
    '--on-surface': onSurface,
    '--on-page': readableOn([page], [menuTextColor]),
  };
}

/** A brand without a font leaves the style sheets' own stack in place. */
export const fontToCssVariables = (font: BrandFont | null): CssVariables =>
  font === null
    ? {}
    : { '--font': fontStackOf(font), '--weight-head': String(typefaceOf(font).headWeight) };

/**
 * The style sheet the server writes into the page. Safe to inline: every colour went through `parseColour`, every
 * font is one of ours.
 */
export function themeStyleSheet(
  stored: Partial<Record<keyof Theme, unknown>> | null,
  font: BrandFont | null,
): string {
  const variables = { ...themeToCssVariables(stored), ...fontToCssVariables(font) };
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
