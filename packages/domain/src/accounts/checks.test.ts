import { describe, expect, it } from 'vitest';
import {
  checkActivationCode,
  checkEmail,
  checkName,
  checkPassword,
  checkRepeatedPassword,
  checkResetCode,
} from './checks.ts';

describe('checkName', () => {
  it.each(['Anna Berg', 'Çağla Öztürk', 'Jean-Luc d’Arc', "Sinéad O'Connor", 'Åse Øst', '李 小龍'])(
    '[AUTH-06] [D-157] takes %s',
    (name) => {
      expect(checkName(name)).toEqual({ ok: true, value: name });
    },
  );

  it('[D-157] trims', () => {
    expect(checkName('  Anna Berg ')).toEqual({ ok: true, value: 'Anna Berg' });
  });

  it.each(['Anna', 'Anna ', ' Berg', '', '123 456', `Anna ${'b'.repeat(96)}`])(
    '[AUTH-06] [D-157] refuses %j',
    (name) => {
      expect(checkName(name)).toEqual({ ok: false, error: 'SignUp.Error.Name' });
    },
  );
});

describe('what a name begins with', () => {
  it.each(['… Anna B', '123 Anna Bo', '- Anna', "' Bo", '. . Anna Bo', '!Anna Bo', 'A1 Bo'])(
    '[AUTH-06] [D-157] [F-10] refuses %j: it begins with no word',
    (name) => {
      expect(checkName(name)).toEqual({ ok: false, error: 'SignUp.Error.Name' });
    },
  );

  it.each(["'t Hooft Gerard", '-Ana Bo', 'Anna 2', 'Anna …', 'Anna  Berg', 'e\u0301 Bo'])(
    '[AUTH-06] [D-157] [F-10] takes %j: a word, a space, more text',
    (name) => {
      expect(checkName(name)).toEqual({ ok: true, value: name });
    },
  );
});

describe('checkEmail', () => {
  it.each(['a@b.se', 'anna.berg+mat@mail.example.com', 'örjan@blåbär.se', "o'neill@example.ie"])(
    '[AUTH-09] takes %s',
    (email) => {
      expect(checkEmail(` ${email} `)).toEqual({ ok: true, value: email });
    },
  );

  it.each([
    '',
    'anna',
    'anna@',
    '@b.se',
    'a@b',
    'a b@c.se',
    'a@b..se',
    '.a@b.se',
    'a.@b.se',
    'a@-b.se',
    'a@b.se, c@d.se',
    'a@b.se\nBcc: c@d.se',
    `${'a'.repeat(250)}@b.se`,
  ])('[AUTH-09] refuses %j', (email) => {
    expect(checkEmail(email)).toEqual({ ok: false, error: 'SignUp.Error.Email' });
  });

  it('[AUTH-09] answers at once to text made to choke a pattern', () => {
    expect(checkEmail(`${'a.'.repeat(120)}@`).ok).toBe(false);
    expect(checkEmail(`a@${'a-'.repeat(120)}`).ok).toBe(false);
  });
});

describe('passwords', () => {
  it('[AUTH-10] [AUTH-16] at least 4 characters, kept as typed', () => {
    expect(checkPassword(' ab ')).toEqual({ ok: true, value: ' ab ' });
    expect(checkPassword('abc')).toEqual({ ok: false, error: 'SignUp.Error.Password' });
  });

  it('[AUTH-11] [AUTH-16] the repetition must match', () => {
    expect(checkRepeatedPassword('abcd', 'abcd')).toEqual({ ok: true, value: 'abcd' });
    expect(checkRepeatedPassword('abcd', 'abcD')).toEqual({
      ok: false,
      error: 'SignUp.Error.PasswordMatch',
    });
  });
});

describe('codes', () => {
  it('[AUTH-17] a reset code has at least 4 characters', () => {
    expect(checkResetCode(' 1234 ')).toEqual({ ok: true, value: '1234' });
    expect(checkResetCode('123 ')).toEqual({ ok: false, error: 'ForgotPassword.Error.Code' });
  });

  it('[AUTH-19] an activation code has 4 digits', () => {
    expect(checkActivationCode('0042')).toEqual({ ok: true, value: '0042' });
    for (const code of ['123', '12345', '12a4', '']) {
      expect(checkActivationCode(code)).toEqual({
        ok: false,
        error: 'VerifyAccount.Error.InvalidCode',
      });
    }
  });
});
