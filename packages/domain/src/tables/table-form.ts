import { OFFICE_LIMITS } from '../company/office-limits.ts';
import { printableLine } from '../printable-text.ts';

const NUMBER_MAX_LENGTH = 20;
/** Typed beside a number; longer ones cannot belong to a table. */
const DIGITS = /^\d{1,6}$/;

/** A table's number as it is stored: 1 to 20 characters (PLACES-21); null where it is none. */
export function readTableNumber(typed: string): string | null {
  // A pasted page is not walked through.
  if (typed.length > 10 * NUMBER_MAX_LENGTH) return null;
  const number = printableLine(typed).trim();
  return number === '' || number.length > NUMBER_MAX_LENGTH ? null : number;
}

/** `Bar 1` to `Bar 8`; null where that is no row of tables, or more than a venue can have. */
export function rowOfTables(row: {
  prefix: string;
  from: string;
  to: string;
  suffix: string;
}): string[] | null {
  // Before they are written 500 times.
  if (Object.values(row).some((text) => text.length > NUMBER_MAX_LENGTH)) return null;
  const [from, to] = [row.from.trim(), row.to.trim() || row.from.trim()];
  if (!DIGITS.test(from) || !DIGITS.test(to)) return null;
  const count = Number(to) - Number(from) + 1;
  if (count < 1 || count > OFFICE_LIMITS.tablesOfVenue) return null;
  const prefix = row.prefix.trim() === '' ? '' : row.prefix;
  const numbers = Array.from({ length: count }, (_, place) =>
    readTableNumber(`${prefix}${Number(from) + place}${row.suffix}`),
  );
  return numbers.every((number) => number !== null) ? numbers : null;
}
