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

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase();

/** Many times what a comment may hold. */
const LONGEST_READ = 4_000;

/** Whether a guest's comment speaks of an allergy: board and ticket set it apart (F-76). */
export function mentionsAllergy(comment: string): boolean {
  const read = plain(comment.slice(0, LONGEST_READ));
  return ALLERGY_WORDS.some((word) => read.includes(word));
}
