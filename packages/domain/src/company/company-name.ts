import { printableLine } from '../printable-text.ts';

const MAX_LENGTH = 200;

/** A company's name as it is stored; null where it is none. */
export function companyName(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  return printableLine(text).trim() || null;
}
