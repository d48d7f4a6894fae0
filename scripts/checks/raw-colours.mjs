import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';
import { findRawColoursInCss, findRawColoursInTsx } from '../lib/find-raw-colours.mjs';
import { root } from '../lib/root.mjs';

const TOKENS = /(^|[/-])tokens\.css$/;
// It wears the colours of a bank, not of a restaurant.
const FOREIGN = 'packages/payment-simulator/';

/** The finders are tried first: a pattern that never matches would call everything clean. */
const TRIALS = [
  [findRawColoursInCss, '.price { color: #c00; }', 1],
  [findRawColoursInCss, '.price { border: 1px solid red; }', 1],
  [findRawColoursInCss, '.price { background: rgb(0 0 0 / 50%); }', 1],
  [findRawColoursInCss, '/* red */ .price { color: var(--price); white-space: nowrap; }', 0],
  [findRawColoursInCss, '.price { color: oklch(from var(--main) l c h); }', 0],
  [findRawColoursInTsx, '<path fill="tomato" />', 1],
  [findRawColoursInTsx, "const theme = { main: '#123456' };", 1],
  [findRawColoursInTsx, '<a href="#menu" color="currentColor">red</a>', 0],
];

export const rawColours = {
  name: 'no raw colours',
  async run() {
    const broken = TRIALS.filter(([find, text, count]) => find(text).length !== count).map(
      ([, text]) => `the check itself is wrong about: ${text}`,
    );
    const found = listFiles('.').flatMap((file) => {
      const find = file.endsWith('.css') ? findRawColoursInCss : findRawColoursInTsx;
      if (!/\.(css|tsx)$/.test(file) || TOKENS.test(file) || file.includes('.test.')) return [];
      if (file.startsWith(FOREIGN)) return [];
      return find(readFileSync(path.join(root, file), 'utf8')).map((place) => `${file}:${place}`);
    });
    return [...broken, ...found];
  },
};
