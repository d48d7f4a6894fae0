import { BCP47, type Language } from '../company/languages.ts';
import { dateAt } from '../time/day-of-week.ts';
import { formatTimeOfDay } from '../time/format-date-time.ts';

// 'en' alone is American to Intl: 'Monday, Nov 16' is no date to a guest in London.
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : BCP47[language]);

const named = (
  date: Temporal.PlainDate,
  language: Language,
  format: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...format, timeZone: 'UTC' }).format(
    date.toZonedDateTime('UTC').epochMilliseconds,
  );

/** 'Monday 16 Nov', as each language writes it. The month is short: two wheels stand side by side on a phone. */
export const dayName = (date: Temporal.PlainDate, language: Language): string =>
  named(date, language, { weekday: 'long', day: 'numeric', month: 'short' });

const DAYS_A_WEEKDAY_IS_CLEAR = 7;

/** 'Mon 12:00' on the venue's wall; from a week on with the date, when the weekday alone means another day. */
export function momentName(
  instant: Temporal.Instant,
  facts: { timeZone: string; now: Temporal.Instant; language: Language },
): string {
  const date = dateAt(instant, facts.timeZone);
  const daysAhead = dateAt(facts.now, facts.timeZone).until(date).days;
  const day = named(
    date,
    facts.language,
    daysAhead < DAYS_A_WEEKDAY_IS_CLEAR
      ? { weekday: 'short' }
      : { weekday: 'short', day: 'numeric', month: 'short' },
  );
  return `${day} ${formatTimeOfDay(instant, facts.timeZone)}`;
}
