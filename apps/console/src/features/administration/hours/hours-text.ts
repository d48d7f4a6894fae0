import { BCP47, type Language } from '@tallrik/domain/company/languages';
import type { AdminTranslate } from '../use-admin-text.tsx';
import { isAllDay } from './week-draft.ts';

/** `11:00 to 14:00, 17:00 to 22:00`, or that it is closed. */
export const rangesText = (
  t: AdminTranslate,
  ranges: readonly { start: string; end: string }[],
): string =>
  ranges
    .map((range) =>
      isAllDay(range)
        ? t('Admin.Hours.AllDay')
        : t('Admin.Hours.Range', { from: range.start, to: range.end }),
    )
    .join(', ') || t('Admin.Hours.Closed');

// English alone is America's, which writes Dec 24.
export const dateLocale = (language: Language): string =>
  language === 'en' ? 'en-GB' : BCP47[language];

/** `Thu 24 Dec`, with the year where it is another one. */
export const dateName = (
  language: Language,
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string =>
  date.toLocaleString(dateLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.year === today.year ? {} : { year: 'numeric' }),
  });
