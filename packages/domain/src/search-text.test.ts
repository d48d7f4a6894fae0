import { describe, expect, it } from 'vitest';
import { hasWords, searchText, searchWords } from './search-text.ts';

const finds = (search: string, text: string) => hasWords(searchText(text), searchWords(search));

describe('[OFFICE-06] looking for words', () => {
  it.each([
    ['kofte', 'Köfte'],
    ['istanbul', 'İstanbul Kebap'],
    ['ISTANBUL', 'ıstanbul'],
    ['KÖFTE', 'kofte'],
    ['soup hot', 'A hot fish soup'],
    ['  ', 'anything'],
  ])('%s finds %s', (search, text) => expect(finds(search, text)).toBe(true));

  it('finds nothing where a word is missing', () => {
    expect(finds('fish cold', 'A hot fish soup')).toBe(false);
  });
});
