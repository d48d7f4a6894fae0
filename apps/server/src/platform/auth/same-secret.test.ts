import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameSecret } from './same-secret.ts';

describe('comparing secrets', () => {
  it('[D-109] as a whole', () => {
    expect(isSameSecret('0042', '0042')).toBe(true);
    expect(isSameSecret('0042', '0043')).toBe(false);
    expect(isSameSecret('0042', '42')).toBe(false);
  });

  it('[F-21] answers for every text, also for as many letters of more bytes', () => {
    expect(isSameSecret('0042', 'ääää')).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(isSameSecret(one, one)).toBe(true);
        expect(isSameSecret(one, other)).toBe(one === other);
      }),
    );
  });
});
