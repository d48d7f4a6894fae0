/** Staff hold other people's orders and money: longer than a guest's four characters (D-108). */
export const STAFF_PASSWORD_MIN = 10;
const STAFF_PASSWORD_MAX = 200;

export const isStaffPassword = (password: string): boolean =>
  password.length >= STAFF_PASSWORD_MIN && password.length <= STAFF_PASSWORD_MAX;

export type PasswordStrength = 'SHORT' | 'WEAK' | 'GOOD' | 'STRONG';

/** How many signs one may be, by the kinds a password mixes. */
const KINDS: readonly (readonly [kind: RegExp, signs: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/ /, 1],
  [/[^a-zA-Z0-9 ]/, 33],
];
const GOOD_BITS = 50;
const STRONG_BITS = 70;

/**
 * A rough measure for the meter beside the field: repeated signs and runs like 1234 or abcd count for nothing, as whoever
 * guesses tries them first. It advises; what is refused is only a short one.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (!isStaffPassword(password)) return 'SHORT';
  const signs = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const surprising = codes.filter(
    (code, place) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1,
  );
  const bits = Math.min(surprising.length, 2 * new Set(codes).size) * Math.log2(signs);
  if (bits < GOOD_BITS) return 'WEAK';
  return bits < STRONG_BITS ? 'GOOD' : 'STRONG';
}
