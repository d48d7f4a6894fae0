/**
 * Typefaces a brand can choose (D-05); none means the visitor's own. Each of them has figures of one width for
 * prices, the letters of all six languages and the signs of all seven currencies.
 */
export const BRAND_FONTS = ['NUNITO_SANS', 'ASAP', 'ROBOTO_CONDENSED', 'LORA', 'BITTER'] as const;
export type BrandFont = (typeof BRAND_FONTS)[number];

export type Typeface = {
  family: string;
  generic: 'sans-serif' | 'serif';
  /** A condensed face needs more weight than a text face to make a heading. */
  headWeight: number;
};

const TYPEFACES: Record<BrandFont, Typeface> = {
  NUNITO_SANS: { family: 'Nunito Sans', generic: 'sans-serif', headWeight: 700 },
  ASAP: { family: 'Asap', generic: 'sans-serif', headWeight: 700 },
  ROBOTO_CONDENSED: { family: 'Roboto Condensed', generic: 'sans-serif', headWeight: 900 },
  LORA: { family: 'Lora', generic: 'serif', headWeight: 700 },
  BITTER: { family: 'Bitter', generic: 'serif', headWeight: 700 },
};

export const typefaceOf = (font: BrandFont): Typeface => TYPEFACES[font];

/** Fonts that computers and phones have, in the order in which they stand in for one that is still loading. */
export const STAND_INS = {
  'sans-serif': ['Arial', 'Roboto'],
  serif: ['Times New Roman', 'Noto Serif'],
} as const;
export type StandIn = (typeof STAND_INS)[Typeface['generic']][number];

/** The name under which a stand-in appears, stretched to the measures of the face it stands in for. */
export const standInFamily = ({ family }: Typeface, standIn: StandIn): string =>
  `${family} as ${standIn}`;

/** What `font-family` takes: the face, its stand-ins, and what every browser has. */
export function fontStackOf(font: BrandFont): string {
  const face = typefaceOf(font);
  const standIns = STAND_INS[face.generic].map((standIn) => standInFamily(face, standIn));
  return [...[face.family, ...standIns].map((family) => `'${family}'`), face.generic].join(',');
}
