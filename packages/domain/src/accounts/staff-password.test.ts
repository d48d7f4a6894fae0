import { describe, expect, it } from 'vitest';
import { isStaffPassword, passwordStrength } from './staff-password.ts';

describe('[SETUP-07] the password of somebody who works for a restaurant', () => {
  it('has 10 to 200 characters', () => {
    expect(
      ['a'.repeat(9), 'a'.repeat(10), 'a'.repeat(200), 'a'.repeat(201)].map(isStaffPassword),
    ).toEqual([false, true, true, false]);
  });

  it.each([
    ['kitchen', 'SHORT'],
    ['aaaaaaaaaaaaaaaa', 'WEAK'],
    ['1234567890', 'WEAK'],
    ['abcdefghijklmnop', 'WEAK'],
    ['lunchlunch', 'WEAK'],
    ['fish and chips', 'GOOD'],
    ['correct horse battery staple', 'STRONG'],
    ['Kx9!vTq2#mWz', 'STRONG'],
    ['å'.repeat(30), 'WEAK'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
