import {
  STAND_INS,
  standInFamily,
  typefaceOf,
  type BrandFont,
  type StandIn,
} from '@tallrik/domain/company/fonts';
import metrics from './font-metrics.json';
import { SUBSETS, UNICODE_RANGES, type Subset } from './font-files.ts';

type Metrics = {
  ascent: number;
  descent: number;
  standIns: Partial<Record<StandIn, Record<Use, number>>>;
};
type Use = 'text' | 'strong' | 'head';

/** Measured by scripts/measure-fonts.mjs. */
const METRICS: Record<BrandFont, Metrics> = metrics;

/** Full and PostScript names, since browsers differ in which they know; Liberation has the same widths. */
const INSTALLED: Record<StandIn, { regular: readonly string[]; bold: readonly string[] }> = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  'Times New Roman': {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  'Noto Serif': {
    regular: ['Noto Serif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
  },
};

const USES: readonly { use: Use; weights: string; cut: 'regular' | 'bold' }[] = [
  { use: 'text', weights: '1 500', cut: 'regular' },
  { use: 'strong', weights: '501 650', cut: 'bold' },
  { use: 'head', weights: '651 1000', cut: 'bold' },
];

const rule = (descriptors: Record<string, string>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** The `@font-face` rules of one brand's font: its files, and what stands in for them without moving the page. */
export function fontFaces(font: BrandFont, addresses: Record<Subset, string>): string {
  const face = typefaceOf(font);
  const files = SUBSETS.map((subset) =>
    rule({
      'font-family': `'${face.family}'`,
      'font-weight': '1 1000',
      'font-display': 'swap',
      src: `url(${addresses[subset]}) format('woff2')`,
      'unicode-range': UNICODE_RANGES[subset],
    }),
  );
  return [
    ...files,
    ...STAND_INS[face.generic].flatMap((standIn) => standInFaces(font, standIn)),
  ].join('');
}

// Text that grows or shrinks when the font arrives moves the dish from under the guest's thumb. So the stand-in is
// set as wide as the font, weight by weight, and takes its ascent and descent.
function standInFaces(font: BrandFont, standIn: StandIn): string[] {
  const { ascent, descent, standIns } = METRICS[font];
  const widths = standIns[standIn];
  if (widths === undefined) throw new Error(`${standIn} was never measured against ${font}`);
  return USES.map(({ use, weights, cut }) =>
    rule({
      'font-family': `'${standInFamily(typefaceOf(font), standIn)}'`,
      'font-weight': weights,
      src: INSTALLED[standIn][cut].map((name) => `local('${name}')`).join(','),
      'size-adjust': percent(widths[use]),
      'ascent-override': percent(ascent / widths[use]),
      'descent-override': percent(descent / widths[use]),
      'line-gap-override': '0%',
    }),
  );
}
