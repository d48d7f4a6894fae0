import { describe, expect, it } from 'vitest';
import { placeholdersOf } from './translation-keys.mjs';

describe('the placeholders of a message', () => {
  it('are found once each, in a fixed order', () => {
    expect(placeholdersOf('{name} and {amount} and {name}')).toEqual(['amount', 'name']);
  });

  it('are found inside plural forms too', () => {
    const message = '{count, plural, one {# dish for {name}} other {# dishes for {name}}}';
    expect(placeholdersOf(message)).toEqual(['count', 'name']);
  });

  it('are none in plain text', () => {
    expect(placeholdersOf('Order food')).toEqual([]);
  });

  it('cannot be read from a broken message', () => {
    expect(() => placeholdersOf('{count, plural, one {# dish}')).toThrow('Unexpected message end');
  });
});
