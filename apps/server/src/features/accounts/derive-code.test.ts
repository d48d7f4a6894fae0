import { describe, expect, it } from 'vitest';
import { makeKeyedHash } from '../../platform/auth/keyed-hash.ts';
import { fixedId } from '../../testing/fixed-id.ts';
import { makeDeriveCode } from './derive-code.ts';

const deriveCode = makeDeriveCode(makeKeyedHash('a'.repeat(64), 'account code'));

describe('the digits of a code', () => {
  it('[D-109] [AUTH-19] are four, the same for the same id, and other ones for the other purpose', () => {
    const code = deriveCode(fixedId(1), 'RESET');
    expect(code).toMatch(/^\d{4}$/);
    expect(deriveCode(fixedId(1), 'RESET')).toBe(code);
    expect(deriveCode(fixedId(1), 'ACTIVATION')).not.toBe(code);
  });

  it('[D-109] cannot be told without the key of the deployment', () => {
    const stranger = makeDeriveCode(makeKeyedHash('b'.repeat(64), 'account code'));
    const ids = Array.from({ length: 1_000 }, (_, number) => fixedId(number));
    const agreeing = ids.filter((id) => stranger(id, 'RESET') === deriveCode(id, 'RESET'));
    // By chance one in ten thousand.
    expect(agreeing.length).toBeLessThan(4);
  });

  it('[D-109] use every digit at every place about as often', () => {
    const counts = Array.from({ length: 4 }, () => Array.from({ length: 10 }, () => 0));
    for (let number = 0; number < 20_000; number += 1) {
      const digits = Array.from(deriveCode(fixedId(number), 'ACTIVATION'), Number);
      for (const [place, digit] of digits.entries()) counts[place]![digit]! += 1;
    }
    for (const count of counts.flat()) {
      expect(count).toBeGreaterThan(1_800);
      expect(count).toBeLessThan(2_200);
    }
  });
});
