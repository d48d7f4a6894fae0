import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { repeated, tooFastGrowth } from './growth.ts';
import { TEXT_CHECKS } from './text-checks.ts';

/** What patterns and loops choke on: their beginnings without an end, their ends without a beginning, and nothing but one letter. */
const PIECES = [
  ...'a 0-_.,;:=&<>/"\'%+@#[{(\\~?',
  'a ',
  'a.',
  'a-',
  'a@',
  'a@a.',
  '+46',
  '\u0301',
  'å',
  '😀',
  '\ud83d',
  '\n',
  '\u0000',
  '\u2028',
  '<!--',
  '<script>',
  '<style><!--',
  '</script ',
  '<p',
  '<a b="',
  '<img src=',
  '<svg/',
  '&a',
  '&#1',
  '/..',
  '/%2e',
  '//',
  'a=b;',
  'a=%',
  'br,',
  'gzip;q=0.',
  '{"a":',
  '[[',
  '[m]',
  '[m] ',
  'AbC',
];

describe.each(Object.entries(TEXT_CHECKS))('%s', (_name, check) => {
  it('[F-20] ten times the text takes at most fifteen times as long', { timeout: 120_000 }, () => {
    const growing = PIECES.flatMap((piece) => {
      const growth = tooFastGrowth(check, repeated(piece));
      return growth === null ? [] : [{ piece, growth: Math.round(growth) }];
    });
    expect(growing).toEqual([]);
  });
});

describe('the list of text checks', () => {
  const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
  const list = readFileSync(new URL('./text-checks.ts', import.meta.url), 'utf8');
  /** Asked by one that is on the list, or asked for numbers only. */
  const ELSEWHERE = new Set(['content/without-markup', 'money/format-count']);

  it('[F-20] names every file of the domain in which a pattern reads text', () => {
    const files = findPatterns(ROOT, ['packages/domain/src']).map(({ file }) =>
      file.slice('packages/domain/src/'.length, -'.ts'.length),
    );
    expect(files.length).toBeGreaterThan(10);
    const missing = [...new Set(files)].filter(
      (file) => !list.includes(`'@tallrik/domain/${file}'`) && !ELSEWHERE.has(file),
    );
    expect(missing).toEqual([]);
  });

  it('[F-20] would notice the name check of before', () => {
    const before = (typed: string) => /[\p{L}\p{M}'’-]+\s+\S/u.test(typed.trim());
    expect(tooFastGrowth(before, repeated('a'), [250, 1_000])).toBeGreaterThan(15);
  });
});
