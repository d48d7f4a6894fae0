import type { BrandFont } from '@tallrik/domain/company/fonts';

/** Western and northern Europe; what Turkish and its lira need besides; the rest of the Latin script. */
export const SUBSETS = ['latin', 'turkish', 'latin-ext'] as const;
export type Subset = (typeof SUBSETS)[number];

/**
 * Each character is in exactly one subset, so a page loads no file in vain. `turkish` is cut out of the font's
 * `latin-ext` by the build: six characters of twenty kilobytes.
 */
export const UNICODE_RANGES: Record<Subset, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  turkish: 'U+011E-011F,U+0130,U+015E-015F,U+20BA',
  'latin-ext':
    'U+0100-011D,U+0120-012F,U+0132-0151,U+0154-015D,U+0160-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20B9,U+20BB-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** The characters of a subset, one by one. */
export const charactersOf = (subset: Subset): string[] =>
  UNICODE_RANGES[subset].split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });

const NAMES: Record<BrandFont, string> = {
  NUNITO_SANS: 'nunito-sans',
  ASAP: 'asap',
  ROBOTO_CONDENSED: 'roboto-condensed',
  LORA: 'lora',
  BITTER: 'bitter',
};

/** Where a font's file comes from; the manifest knows it by the same name. */
export const fontFile = (font: BrandFont, subset: Subset): string =>
  `@fontsource-variable/${NAMES[font]}/files/${NAMES[font]}-${subset}-wght-normal.woff2`;

/** Every file that some company may ask for. */
export const allFontFiles = (): string[] =>
  (Object.keys(NAMES) as BrandFont[]).flatMap((font) =>
    SUBSETS.map((subset) => fontFile(font, subset)),
  );
