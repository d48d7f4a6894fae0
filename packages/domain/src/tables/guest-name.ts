import { hasSomethingToRead, shownName } from '../shown-name.ts';

/** What fits beside a picture on a small phone. */
export const GUEST_NAME_LENGTH = 24;

/** The name a guest is seen by at the table. Empty: they are called by number. */
export const cleanGuestName = (typed: string): string => shownName(typed, GUEST_NAME_LENGTH);

/** Two words of any name stand within. */
const LONGEST_READ = 200;

/** One or two letters for a guest's circle. */
export function initialsOf(name: string): string {
  const words = name.slice(0, LONGEST_READ).split(/[\s-]/).filter(hasSomethingToRead);
  const first = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return first.join('').toLocaleUpperCase();
}
