import { ok, refused } from '../result.ts';
import type { Checked } from './checks.ts';

/** Digits after the country code, fewest and most, without the trunk zero people dial at home. */
const NATIONAL_LENGTHS: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  '+1': [10, 10],
  '+31': [9, 9],
  '+33': [9, 9],
  '+34': [9, 9],
  '+44': [9, 10],
  '+45': [8, 8],
  '+46': [7, 10],
  '+47': [8, 8],
  '+49': [6, 13],
  '+90': [10, 10],
  '+353': [7, 9],
  '+358': [5, 12],
};

/** Room for spaces between digits, and none for a page of them. */
const TYPED_MAX_LENGTH = 64;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * An international number, spaces stripped (AUTH-07, AUTH-08). Checks the shape of E.164 and, for countries
 * listed above, the length of the national number; it carries no numbering-plan metadata, which would weigh
 * more than the rest of the sign-up page. Whether a number exists is proved by the SMS code.
 */
export function checkPhone(typed: string): Checked<'SignUp.Error.Phone'> {
  if (typed.length > TYPED_MAX_LENGTH) return refused('SignUp.Error.Phone');
  const phone = typed.replace(/\s+/g, '');
  return E164.test(phone) && hasPlausibleLength(phone) ? ok(phone) : refused('SignUp.Error.Phone');
}

function hasPlausibleLength(phone: string): boolean {
  const code = Object.keys(NATIONAL_LENGTHS).find((candidate) => phone.startsWith(candidate));
  const lengths = code === undefined ? undefined : NATIONAL_LENGTHS[code];
  if (code === undefined || lengths === undefined) return true;
  const national = phone.slice(code.length);
  const [fewest, most] = lengths;
  // +46070… is how people write a number they dial as 070…: no SMS would ever arrive.
  return !national.startsWith('0') && national.length >= fewest && national.length <= most;
}

const PREFIXES: Readonly<Record<string, string>> = {
  SE: '+46',
  GB: '+44',
  NO: '+47',
  ES: '+34',
  DK: '+45',
  TR: '+90',
};
const DEFAULT_PREFIX = '+46';

/** What the phone field starts with: the company's own code, its country's, else +46 (AUTH-14, D-156). */
export const defaultPhonePrefix = (company: { code: string | null; country: string }): string =>
  company.code ?? PREFIXES[company.country] ?? DEFAULT_PREFIX;
