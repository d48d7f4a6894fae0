import type { Language } from '@tallrik/domain/company/languages';
import { dateLocale } from '../hours/hours-text.ts';

/** The day on which a moment falls where the restaurant is, with its weekday. */
export const dayText = (language: Language, moment: string, timeZone: string): string =>
  new Date(moment).toLocaleDateString(dateLocale(language), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
