import { searchText } from '../search-text.ts';

/**
 * Beginnings of words by which guests speak of an allergy, in the six languages and without accents. A word too many
 * makes a bar red that need not be; one too few, and somebody is taken to hospital.
 */
const ALLERGY_WORDS = [
  'allerg',
  'alerg',
  'alerji',
  'anaphyl',
  'anafyl',
  'anafil',
  'intoleran',
  'celiac',
  'coeliac',
  'celiak',
  'coliaki',
  'cøliaki',
  'colyak',
  'epipen',
  'gluten',
  'glutin',
  'lactose',
  'laktos',
  'laktoz',
  'lactosa',
  'nut free',
  'no nuts',
  'fistik yok',
  'utan notter',
  'uten notter',
  'uden nodder',
  'uten nøtter',
  'uden nødder',
  'sin frutos secos',
] as const;

/** Many times what a comment may hold. */
const LONGEST_READ = 4_000;

/** Whether a guest's comment speaks of an allergy: board and ticket set it apart (F-76). */
export function mentionsAllergy(comment: string): boolean {
  const read = searchText(comment.slice(0, LONGEST_READ));
  return ALLERGY_WORDS.some((word) => read.includes(word));
}

/** A piece of a comment; those that speak of an allergy are set in reverse on a ticket (KITCHEN-16). */
export type CommentPiece = { text: string; isAllergy: boolean };

/** The comment in pieces that join to it again, word by word: 'Allergic' and not 'Allerg' stands out. */
export function allergyPieces(comment: string): CommentPiece[] {
  const words = comment.slice(0, LONGEST_READ).split(' ');
  const plainWords = words.map(searchText);
  const read = plainWords.join(' ');
  // Which word each letter of `read` belongs to; the space after a word is its own.
  const wordAt = plainWords.flatMap((word, index) =>
    Array.from({ length: word.length + 1 }, () => index),
  );
  const marked = new Set<number>();
  for (const word of ALLERGY_WORDS) {
    for (let at = read.indexOf(word); at !== -1; at = read.indexOf(word, at + word.length))
      wordAt.slice(at, at + word.length).forEach((index) => marked.add(index));
  }
  const pieces: CommentPiece[] = [];
  words.forEach((word, index) => {
    const isAllergy = marked.has(index);
    const last = pieces.at(-1);
    if (last?.isAllergy === isAllergy) last.text += ` ${word}`;
    else pieces.push({ text: index === 0 ? word : ` ${word}`, isAllergy });
  });
  const unread = comment.slice(LONGEST_READ);
  return unread === '' ? pieces : [...pieces, { text: unread, isAllergy: false }];
}
