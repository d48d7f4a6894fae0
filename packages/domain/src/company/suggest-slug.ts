import { checkSlug, type SlugRefusal } from './slug.ts';
import { refused, type Result } from '../result.ts';

/** A new company's path has 2 to 41 characters. */
const SHORTEST = 2;
const LONGEST = 41;
const LONGEST_NAME = 200;

// What no accent can be taken off.
const SPELLED: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};

/** The path a company's name suggests: `Zeytin Lokantası` gives `zeytin-lokantasi`; empty where nothing is left of it. */
export function suggestSlug(name: string): string {
  const letters = [...name.slice(0, LONGEST_NAME).toLowerCase().normalize('NFD')]
    .filter((letter) => !/^\p{Diacritic}$/u.test(letter))
    .map((letter) => SPELLED[letter] ?? letter)
    .join('');
  const words = letters.split(/[^a-z0-9]/).filter((word) => word !== '');
  return words.reduce((slug, word) => {
    const longer = slug === '' ? word.slice(0, LONGEST) : `${slug}-${word}`;
    return longer.length <= LONGEST ? longer : slug;
  }, '');
}

/** Whether a new company may have this path: stricter than what addresses are read with (D-01). */
export function checkNewSlug(slug: string): Result<string, SlugRefusal> {
  if (slug.length < SHORTEST || slug.length > LONGEST || slug !== slug.toLowerCase())
    return refused('NOT_A_SLUG');
  return checkSlug(slug);
}

const MOST_CANDIDATES = 20;

/** Paths near a taken one, the likeliest first: `pizza-se`, `pizza-2`, `pizza-3` (SETUP-02). */
export function slugCandidates(slug: string, country: string | null): string[] {
  const endings = [
    ...(country === null ? [] : [country.toLowerCase()]),
    ...Array.from({ length: MOST_CANDIDATES }, (_, at) => String(at + 2)),
  ];
  return endings
    .map((ending) =>
      `${slug.slice(0, LONGEST - ending.length - 1)}-${ending}`.replaceAll('--', '-'),
    )
    .filter((candidate) => checkNewSlug(candidate).ok);
}
