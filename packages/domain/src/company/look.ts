import { parseColour } from './colour.ts';
import {
  type LandingPageSection,
  THEME_COLOURS,
  type Theme,
  type ThemeColour,
} from './configuration.ts';
import { BRAND_FONTS, type BrandFont } from './fonts.ts';
import { checkStartRows, type StartRowProblem } from './start-rows.ts';
import { themeWarnings } from './theme-warnings.ts';

/** Everything of a company that is judged as a whole, and published as a whole (O-03, LOOK-01). */
export type Look = {
  theme: Theme;
  font: BrandFont | null;
  /** Addresses of pictures. */
  logo: string | null;
  landing: string | null;
  landingDesktop: string | null;
  /** How many categories the start page shows, and whether as a grid (LOOK-11). */
  maxCategories: number;
  showCategoriesInGridView: boolean;
  /** Rows of dishes above them (LOOK-10). */
  sections: LandingPageSection[];
} & Record<LookText, string | null>;

/** Longest texts (LOOK-09), in characters. */
export const LOOK_TEXTS = {
  greetingText: 100,
  navigationInfoText: 150,
  landingPageIntro: 500,
  aboutUs: 2_000,
  customReadyText: 60,
} as const;
export type LookText = keyof typeof LOOK_TEXTS;
const TEXTS = Object.keys(LOOK_TEXTS) as LookText[];

export const MOST_CATEGORIES = 50;

export const LOOK_PICTURES = ['logo', 'landing', 'landingDesktop'] as const;

/** What is asked for: colours as somebody types them, texts, and pictures by address. Left out stays. */
export type LookChange = {
  theme?: Partial<Record<ThemeColour, string>>;
  font?: string | null;
  maxCategories?: number;
  showCategoriesInGridView?: boolean;
  sections?: readonly LandingPageSection[];
} & Partial<Record<LookText | (typeof LOOK_PICTURES)[number], string | null>>;

export type LookProblem = StartRowProblem;

/** The look with the change in it, or what is wrong with the change (LOOK-02, LOOK-07, LOOK-09). */
export function changeLook(look: Look, change: LookChange): Look | LookProblem {
  const theme = { ...look.theme };
  for (const name of THEME_COLOURS) {
    const typed = change.theme?.[name];
    if (typed === undefined) continue;
    const colour = typedColour(typed);
    if (colour === null) return { code: 'FIELD_INVALID', field: `theme.${name}` };
    theme[name] = colour;
  }
  const next: Look = { ...look, theme };
  if (change.font !== undefined) {
    const font = change.font === null ? null : BRAND_FONTS.find((one) => one === change.font);
    if (font === undefined) return { code: 'FIELD_INVALID', field: 'font' };
    next.font = font;
  }
  if (change.maxCategories !== undefined) {
    const isRight = change.maxCategories >= 1 && change.maxCategories <= MOST_CATEGORIES;
    if (!isRight || !Number.isInteger(change.maxCategories))
      return { code: 'FIELD_INVALID', field: 'maxCategories' };
    next.maxCategories = change.maxCategories;
  }
  next.showCategoriesInGridView = change.showCategoriesInGridView ?? look.showCategoriesInGridView;
  if (change.sections !== undefined) {
    const sections = checkStartRows(change.sections);
    if ('code' in sections) return sections;
    next.sections = sections;
  }
  for (const name of LOOK_PICTURES) {
    const address = change[name];
    if (address !== undefined) next[name] = address;
  }
  for (const name of TEXTS) {
    const text = change[name];
    if (text === undefined) continue;
    const written = text?.trim() ?? '';
    if ([...written].length > LOOK_TEXTS[name]) return { code: 'TEXT_TOO_LONG', field: name };
    next[name] = written === '' ? null : written;
  }
  return next;
}

const RGB = /^rgb\( ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?\)$/;
const LONGEST = 'rgb( 255 , 255 , 255 )'.length;

/** `#rgb`, `#rrggbb` or `rgb()`, as `#rrggbb`; null for everything else (LOOK-02). */
export function typedColour(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed.length > LONGEST) return null;
  const channels = RGB.exec(typed)?.slice(1).map(Number);
  if (!channels) return parseColour(typed.startsWith('#') ? typed : `#${typed}`);
  if (channels.some((channel) => channel > 255)) return null;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The first colour that guests could not read, if there is one (LOOK-04). */
export const unreadableColour = (theme: Theme): ThemeColour | null =>
  themeWarnings(theme)[0]?.text ?? null;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Names of what differs between two looks: 'theme.main', 'logo' (LOOK-01). */
export function differences(one: Look, other: Look): string[] {
  const colours = THEME_COLOURS.filter((name) => one.theme[name] !== other.theme[name]);
  const rest = (
    [
      'font',
      'maxCategories',
      'showCategoriesInGridView',
      'sections',
      ...LOOK_PICTURES,
      ...TEXTS,
    ] as const
  ).filter((name) => !isSame(one[name], other[name]));
  return [...colours.map((name) => `theme.${name}`), ...rest];
}
