import type { AssetManifest } from '@tallrik/contract/page-rendering';
import type { BrandFont } from '@tallrik/domain/company/fonts';
import type { Language } from '@tallrik/domain/company/languages';
import { fontFaces } from './font-faces.ts';
import { fontFile, type Subset } from './font-files.ts';

/** What the head says about a brand's font: files to fetch at once, and the rules that name them. */
export type BrandFontTags = { preloads: string[]; rules: string };

const NO_FONT: BrandFontTags = { preloads: [], rules: '' };

/** The one font of this company; whatever else there is to choose from is neither named nor fetched. */
export function brandFontTags(
  manifest: AssetManifest | null,
  font: BrandFont | null,
  language: Language,
): BrandFontTags {
  if (font === null) return NO_FONT;
  const addresses = {
    latin: fontAddress(manifest, font, 'latin'),
    turkish: fontAddress(manifest, font, 'turkish'),
    'latin-ext': fontAddress(manifest, font, 'latin-ext'),
  };
  // There is no Turkish sentence without a letter of the second file: found late, it would swap late.
  const preloads = language === 'tr' ? [addresses.latin, addresses.turkish] : [addresses.latin];
  return { preloads, rules: fontFaces(font, addresses) };
}

function fontAddress(manifest: AssetManifest | null, font: BrandFont, subset: Subset): string {
  const source = fontFile(font, subset);
  if (manifest === null) return `/${source}`;
  const built = manifest[source];
  if (built === undefined) throw new Error(`The manifest does not know ${source}`);
  return `/${built.file}`;
}
