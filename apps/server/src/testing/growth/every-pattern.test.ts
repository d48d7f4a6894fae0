import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPatterns, patternsIn } from './find-patterns.ts';
import { chokingText } from './pump-pattern.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const FOLDERS = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/payment-simulator/src',
  'packages/translations/src',
  'packages/ui/src',
  'apps/console/src',
  'apps/ordering/src',
  'apps/server/src',
];

/** Looked at by a person: what they read is ours and short, or they are put together from words of ours. */
const REVIEWED = new Map([
  // Reads 4,000 letters at most, 64 of them for each: linear, but slowly.
  ['apps/server/src/platform/logging/scrub.ts', ['/[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+)+/g']],
  // Reads the digits of a number: at most seventeen.
  ['packages/domain/src/money/format-count.ts', ['/\\B(?=(\\d{3})+$)/g']],
  // The names of three attributes, and each value ends at its own quote.
  [
    'apps/ordering/src/shared/picture/first-picture.ts',
    ['new RegExp(`\\\\s${name}="([^"]*)"`, \'i\')'],
  ],
]);

describe('every regular expression in the product', () => {
  const patterns = findPatterns(ROOT, FOLDERS);
  const isReviewed = (file: string, written: string): boolean =>
    REVIEWED.get(file)?.includes(written) ?? false;

  it('[F-20] is found, those we know among them', () => {
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.some(({ file }) => file.endsWith('accounts/checks.ts'))).toBe(true);
    const all = new Set(patterns.map(({ file, written }) => `${file} ${written}`));
    for (const [file, list] of REVIEWED)
      for (const written of list) expect(all).toContain(`${file} ${written}`);
  });

  it(
    '[F-20] reads any text in a time that grows with its length only',
    { timeout: 120_000 },
    () => {
      const choking = patterns
        .filter(({ file, written }) => !isReviewed(file, written))
        .flatMap(({ file, written, pattern }) => {
          const text = pattern ? chokingText(pattern) : 'put together at run time';
          return text === null ? [] : [`${file} ${written} chokes on ${JSON.stringify(text)}`];
        });
      expect(choking).toEqual([]);
    },
  );
});

describe('the search for choking texts', () => {
  it.each([
    /[\p{L}\p{M}'’-]+\s+\S/u,
    /=+$/,
    /<!--[\s\S]*?-->/g,
    /<(script|style)\b[\s\S]*?<\/\1\s*>/gi,
    /<\/?[a-z][^>]*>/gi,
    /<img[^>]*\ssrc="\/media\/([0-9a-f]{32})\?/g,
    /([\w-]+)\.(?:svg|gif|png)$/,
    /^(\w+\s?)*$/,
    /^([a-z]+)+$/,
    /^a:[\d.]+\d+x$/,
    /\s+$/,
  ])('[F-20] finds one for %s', (pattern) => {
    expect(chokingText(pattern)).not.toBeNull();
  });

  it('[F-20] sees patterns that are written, and those that are put together', () => {
    expect(
      patternsIn('x.ts', 'const a = 1 / 2 / 3; const b = /x+/g; const c = new RegExp(name);'),
    ).toEqual([
      { file: 'x.ts', written: '/x+/g', pattern: /x+/g },
      { file: 'x.ts', written: 'new RegExp(name)', pattern: null },
    ]);
  });
});
