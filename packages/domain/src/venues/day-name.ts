import type { Language } from '../company/languages.ts';
import { wordAt, writeDate } from './written-date.ts';

const WEEKDAYS: Record<Language, string> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  se: 'måndag tisdag onsdag torsdag fredag lördag söndag',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  no: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  tr: 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar',
  dk: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
};

/** 'Monday 16 Nov', as each language writes it. The month is short: two wheels stand side by side on a phone. */
export const dayName = (date: Temporal.PlainDate, language: Language): string =>
  writeDate(wordAt(WEEKDAYS[language], date.dayOfWeek), date, language);
