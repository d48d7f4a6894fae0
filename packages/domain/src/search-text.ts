/** As a hurried hand writes it: case and accents do not count, `kofte` is Köfte and `istanbul` is İstanbul (OFFICE-06). */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase();

const LONGEST_SEARCH = 200;

/** The words that are looked for. */
export const searchWords = (search: string): readonly string[] =>
  searchText(search.slice(0, LONGEST_SEARCH)).split(/\s/).filter(Boolean);

/** Whether all words stand somewhere in a text that went through `searchText`; their order does not count. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
