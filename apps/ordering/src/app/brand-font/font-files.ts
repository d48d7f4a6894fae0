import type { BrandFont } from '@tallrik/domain/company/fonts';

/** Western and northern Europe; what Turkish and the lira sign need besides. */
export const SUBSETS = ['latin', 'latin-ext'] as const;
export type Subset = (typeof SUBSETS)[number];

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
