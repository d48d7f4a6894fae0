import { checkPhone } from '../../accounts/phone.ts';
import { OFFICE_LIMITS } from '../../company/office-limits.ts';

/** Longer than any number is written, with everything between its digits. */
const LONGEST_NUMBER = 40;
const SIGNS_BETWEEN = /[\s().\-/]/g;

/**
 * A number as accounts keep it: `070-174 06 05`, `0046 70…` and `+46 (0)70…` are the same one. Null where it is none.
 * `prefix` is that of the company's country.
 */
export function readListedPhone(typed: string, prefix: string): string | null {
  if (typed.length > LONGEST_NUMBER) return null;
  const digits = typed.replace('(0)', '').replace(SIGNS_BETWEEN, '');
  const international = digits.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? `+${digits.slice(2)}`
      : digits.startsWith('0')
        ? `${prefix}${digits.slice(1)}`
        : `+${digits}`;
  const checked = checkPhone(international);
  return checked.ok ? checked.value : null;
}

/** What was pasted, a number a line or behind commas; one more than may be given is enough to know it is too much. */
export const splitPhones = (text: string): string[] =>
  text
    .slice(0, (OFFICE_LIMITS.rightsAtOnce + 1) * LONGEST_NUMBER)
    .replaceAll(',', '\n')
    .replaceAll(';', '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, OFFICE_LIMITS.rightsAtOnce + 1);
