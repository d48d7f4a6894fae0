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

/**
 * A number as it is written in each country: the ranges that are kept free for films and forms where a country has
 * one, else a shape nobody is told to call.
 */
const EXAMPLES: Readonly<Record<string, string>> = {
  '+1': '201 555 0123',
  '+31': '6 12 34 56 78',
  '+33': '6 12 34 56 78',
  '+34': '612 345 678',
  '+44': '7700 900 123',
  '+45': '20 12 34 56',
  '+46': '70 174 06 05',
  '+47': '406 12 345',
  '+49': '1512 345 67 89',
  '+90': '501 234 56 78',
  '+353': '85 012 3456',
  '+358': '41 234 5678',
};
const EXAMPLE_ANYWHERE = '701 234 567';

/** What a guest of this company is shown as an example: `+46 701 234 567` is no number in Turkey, whatever stands before it. */
export function examplePhone(company: { code: string | null; country: string }): string {
  const prefix = defaultPhonePrefix(company);
  return `${prefix} ${EXAMPLES[prefix] ?? EXAMPLE_ANYWHERE}`;
}
