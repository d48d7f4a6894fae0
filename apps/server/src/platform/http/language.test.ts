import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the guest language', () => {
  it('[D-15] is one of the six the app speaks, or not said', () => {
    expect(languageOf('tr')).toBe('tr');
    for (const header of [undefined, '', 'sv-SE', 'xx', ['en']])
      expect(languageOf(header)).toBeNull();
  });
});
