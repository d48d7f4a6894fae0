import { describe, expect, it } from 'vitest';
import { firstLanguage } from './first-language.ts';

describe('the first language of a console', () => {
  it('is the one chosen on this tablet', () => {
    expect(firstLanguage('tr', ['sv-SE'])).toBe('tr');
  });

  it('[D-12] is else the first one of the device that we speak, by its real code', () => {
    expect(firstLanguage(null, ['fi-FI', 'sv-SE', 'en'])).toBe('se');
    expect(firstLanguage(null, ['da'])).toBe('dk');
    expect(firstLanguage(null, ['nn-NO'])).toBe('no');
    // Northern Sami, not Swedish.
    expect(firstLanguage(null, ['se'])).toBe('en');
  });

  it('is else English', () => {
    expect(firstLanguage(null, [])).toBe('en');
  });
});
