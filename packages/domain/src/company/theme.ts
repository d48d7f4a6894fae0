import { parseColour } from './colour.ts';
import { THEME_COLOURS, type Theme } from './configuration.ts';

/** What a brand looks like before it has said anything: calm, and readable in every pair (D-08). */
export const NEUTRAL_THEME: Theme = {
  main: '#2b3a42',
  secondary: '#c9d3d8',
  contrastingColor: '#ffffff',
  menuTextColor: '#1f2629',
  priceColor: '#2b3a42',
  entryBackground: '#ffffff',
  menuBackgroundColor: '#f2f4f5',
};

/** Seven valid colours out of whatever was stored: a missing or broken one falls back by itself (D-08). */
export function completeTheme(stored: Partial<Record<keyof Theme, unknown>> | null): Theme {
  const theme = { ...NEUTRAL_THEME };
  for (const name of THEME_COLOURS) {
    theme[name] = parseColour(stored?.[name]) ?? NEUTRAL_THEME[name];
  }
  return theme;
}
