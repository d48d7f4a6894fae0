import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { deviceDate } from '../device-time.ts';
import type { AdminTranslate } from '../use-admin-text.tsx';

const JUST_NOW_MINUTES = 5;

/** When somebody was here, as near as it matters: a moment ago, a time today, yesterday, a day. */
export function seenText(t: AdminTranslate, at: string | null, now: Temporal.Instant): string {
  if (at === null) return t('Admin.People.Never');
  const seen = Temporal.Instant.from(at);
  const zone = Temporal.Now.timeZoneId();
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate();
  if (now.since(seen).total('minutes') < JUST_NOW_MINUTES) return t('Admin.People.Now');
  const days = dayOf(seen).until(dayOf(now)).total('days');
  if (days === 0) return t('Admin.People.Today', { time: formatTimeOfDay(seen, zone) });
  return days === 1 ? t('Admin.People.Yesterday') : deviceDate(at);
}
