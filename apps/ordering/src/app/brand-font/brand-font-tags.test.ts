import type { AssetManifest } from '@tallrik/contract/page-rendering';
import { BRAND_FONTS, fontStackOf, type BrandFont } from '@tallrik/domain/company/fonts';
import { describe, expect, it } from 'vitest';
import { brandFontTags } from './brand-font-tags.ts';
import { allFontFiles, fontFile } from './font-files.ts';

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
    '[D-05] %s: two files of its own, and every family its stack names',
    (font) => {
      const { rules } = brandFontTags(manifest, font, 'se');
      expect(filesIn(rules)).toEqual([
        `/${built(fontFile(font, 'latin'))}`,
        `/${built(fontFile(font, 'latin-ext'))}`,
      ]);
      expect([...familiesIn(rules)]).toEqual(fontStackOf(font).split(',').slice(0, -1));
      expect(rules.match(/font-display:swap/g)).toHaveLength(2);
    },
  );

  it('[D-05] the letters of northern Europe come at once, those of Turkish where it is spoken', () => {
    const latin = `/${built(fontFile('LORA', 'latin'))}`;
    expect(brandFontTags(manifest, 'LORA', 'se').preloads).toEqual([latin]);
    expect(brandFontTags(manifest, 'LORA', 'tr').preloads).toEqual([
      latin,
      `/${built(fontFile('LORA', 'latin-ext'))}`,
    ]);
  });

  it('[D-05] without a font there is nothing to fetch and nothing to say', () => {
    expect(brandFontTags(manifest, null, 'se')).toEqual({ preloads: [], rules: '' });
  });

  it('every character is in one file only: in both, it would fetch a file in vain', () => {
    const { rules } = brandFontTags(manifest, 'LORA', 'se');
    const [latin, extended] = [...rules.matchAll(/unicode-range:([^}]+)\}/g)].map(([, ranges]) =>
      characters(ranges ?? ''),
    );
    expect([...'åäöÅÄÖæøñı€£'].filter((letter) => !latin?.has(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    );
    expect([...'İşŞğĞ₺'].filter((letter) => !extended?.has(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    );
    expect([...(latin ?? [])].filter((point) => extended?.has(point))).toEqual([]);
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

function characters(ranges: string): Set<number> {
  const points = ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
  return new Set(points);
}
