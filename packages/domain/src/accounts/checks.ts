import { printableLine } from '../printable-text.ts';
import { ok, refused, type Result } from '../result.ts';

/** Refusals are the translation keys of the specification; the form shows them under the field. */
export type Checked<Key extends string> = Result<string, Key>;

const NAME_MAX_LENGTH = 100;
/** Room for spaces around it and what is taken out of it, and none for a page of them. */
const TYPED_MAX_LENGTH = 2 * NAME_MAX_LENGTH;
// Anchored: a search from every letter of a long word would try each of them to its end.
const WORD_SPACE_MORE = /^['’-]*\p{L}[\p{L}\p{M}'’-]*\s+\S/u;

/** A word, a space and more text, in any alphabet (AUTH-06, D-157). Answers the name as it is stored. */
export function checkName(typed: string): Checked<'SignUp.Error.Name'> {
  if (typed.length > TYPED_MAX_LENGTH) return refused('SignUp.Error.Name');
  const name = printableLine(typed).trim();
  return name.length <= NAME_MAX_LENGTH && WORD_SPACE_MORE.test(name)
    ? ok(name)
    : refused('SignUp.Error.Name');
}

const EMAIL_MAX_LENGTH = 254;
// No text is readable in two ways: letters, then hyphens that more letters follow, then the dot.
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+\p{L}{2,}$/u;

/** AUTH-09. */
export function checkEmail(typed: string): Checked<'SignUp.Error.Email'> {
  const email = typed.trim();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email)
    ? ok(email)
    : refused('SignUp.Error.Email');
}

export const PASSWORD_MIN_LENGTH = 4;
export const CODE_MIN_LENGTH = 4;
const CODE_MAX_LENGTH = 32;

/** AUTH-10. Spaces count and are kept: a password is never tidied up. */
export const checkPassword = (typed: string): Checked<'SignUp.Error.Password'> =>
  typed.length >= PASSWORD_MIN_LENGTH ? ok(typed) : refused('SignUp.Error.Password');

/** AUTH-11. */
export const checkRepeatedPassword = (
  password: string,
  repeated: string,
): Checked<'SignUp.Error.PasswordMatch'> =>
  password === repeated ? ok(password) : refused('SignUp.Error.PasswordMatch');

/** AUTH-17. */
export function checkResetCode(typed: string): Checked<'ForgotPassword.Error.Code'> {
  const code = typed.trim();
  return code.length >= CODE_MIN_LENGTH && code.length <= CODE_MAX_LENGTH
    ? ok(code)
    : refused('ForgotPassword.Error.Code');
}

const ACTIVATION_CODE_LENGTH = 4;

/** Four digits (AUTH-19). */
export function checkActivationCode(typed: string): Checked<'VerifyAccount.Error.InvalidCode'> {
  const code = typed.trim();
  return code.length === ACTIVATION_CODE_LENGTH && /^\d+$/.test(code)
    ? ok(code)
    : refused('VerifyAccount.Error.InvalidCode');
}
