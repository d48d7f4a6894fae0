import { contrast, isReadable, readableOn } from './colour.ts';
import type { Theme } from './configuration.ts';

export type ThemeProposal = { name: 'LIGHT' | 'BOLD' | 'DARK'; theme: Theme };

const WHITE = '#ffffff';
const INK = '#1a1a1a';
const STEPS = 20;

/**
 * Three themes out of a logo's colours, the most frequent first: light with the brand's buttons, tinted throughout, and
 * dark. Each can be read in all pairs that guests meet (LOOK-02, LOOK-04).
 */
export function proposeThemes(colours: readonly string[]): ThemeProposal[] {
  const [first = '#2b3a42'] = [...colours].filter((colour) => isVivid(colour)).concat(colours);
  const second =
    colours.find((colour) => contrast(colour, first) > 1.3) ?? mixed(first, WHITE, 0.6);
  const main = first;
  const onMain = readableOn([main], [WHITE, INK]);
  const themeOn = (page: string, card: string, text: string): Theme => ({
    main,
    secondary: second,
    contrastingColor: onMain,
    menuTextColor: readableOn([card, page], [text]),
    priceColor: readableShade(main, card),
    entryBackground: card,
    menuBackgroundColor: page,
  });
  const dark = mixed(main, '#0b0b0b', 0.9);
  return [
    { name: 'LIGHT', theme: themeOn(mixed(main, WHITE, 0.95), WHITE, INK) },
    {
      name: 'BOLD',
      theme: themeOn(mixed(main, WHITE, 0.82), mixed(main, WHITE, 0.94), mixed(main, INK, 0.8)),
    },
    { name: 'DARK', theme: themeOn(dark, mixed(dark, WHITE, 0.08), '#f6f3ee') },
  ];
}

/** Neither white nor black nor grey. */
function isVivid(hex: string): boolean {
  const channels = channelsOf(hex);
  return Math.max(...channels) - Math.min(...channels) > 40;
}

/** The colour itself where it can be read on the ground, else the nearest shade of it that can. */
function readableShade(colour: string, ground: string): string {
  const towards = contrast(WHITE, ground) > contrast(INK, ground) ? WHITE : '#000000';
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = mixed(colour, towards, step / STEPS);
    if (isReadable(shade, ground)) return shade;
  }
  return readableOn([ground], []);
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** So much of the second colour in the first, both `#rrggbb`. */
function mixed(one: string, other: string, part: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const channel = (at: number) =>
    Math.round((from[at] ?? 0) * (1 - part) + (to[at] ?? 0) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
