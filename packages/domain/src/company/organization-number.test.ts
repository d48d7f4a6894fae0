import { describe, expect, it } from 'vitest';
import { hasUsualForm } from './organization-number.ts';

describe('[SETUP-11] the form of an organisation number', () => {
  it.each([
    ['SE', '556677-8899'],
    ['SE', '5566778899'],
    ['NO', '912 345 678'],
    ['DK', 'DK12345678'],
    ['GB', '01234567'],
    ['GB', 'SC123456'],
    ['ES', 'B12345678'],
    ['ES', '12345678Z'],
    ['TR', '1234567890'],
    ['DE', 'anything at all'],
  ])('%s has %j', (country, number) => {
    expect(hasUsualForm(country, number)).toBe(true);
  });

  it.each([
    ['SE', '556677-8898'],
    ['SE', '16556677-8899'],
    ['NO', '91234567'],
    ['DK', '123456789'],
    ['GB', '1234567'],
    ['ES', '123456789'],
    ['TR', '12345678901'],
    ['TR', '1'.repeat(500)],
  ])('%s does not have %j', (country, number) => {
    expect(hasUsualForm(country, number)).toBe(false);
  });
});
