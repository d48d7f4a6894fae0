import type { Language } from '../company/languages.ts';

// Written out instead of asked from Intl: WebKit and Node ship different locale data ('Wednesday, 16 Sept' and
// 'Wednesday 16 Sept', '16 Eylül' and '16 Eyl'), and a date that differs breaks hydration of the server's page.
const MONTHS: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  se: 'jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  no: 'jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.',
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  dk: 'jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.',
};

/** A day of the week, given in words, with its date as each language writes it. */
export function writeDate(weekday: string, date: Temporal.PlainDate, language: Language): string {
  const month = wordAt(MONTHS[language], date.month);
  switch (language) {
    case 'en':
    case 'se':
      return `${weekday} ${date.day} ${month}`;
    case 'es':
      return `${weekday}, ${date.day} ${month}`;
    case 'no':
    case 'dk':
      return `${weekday} ${date.day}. ${month}`;
    case 'tr':
      return `${date.day} ${month} ${weekday}`;
  }
}

/** Counted from one, as months and days of the week are. */
export const wordAt = (words: string, place: number): string => words.split(' ')[place - 1] ?? '';
