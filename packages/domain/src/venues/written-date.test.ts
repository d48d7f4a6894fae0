import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../company/languages.ts';
import { dayName } from './day-name.ts';
import { momentName } from './moment-name.ts';

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

  it('[TIME-04] [D-255] has all seven days and all twelve months in every language', () => {
    const firstOf = (place: number) =>
      Temporal.PlainDate.from({ year: 2026, month: place, day: 1 });
    const twelve = Array.from({ length: 12 }, (_, place) => firstOf(place + 1));
    expect(twelve.map((date) => dayName(date, 'tr')).join(', ')).toBe(
      '1 Oca Perşembe, 1 Şub Pazar, 1 Mar Pazar, 1 Nis Çarşamba, 1 May Cuma, 1 Haz Pazartesi, 1 Tem Çarşamba, ' +
        '1 Ağu Cumartesi, 1 Eyl Salı, 1 Eki Perşembe, 1 Kas Pazar, 1 Ara Salı',
    );
    for (const language of LANGUAGES) {
      const names = Array.from({ length: 365 }, (_, days) =>
        dayName(firstOf(1).add({ days }), language),
      );
      expect(new Set(names).size).toBe(365);
      const words = new Set(
        names.flatMap((name) => name.split(/,? /)).filter((word) => !/\d/.test(word)),
      );
      expect(words.size).toBe(7 + 12);
    }
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

  it('[F-33] [D-255] is short in every language, the same in every browser', () => {
    const names = LANGUAGES.map((language) =>
      [20, 25].map((day) => momentName(at(`2026-11-${day}T12:00:00Z`), { ...london, language })),
    );
    expect(names).toEqual([
      ['Fri 12:00', 'Wed 25 Nov 12:00'],
      ['fre 12:00', 'ons 25 nov. 12:00'],
      ['vie 12:00', 'mié, 25 nov 12:00'],
      ['fre. 12:00', 'ons. 25. nov. 12:00'],
      ['Cum 12:00', '25 Kas Çar 12:00'],
      ['fre. 12:00', 'ons. 25. nov. 12:00'],
    ]);
  });
});
