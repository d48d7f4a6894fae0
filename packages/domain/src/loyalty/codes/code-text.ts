/** D-671: A to Z, digits, hyphen and underscore. Whoever reads a code on a flyer can type it on any keyboard. */
const ALLOWED = /^[A-Z0-9_-]+$/;
const SHORTEST_CODE = 3;
export const LONGEST_CODE = 30;

/** Without 0, O, 1 and I, which are mistaken for each other (GROWTH-02). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const PROPOSED_LENGTH = 8;
/** What the single codes of a series have in common; the rest is drawn. */
export const LONGEST_PREFIX = LONGEST_CODE - PROPOSED_LENGTH;

const isAllowed = (text: string): boolean => text.length <= LONGEST_CODE && ALLOWED.test(text);

/** A code as it is kept, in capitals; null where it is none (GROWTH-02). */
export function readCode(typed: string): string | null {
  if (typed.length > 2 * LONGEST_CODE) return null;
  const code = typed.trim().toUpperCase();
  return code.length >= SHORTEST_CODE && isAllowed(code) ? code : null;
}

/** How the codes of a series begin, or with nothing at all; null where it cannot (GROWTH-07). */
export function readPrefix(typed: string): string | null {
  if (typed.length > 2 * LONGEST_CODE) return null;
  const prefix = typed.trim().toUpperCase();
  return prefix === '' || (prefix.length <= LONGEST_PREFIX && isAllowed(prefix)) ? prefix : null;
}

/** Eight characters nobody mistakes. `draw` gives a whole number from 0 up to, not including, its argument. */
export const proposeCode = (draw: (below: number) => number): string =>
  Array.from({ length: PROPOSED_LENGTH }, () => ALPHABET.charAt(draw(ALPHABET.length))).join('');
