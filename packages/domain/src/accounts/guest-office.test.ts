import { expect, it } from 'vitest';
import { coveredMail, coveredPhone } from './covered-contact.ts';
import { checkGuestReason, checkPointCorrection, correctedBy } from './guest-changes.ts';
import { readGuestSearch } from './guest-search.ts';

it('[GUESTS-01] a phone and a mail are half covered', () => {
  expect(coveredPhone('+46701740605')).toBe('+4670•••••05');
  expect(coveredPhone('+46701')).toBe('••••••');
  expect(coveredMail('elin.sandberg@example.se')).toBe('el••••@••••.se');
  expect(coveredMail('el@example.se')).toBe('••••@••••.se');
  expect(coveredMail('nobody')).toBe('••••');
});

it.each([
  ['0701740605', '701740605'],
  ['+46 70 174 06 05', '46701740605'],
  ['0046 70-174 06 05', '46701740605'],
  ['+46 (0)70 174 06 05', '46701740605'],
  ['070/174.06', '7017406'],
])('[GUESTS-02] %s is found whatever it is stored as', (typed, phone) => {
  expect(readGuestSearch(typed)).toMatchObject({ phone });
  expect('+46701740605'.slice(1)).toContain(phone);
});

it('[D-788] a part of a phone or a mail is looked for in neither', () => {
  expect(readGuestSearch('06 05')).toMatchObject({ phone: null, number: '0605' });
  for (const part of ['elin', '@example.se', 'elin@'])
    expect(readGuestSearch(part)).toMatchObject({ mail: null });
  expect(readGuestSearch(' elin@example.se ')).toMatchObject({ mail: 'elin@example.se' });
});

it('[GUESTS-02] from 3 characters on, and not a page of them', () => {
  expect(readGuestSearch(' el ')).toBeNull();
  expect(readGuestSearch('eli')).toEqual({ words: 'eli', phone: null, mail: null, number: null });
  expect(readGuestSearch('20 417 318')).toMatchObject({ number: '20417318' });
  expect(readGuestSearch('e'.repeat(201))).toBeNull();
});

it('[GUESTS-05] from -100,000 to 100,000 and never 0; a manager up to 1,000', () => {
  for (const points of [0, 100_001, -100_001, 1.5, Number.NaN])
    expect(checkPointCorrection(points, 'COMPANY_ADMIN')).toBeNull();
  expect(checkPointCorrection(-100_000, 'COMPANY_ADMIN')).toBe(-100_000);
  expect(checkPointCorrection(1_000, 'VENUE_MANAGER')).toBe(1_000);
  expect(checkPointCorrection(-1_001, 'VENUE_MANAGER')).toBeNull();
});

it('[GUESTS-05] [GUESTS-10] a reason of 5 to 200 characters', () => {
  expect(checkGuestReason(' sorry ')).toEqual({ ok: true, reason: 'sorry' });
  expect(checkGuestReason(' sry  ')).toEqual({ ok: false, isMissing: true });
  expect(checkGuestReason('x'.repeat(201))).toEqual({ ok: false, isMissing: false });
  expect(checkGuestReason(' '.repeat(401))).toEqual({ ok: false, isMissing: false });
});

it('[GUESTS-05] points never fall below 0', () => {
  expect(correctedBy(300, -500)).toBe(-300);
  expect(correctedBy(300, 150)).toBe(150);
  expect(correctedBy(0, -1)).toBe(0);
});
