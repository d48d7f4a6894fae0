import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { minutesOfDay } from '@tallrik/domain/time/wall-clock';
import { wallClockMinutes } from '@tallrik/domain/time/weekly-hours';
import { classNames } from '@tallrik/ui/class-names';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { weekdayName } from '../device-time.ts';
import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './WeekDrawing.module.css';
import { rangesOf, totalMinutes, type WeekDraft } from './week-draft.ts';

const DAY = 24 * 60;
const MORNING = 6 * 60;
const TICK = 3 * 60;

/** The week as bars around midnight: a range that runs past it is one bar (PLACES-10). */
export function WeekDrawing(props: { draft: WeekDraft; now: Temporal.Instant; timeZone: string }) {
  const t = useAdminText();
  const { language } = useMessages();
  const { draft } = props;
  const starts = draft.map(({ start }) => minutesOfDay(start) ?? MORNING);
  const first = Math.min(...starts) < MORNING ? 0 : MORNING;
  const last = MORNING + DAY;
  const place = (minutes: number) => `${(100 * (minutes - first)) / (last - first)}%`;
  const ticks = Array.from({ length: (last - first) / TICK + 1 }, (_, nth) => first + nth * TICK);
  const wall = props.now.toZonedDateTimeISO(props.timeZone);
  const clock = wall.hour * 60 + wall.minute;
  // Before the morning it is still last night.
  const isNight = clock < first;
  const today = DAYS_OF_WEEK[(wall.dayOfWeek + (isNight ? 5 : 6)) % 7];
  const hours = Math.round(totalMinutes(draft) / 6) / 10;
  return (
    <Panel title={t('Admin.Hours.Drawn')} aside={t('Admin.Hours.Total', { hours })}>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.grid}>
          {ticks.map((tick) => (
            <i
              key={tick}
              className={classNames(tick === DAY && styles.midnight)}
              style={{ insetInlineStart: place(tick) }}
            />
          ))}
        </div>
        {DAYS_OF_WEEK.map((day) => (
          <div key={day} className={classNames(styles.row, day === today && styles.today)}>
            <span>{weekdayName(day, language, 'short')}</span>
            <div className={styles.bars}>
              {rangesOf(draft, day).map((range) => {
                const start = minutesOfDay(range.start);
                const length = wallClockMinutes(range);
                if (start === null || length === null) return null;
                const end = Math.min(start + length, last);
                return (
                  <b
                    key={range.key}
                    style={{
                      insetInlineStart: place(start),
                      inlineSize: `${(100 * (end - start)) / (last - first)}%`,
                    }}
                  />
                );
              })}
              {day === today && (
                <u style={{ insetInlineStart: place(isNight ? clock + DAY : clock) }} />
              )}
            </div>
          </div>
        ))}
        <div className={styles.row}>
          <span />
          <div className={styles.axis}>
            {ticks.map((tick) => (
              <em
                key={tick}
                className={classNames(tick === DAY && styles.midnightText)}
                style={{ insetInlineStart: place(tick) }}
              >
                {String((tick / 60) % 24).padStart(2, '0')}
              </em>
            ))}
          </div>
        </div>
      </div>
    </Panel>
  );
}
