import { describe, expect, it } from 'vitest';
import { checkPassword } from './checks.ts';
import { isCommonPassword } from './common-passwords.ts';

describe('common passwords', () => {
  it.each(['1234', '0000', 'password', 'PassWord', ' qwerty ', 'Lösenord', '123456789'])(
    '[D-108] %j is among the first that are tried, and is still taken',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
      expect(checkPassword(password.trim()).ok).toBe(true);
    },
  );

  it.each(['', '1', '1235', '4917', 'passwords', 'correct horse battery', 'kanelbulle'])(
    '[D-108] %j is not',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
