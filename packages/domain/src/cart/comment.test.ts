import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanComment, COMMENT_MAX_LENGTH } from './comment.ts';

it('[CART-39] [D-63] symbols and emoji each become one space, letters stay', () => {
  expect(cleanComment('No onion\u{1F9C5} please \u2013 t\u00e5rta, \u015f\u0131\u011f')).toBe(
    'No onion  please   t\u00e5rta, \u015f\u0131\u011f',
  );
});

it('[D-63] the bounds 0x2000 and 0x3300 are inside', () => {
  expect(cleanComment('\u1fff|\u2000|\u3300|\u3301')).toBe('\u1fff| | |\u3301');
});

it('[CART-38] [D-63] 150 units are counted after the replacement', () => {
  expect(cleanComment('\u{1F600}'.repeat(100))).toBe(' '.repeat(100));
  expect(cleanComment('x'.repeat(151))).toBe('x'.repeat(150));
});

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

it('[CART-38] [D-63] what stands behind pages of nothing is not read', () => {
  expect(cleanComment(`${'\u0007'.repeat(300)}no nuts`)).toBe('');
  expect(cleanComment(`${'\u0007'.repeat(293)}no nuts`)).toBe('no nuts');
});

it('[CART-38] [CART-39] the server’s second cleaning changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit, maxLength: 200 }), (text) => {
      const clean = cleanComment(text);
      expect(cleanComment(clean)).toBe(clean);
      expect(clean.length).toBeLessThanOrEqual(COMMENT_MAX_LENGTH);
      expect(clean).not.toMatch(/[\u2000-\u3300\ud800-\udfff]/);
    }),
  );
});

it('[CART-39] half an emoji does not get through', () => {
  expect(cleanComment('a\ud83db')).toBe('a b');
});
