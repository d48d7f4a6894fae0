import type { Language } from '@tallrik/domain/company/languages';
import type { MenuHours } from '@tallrik/domain/menu/editing/check-menu';
import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import { weekdayName } from '../../device-time.ts';
import { rangesText } from '../../hours/hours-text.ts';
import type { AdminTranslate } from '../../use-admin-text.tsx';

/** `Mon–Fri 11:00 to 14:00`: days that follow each other with the same hours are one piece. */
export function hoursWords(
  t: AdminTranslate,
  language: Language,
  hours: readonly MenuHours[],
): string {
  if (hours.length === 0) return t('Admin.Menus.Always');
  const pieces: { first: DayOfWeek; last: DayOfWeek; text: string }[] = [];
  let isNext = false;
  for (const day of DAYS_OF_WEEK) {
    const ranges = hours.filter(({ dayOfWeek }) => dayOfWeek === day);
    const text = ranges.length === 0 ? '' : rangesText(t, ranges);
    const piece = pieces.at(-1);
    if (text !== '' && isNext && piece?.text === text) piece.last = day;
    else if (text !== '') pieces.push({ first: day, last: day, text });
    isNext = text !== '';
  }
  const short = (day: DayOfWeek) => weekdayName(day, language, 'short');
  return pieces
    .map(({ first, last, text }) =>
      first === last ? `${short(first)} ${text}` : `${short(first)}–${short(last)} ${text}`,
    )
    .join(', ');
}
