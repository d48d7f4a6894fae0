import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../company/languages.ts';
import { dayName, momentName } from './day-names.ts';

const monday = Temporal.PlainDate.from('2026-11-16');
const at = (text: string) => Temporal.Instant.from(text);
const london = {
  timeZone: 'Europe/London',
  now: at('2026-11-16T00:35:00Z'),
  language: 'en',
} as const;

describe('the name of a day', () => {
  it('[TIME-04] [F-67] is written as each language writes it, British in English', () => {
    expect(LANGUAGES.map((language) => `${language}: ${dayName(monday, language)}`)).toEqual([
      'en: Monday 16 Nov',
      'se: måndag 16 nov.',
      'es: lunes, 16 nov',
      'no: mandag 16. nov.',
      'tr: 16 Kas Pazartesi',
      'dk: mandag 16. nov.',
    ]);
  });
});

describe('the name of a moment', () => {
  it('[F-33] is the weekday and the time on the venue’s wall', () => {
    expect(momentName(at('2026-11-16T12:00:00Z'), london)).toBe('Mon 12:00');
    expect(momentName(at('2026-11-22T12:00:00Z'), london)).toBe('Sun 12:00');
    const istanbul = { ...london, timeZone: 'Europe/Istanbul', language: 'tr' } as const;
    expect(momentName(at('2026-11-16T22:30:00Z'), istanbul)).toBe('Sal 01:30');
  });

  it('[F-33] [D-176] has its date from a week on: the weekday alone would be today', () => {
    expect(momentName(at('2026-11-23T12:00:00Z'), london)).toBe('Mon 23 Nov 12:00');
    expect(momentName(at('2026-12-01T12:00:00Z'), london)).toBe('Tue 1 Dec 12:00');
  });
});
