import type { DayHours } from '@tallrik/domain/venues/opening-hours';
import { useTranslate } from '../translate/use-translate.tsx';
import { dayText } from './hours-text.ts';

/** A day's opening hours in words: ranges, open all day, or closed; and what they usually are. */
export const HoursText = ({ day, isToday }: { day: DayHours; isToday: boolean }) =>
  dayText(useTranslate(), day, isToday);
