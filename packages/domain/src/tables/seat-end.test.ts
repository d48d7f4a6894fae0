import { describe, expect, it } from 'vitest';
import { isSeatOver } from './seat-end.ts';

const tokenWith = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('[D-101] when the token of a table ends', () => {
  it('is what it says itself', () => {
    const token = tokenWith({ exp: 1_772_452_800, sub: 'borð-ø' });
    expect(isSeatOver(token, 1_772_452_799_999)).toBe(false);
    expect(isSeatOver(token, 1_772_452_800_000)).toBe(true);
  });

  it.each([
    ['no token', 'token-of-a-test'],
    ['nothing', ''],
    ['no moment', tokenWith({ sub: 't1' })],
    ['a moment in words', tokenWith({ exp: 'tomorrow' })],
    ['no object', tokenWith(7)],
    ['no JSON', 'e30.bm9uZQ.signature'],
    ['pages of something', `e30.${'A'.repeat(100_000)}.signature`],
  ])('is not known of %s', (_what, token) => {
    expect(isSeatOver(token, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
