import { chromium } from '@playwright/test';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runnerImport } from 'vite';
import { findChromium } from './lib/find-chromium.mjs';
import { root } from './lib/root.mjs';

// Run after a change of the brand fonts: `node scripts/measure-fonts.mjs`. It sets all texts of the product in each
// brand font and in the fonts that stand in for it while it loads, and writes down how much wider or narrower the
// stand-in runs. Needs fonts of Arial's and Times New Roman's widths (Liberation has them).

const FOLDER = path.join(root, 'apps/ordering/src/app/brand-font');
const CATALOGUES = path.join(root, 'packages/translations/src/catalogues');
const require = createRequire(import.meta.url);

const load = async (file) => (await runnerImport(path.join(root, file))).module;
const { BRAND_FONTS, STAND_INS, typefaceOf } = await load('packages/domain/src/company/fonts.ts');
const { fontFile, SUBSETS } = await load('apps/ordering/src/app/brand-font/font-files.ts');

const UNICODE = require('@fontsource-variable/roboto/unicode.json');
const fromPackage = (file) =>
  `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
const subsetFaces = (family, fileOf) =>
  SUBSETS.map(
    (subset) => `@font-face { font-family: '${family}'; font-weight: 1 1000;
      src: ${fromPackage(fileOf(subset))}; unicode-range: ${UNICODE[subset]} }`,
  ).join('');
const installed = (family, regular, bold) =>
  [
    [400, regular],
    [700, bold],
  ]
    .map(([weight, names]) => {
      const sources = names.map((name) => `local('${name}')`).join(',');
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${sources} }`;
    })
    .join('');

const inOrdering = createRequire(path.join(root, 'apps/ordering/package.json'));
const styles = [
  ...BRAND_FONTS.map((font) =>
    subsetFaces(`brand ${font}`, (subset) => inOrdering.resolve(fontFile(font, subset))),
  ),
  subsetFaces('installed Roboto', (subset) =>
    require.resolve(`@fontsource-variable/roboto/files/roboto-${subset}-wght-normal.woff2`),
  ),
  subsetFaces('installed Noto Serif', (subset) =>
    require.resolve(`@fontsource-variable/noto-serif/files/noto-serif-${subset}-wght-normal.woff2`),
  ),
  installed(
    'installed Arial',
    ['Arial', 'Liberation Sans'],
    ['Arial Bold', 'Liberation Sans Bold'],
  ),
  installed(
    'installed Times New Roman',
    ['Times New Roman', 'Liberation Serif'],
    ['Times New Roman Bold', 'Liberation Serif Bold'],
  ),
].join('\n');

const wordings = readdirSync(CATALOGUES)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => Object.values(JSON.parse(readFileSync(path.join(CATALOGUES, name), 'utf8'))));
const text = wordings.join(' ').replaceAll(/[{}<>#]/g, '');

const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage();
await page.setContent(`<style>${styles}</style>`);

const measure = (family, weight) =>
  page.evaluate(
    async ([font, sample]) => {
      const faces = await document.fonts.load(font, sample);
      if (faces.length === 0) throw new Error(`Nothing here is like ${font}`);
      const context = document.createElement('canvas').getContext('2d');
      context.font = font;
      const words = sample.split(' ');
      const width = words.reduce((sum, word) => sum + context.measureText(word).width, 0);
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    [`${weight} 1000px '${family}'`, text],
  );

const round = (number) => Math.round(number * 10_000) / 10_000;
const metrics = {};
for (const font of BRAND_FONTS) {
  const { generic, headWeight } = typefaceOf(font);
  const weights = { text: [400, 400], strong: [600, 700], head: [headWeight, 700] };
  const { ascent, descent } = await measure(`brand ${font}`, 400);
  const standIns = {};
  for (const standIn of STAND_INS[generic]) {
    standIns[standIn] = {};
    for (const [use, [ours, theirs]] of Object.entries(weights)) {
      const brand = await measure(`brand ${font}`, ours);
      const other = await measure(`installed ${standIn}`, theirs);
      standIns[standIn][use] = round(brand.width / other.width);
    }
  }
  metrics[font] = { ascent: round(ascent / 1000), descent: round(descent / 1000), standIns };
}
await browser.close();
writeFileSync(path.join(FOLDER, 'font-metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);
