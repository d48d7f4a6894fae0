import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { unreachable } from '@tallrik/domain/unreachable';
import { otherDay, seasonText, timeText } from '../../shared/clock/venue-time.ts';
import type { ConsoleTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import type { OrderTiming } from './order-timing.ts';

/**
 * A small word, a big figure and its unit: plain texts, so that a card is drawn again only when they change. `season`
 * says which one it is when the hour comes twice (D-167); beside the figure it would leave no room for the number.
 */
export type TimingText = { label: string; value: string; unit: string; season: string };

export function timingText(
  t: ConsoleTranslate,
  timing: OrderTiming,
  timeZone: string,
  nowMs: number,
): TimingText {
  const moment = (label: string, ms: number): TimingText => {
    const at = Temporal.Instant.fromEpochMilliseconds(ms);
    const season = seasonText(t, at, timeZone);
    return { label, value: formatTimeOfDay(at, timeZone), unit: '', season };
  };
  const minutes = (label: string, count: number): TimingText => ({
    label,
    value: String(count),
    unit: t('Console.Time.Minutes'),
    season: '',
  });
  switch (timing.kind) {
    case 'ASAP': {
      const { seconds } = timing;
      if (seconds >= 60) return minutes(t('Console.Order.Asap'), Math.floor(seconds / 60));
      const value = `0:${String(seconds).padStart(2, '0')}`;
      return { label: t('Console.Order.Asap'), value, unit: '', season: '' };
    }
    case 'ANSWER': {
      const { seconds } = timing;
      const value = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      return { label: t('Console.Time.AnswerWithin'), value, unit: '', season: '' };
    }
    case 'SCHEDULED':
      return moment(otherDay(timing.atMs, nowMs, timeZone) || t('Console.Time.For'), timing.atMs);
    case 'DUE': {
      const { wishedAtMs } = timing;
      const label =
        wishedAtMs === null
          ? t('Console.Time.DueIn')
          : t('Console.Order.For', {
              time: timeText(t, Temporal.Instant.fromEpochMilliseconds(wishedAtMs), timeZone),
            });
      return minutes(label, timing.minutes);
    }
    case 'OVERDUE':
      return minutes(t('Console.Time.OverdueBy'), timing.minutes);
    case 'STANDING':
      return minutes(t('Console.Time.Waiting'), timing.minutes);
    case 'DONE':
      return moment('', timing.atMs);
    default:
      return unreachable(timing);
  }
}

/** "48 min", and from an hour on "2 h 5 min". */
export function beginsInText(
  t: ConsoleTranslate,
  { prepareAt }: Pick<BoardOrder, 'prepareAt'>,
  nowMs: number,
): string {
  if (prepareAt === null) return '';
  const leftMs = Temporal.Instant.from(prepareAt).epochMilliseconds - nowMs;
  const minutes = Math.max(0, Math.ceil(leftMs / 60_000));
  return minutes < 60
    ? t('Console.Wait.Minutes', { minutes })
    : t('Console.Time.HoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
