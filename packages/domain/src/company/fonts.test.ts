import { describe, expect, it } from 'vitest';
import { BRAND_FONTS, fontStackOf, standInFamily, STAND_INS, typefaceOf } from './fonts.ts';
import { themeStyleSheet } from './theme-to-css-variables.ts';

describe('brand fonts', () => {
  it('[D-05] a stack names the face, its stand-ins and what every browser has', () => {
    expect(fontStackOf('LORA')).toBe("'Lora','Lora as Times New Roman','Lora as Noto Serif',serif");
    expect(fontStackOf('NUNITO_SANS')).toBe(
      "'Nunito Sans','Nunito Sans as Arial','Nunito Sans as Roboto',sans-serif",
    );
  });

  it('[D-05] no two fonts share a family or a stand-in', () => {
    const families = BRAND_FONTS.map(typefaceOf).flatMap((face) => [
      face.family,
      ...STAND_INS[face.generic].map((standIn) => standInFamily(face, standIn)),
    ]);
    expect(new Set(families).size).toBe(families.length);
  });

  it('[D-05] [BRAND-02] a font reaches the page as variables, no font leaves them alone', () => {
    expect(themeStyleSheet(null, 'ROBOTO_CONDENSED')).toMatch(
      /;--font:'Roboto Condensed',[^;]+,sans-serif;--weight-head:900\}$/,
    );
    expect(themeStyleSheet(null, null)).not.toMatch(/--font|--weight/);
  });

  it('[D-05] no stack can end the style sheet it is written into', () => {
    for (const font of BRAND_FONTS) expect(fontStackOf(font)).toMatch(/^[\w ',-]+$/);
  });
});
