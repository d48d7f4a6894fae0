import type { Language } from '../company/languages.ts';
import { dateAt } from '../time/day-of-week.ts';
import { formatTimeOfDay } from '../time/format-date-time.ts';
import { wordAt, writeDate } from './written-date.ts';

const SHORT_WEEKDAYS: Record<Language, string> = {
  en: 'Mon Tue Wed Thu Fri Sat Sun',
  se: 'mån tis ons tors fre lör sön',
  es: 'lun mar mié jue vie sáb dom',
  no: 'man. tir. ons. tor. fre. lør. søn.',
  tr: 'Pzt Sal Çar Per Cum Cmt Paz',
  dk: 'man. tirs. ons. tors. fre. lør. søn.',
};

const DAYS_A_WEEKDAY_IS_CLEAR = 7;

/** 'Mon 12:00' on the venue's wall; from a week on with the date, when the weekday alone means another day. */
export function momentName(
  instant: Temporal.Instant,
  facts: { timeZone: string; now: Temporal.Instant; language: Language },
): string {
  const date = dateAt(instant, facts.timeZone);
  const daysAhead = dateAt(facts.now, facts.timeZone).until(date).days;
  const weekday = wordAt(SHORT_WEEKDAYS[facts.language], date.dayOfWeek);
  const day =
    daysAhead < DAYS_A_WEEKDAY_IS_CLEAR ? weekday : writeDate(weekday, date, facts.language);
  return `${day} ${formatTimeOfDay(instant, facts.timeZone)}`;
}
