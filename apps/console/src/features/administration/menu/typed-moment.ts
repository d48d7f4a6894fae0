import { instantOfWallClock, minutesOfDay } from '@tallrik/domain/time/wall-clock';

const TYPED = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;

/** What is typed is what the restaurant's clock shows, wherever the device is; null: now. */
export function typedMoment(typed: string, timeZone: string): string | null {
  const [, day = '', time = ''] = TYPED.exec(typed) ?? [];
  const minutes = minutesOfDay(time);
  if (minutes === null) return null;
  return instantOfWallClock(Temporal.PlainDate.from(day), minutes, timeZone).toString();
}
