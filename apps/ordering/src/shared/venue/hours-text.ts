import type { DayHours, DisplayedHours } from '@tallrik/domain/venues/opening-hours';
import type { Translate } from '../translate/translate.ts';

export function rangesText(t: Translate, hours: readonly DisplayedHours[]): string {
  if (hours.length === 0) return t('OpeningHours.Closed');
  return hours
    .map(({ start, end, isAllDay }) => (isAllDay ? t('OpeningHours.AllDay') : `${start}–${end}`))
    .join(', ');
}

/** Why a day's hours are not the usual ones, and what those are (PLACES-13, D-30); null where they are. */
export function changeText(t: Translate, { change }: DayHours, isToday: boolean): string | null {
  if (change === null) return null;
  const usual =
    change.usual &&
    t('OpeningHours.Usually', { hours: rangesText(t, change.usual).toLocaleLowerCase() });
  const isTold = isToday || usual === null;
  const what = change.name ?? (isTold ? t('OpeningHours.Changed') : null);
  return [what, usual].filter(Boolean).join(', ');
}

export function dayText(t: Translate, day: DayHours, isToday: boolean): string {
  const change = changeText(t, day, isToday);
  return [rangesText(t, day.hours), change && `(${change})`].filter(Boolean).join(' ');
}

/** Null where none begin today: past midnight a venue may be open by yesterday's hours. */
export function todayText(t: Translate, today: DayHours): string | null {
  if (today.hours.length === 0) return null;
  return today.hours.some(({ isAllDay }) => isAllDay)
    ? dayText(t, today, true)
    : t('OpeningHours.Today', { hours: dayText(t, today, true) });
}
