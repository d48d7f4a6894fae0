import type { AssetManifest } from '@tallrik/contract/page-rendering';
import { BRAND_FONTS, fontStackOf, type BrandFont } from '@tallrik/domain/company/fonts';
import { describe, expect, it } from 'vitest';
import { brandFontTags } from './brand-font-tags.ts';
import { allFontFiles, charactersOf, fontFile, SUBSETS } from './font-files.ts';

const built = (file: string) =>
  `assets/${file.split('/').at(-1)?.replace('.woff2', '-HASH.woff2')}`;
const manifest: AssetManifest = Object.fromEntries(
  allFontFiles().map((file) => [file, { file: built(file) }]),
);

const familiesIn = (rules: string) =>
  new Set([...rules.matchAll(/font-family:('[^']+')/g)].map(([, name]) => name));
const filesIn = (rules: string) => [...rules.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file);

describe('the font of a brand in the head', () => {
  it.each(BRAND_FONTS)(
    '[D-05] %s: three files of its own, and every family its stack names',
    (font) => {
      const { rules } = brandFontTags(manifest, font, 'se');
      expect(filesIn(rules)).toEqual([
        `/${built(fontFile(font, 'latin'))}`,
        `/${built(fontFile(font, 'turkish'))}`,
        `/${built(fontFile(font, 'latin-ext'))}`,
      ]);
      expect([...familiesIn(rules)]).toEqual(fontStackOf(font).split(',').slice(0, -1));
      expect(rules.match(/font-display:swap/g)).toHaveLength(3);
    },
  );

  it('[D-05] the letters of northern Europe come at once, those of Turkish where it is spoken', () => {
    const latin = `/${built(fontFile('LORA', 'latin'))}`;
    expect(brandFontTags(manifest, 'LORA', 'se').preloads).toEqual([latin]);
    expect(brandFontTags(manifest, 'LORA', 'tr').preloads).toEqual([
      latin,
      `/${built(fontFile('LORA', 'turkish'))}`,
    ]);
  });

  it('[D-05] without a font there is nothing to fetch and nothing to say', () => {
    expect(brandFontTags(manifest, null, 'se')).toEqual({ preloads: [], rules: '' });
  });

  it('every character is in one file only: in two, it would fetch a file in vain', () => {
    expect(charactersOf('latin')).toEqual(expect.arrayContaining([...'åäöÅÄÖæøñı€£']));
    expect(charactersOf('turkish').toSorted()).toEqual([...'ĞğİŞş₺'].toSorted());
    const all = SUBSETS.flatMap(charactersOf);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(BRAND_FONTS)(
    '%s: a stand-in takes as much room as the font, in every weight',
    (font: BrandFont) => {
      const standIns =
        brandFontTags(manifest, font, 'se').rules.match(/@font-face\{[^}]*size-adjust[^}]*\}/g) ??
        [];
      expect(standIns).toHaveLength(6);
      const heights = standIns.map((rule) => {
        const value = (name: string) =>
          Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100;
        return value('size-adjust') * (value('ascent-override') + value('descent-override'));
      });
      for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 3);
    },
  );

  it('a font that was never built stops the page instead of hiding', () => {
    expect(() => brandFontTags({}, 'LORA', 'se')).toThrow('lora-latin-wght-normal.woff2');
  });
});
