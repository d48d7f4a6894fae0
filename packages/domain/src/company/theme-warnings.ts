import { contrast, isReadable, readableOn } from './colour.ts';
import type { Theme, ThemeColour } from './configuration.ts';

/** Text and background as they meet on screen; each pair is checked when a theme is saved (D-08). */
const TEXT_ON_BACKGROUND: readonly (readonly [text: ThemeColour, background: ThemeColour])[] = [
  ['contrastingColor', 'main'],
  ['menuTextColor', 'entryBackground'],
  ['menuTextColor', 'menuBackgroundColor'],
  ['priceColor', 'entryBackground'],
];

export type ThemeWarning = {
  text: ThemeColour;
  background: ThemeColour;
  contrast: number;
  /** A colour for `text` that can be read on every background it meets, or as well as any colour can. */
  suggestion: string;
};

/** Pairs nobody with weak eyes or a phone in the sun could read, each with a colour that works. */
export function themeWarnings(theme: Theme): ThemeWarning[] {
  return TEXT_ON_BACKGROUND.filter(
    ([text, background]) => !isReadable(theme[text], theme[background]),
  ).map(([text, background]) => ({
    text,
    background,
    contrast: Math.round(contrast(theme[text], theme[background]) * 100) / 100,
    suggestion: suggestionFor(text, theme),
  }));
}

function suggestionFor(text: ThemeColour, theme: Theme): string {
  const backgrounds = TEXT_ON_BACKGROUND.filter(([name]) => name === text).map(
    ([, background]) => theme[background],
  );
  const brandColours = [theme.menuTextColor, theme.contrastingColor, theme.main, theme.secondary];
  return readableOn(backgrounds, brandColours);
}
