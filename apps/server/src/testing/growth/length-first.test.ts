import { describe, expect, it } from 'vitest';
import { TEXT_CHECKS } from './text-checks.ts';

/** As much as a field of ours ever holds, several times over; a stranger sends a quarter of a million letters. */
const LONGEST_MATCHED = 8_000;
const LENGTH = 50_000;

/** What a check might look at more closely than at others. */
const TEXTS: readonly string[] = [
  'a',
  ' ',
  '1',
  '\n',
  '\u202e',
  'Anna Bo ',
  '<p>a</p>',
  '+46 70',
  'a@b.c ',
  'a=b; ',
  '😀',
  '{"a":"b"}',
].map((text) => text.repeat(Math.ceil(LENGTH / text.length)));

/** How zod finds out how long a text is. */
const MEASURING = String.raw`[\uD800-\uDBFF]`;

/** The longest text that met an expression while the check read this one: all of them go through `exec`. */
function longestMatched(check: (text: string) => unknown, text: string): number {
  let longest = 0;
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (read: string) {
    if (this.source !== MEASURING) longest = Math.max(longest, String(read).length);
    return exec.call(this, read);
  };
  try {
    check(text);
  } catch {
    // A refusal, too, may come after the expression.
  } finally {
    RegExp.prototype.exec = exec;
  }
  return longest;
}

/** They read what a company has written about itself, whole: articles, and the titles of dishes. */
const OF_THE_COMPANY = new Set(['cleanHtml', 'excerpt', 'isTangled', 'plainText', 'withoutMarker']);

describe('no foreign text meets an expression before its length', () => {
  it.each(Object.keys(TEXT_CHECKS).filter((name) => !OF_THE_COMPANY.has(name)))(
    '[F-20] %s',
    (name) => {
      const longest = TEXTS.map((text) => longestMatched(TEXT_CHECKS[name]!, text));
      expect(Math.max(...longest)).toBeLessThanOrEqual(LONGEST_MATCHED);
    },
  );
});
