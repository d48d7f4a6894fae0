import { expect, it } from 'vitest';
import { checkPhone, defaultPhonePrefix, examplePhone } from './phone.ts';

it.each([
  '+46701234567',
  '+447700900123',
  '+4712345678',
  '+34612345678',
  '+4512345678',
  '+905321234567',
  '+15551234567',
  '+390612345678',
])('[AUTH-07] takes %s', (phone) => {
  expect(checkPhone(phone)).toEqual({ ok: true, value: phone });
});

it('[AUTH-08] strips spaces', () => {
  expect(checkPhone(' +46 70\u00a0123 45 67 ')).toEqual({ ok: true, value: '+46701234567' });
});

it.each([
  ['no plus', '46701234567'],
  ['a national number', '0701234567'],
  ['no country', '+0701234567'],
  ['the trunk zero kept', '+460701234567'],
  ['too short for Turkey', '+90532123456'],
  ['too long for Norway', '+47123456789'],
  ['too short for anywhere', '+999123'],
  ['longer than E.164 allows', '+9991234567890123'],
  ['letters', '+4670123456x'],
  ['hyphens', '+46-701234567'],
  ['nothing', ''],
])('[AUTH-07] refuses %s', (_, phone) => {
  expect(checkPhone(phone)).toEqual({ ok: false, error: 'SignUp.Error.Phone' });
});

it('[AUTH-14] the prefix follows the country', () => {
  const prefixes = ['SE', 'GB', 'NO', 'ES', 'DK', 'TR'].map((country) =>
    defaultPhonePrefix({ code: null, country }),
  );
  expect(prefixes).toEqual(['+46', '+44', '+47', '+34', '+45', '+90']);
});

it('[AUTH-14] [D-156] the company’s code counts first, and +46 where nobody knows', () => {
  expect(defaultPhonePrefix({ code: '+358', country: 'SE' })).toBe('+358');
  expect(defaultPhonePrefix({ code: null, country: 'XX' })).toBe('+46');
});

it.each([
  ['SE', null, '+46 70 174 06 05'],
  ['GB', null, '+44 7700 900 123'],
  ['NO', null, '+47 406 12 345'],
  ['ES', null, '+34 612 345 678'],
  ['DK', null, '+45 20 12 34 56'],
  ['TR', null, '+90 501 234 56 78'],
  ['SE', '+358', '+358 41 234 5678'],
  ['DE', null, '+46 70 174 06 05'],
  ['SE', '+351', '+351 701 234 567'],
])(
  '[AUTH-14] [F-62] %s with the code %s has an example that would be taken',
  (country, code, number) => {
    const example = examplePhone({ country, code });
    expect(example).toBe(number);
    expect(checkPhone(example).ok).toBe(true);
  },
);
