import { comingExceptions, openingHoursPerDay } from '@tallrik/domain/venues/opening-hours';
import { useMessages } from '../../../shared/messages/use-messages.tsx';

import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeVenue } from '../venues/use-office-venues.ts';
import styles from './Hours.module.css';
import { dateName, rangesText } from './hours-text.ts';
import type { WeekDraft } from './week-draft.ts';

/** The coming days as the guests' own page computes them, with what is typed and not saved yet (PLACES-13). */
export function GuestHours(props: { venue: OfficeVenue; draft: WeekDraft; now: Temporal.Instant }) {
  const t = useAdminText();
  const { language } = useMessages();
  const { draft, now } = props;
  const today = now.toZonedDateTimeISO(props.venue.timeZone).toPlainDate();
  const venue = {
    timeZone: props.venue.timeZone,
    exceptions: props.venue.exceptions,
    availabilities: draft.map(({ key, dayOfWeek, start, end }) => ({
      id: String(key),
      dayOfWeek,
      timeRange: { id: String(key), start, end },
    })),
  };
  const days = openingHoursPerDay(venue, now).toSorted((one, other) =>
    Temporal.PlainDate.compare(one.date, other.date),
  );
  return (
    <Panel title={t('Admin.Hours.GuestsSee')}>
      <ul className={styles.guestDays}>
        {days.map(({ date, hours, change }) => (
          <li key={date.toString()}>
            <span>
              {date.equals(today) ? t('Admin.Hours.Today') : dateName(language, date, today)}
            </span>
            <span>
              {rangesText(t, hours)}
              {change && (
                <small className={styles.small}>
                  {[
                    change.name,
                    change.usual &&
                      t('Admin.Hours.Usually', { hours: rangesText(t, change.usual) }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              )}
            </span>
          </li>
        ))}
        {comingExceptions(venue, now).map(({ exception, first, last, hours }) => (
          <li key={`${exception.id} ${first.toString()}`}>
            <span>
              {first.equals(last)
                ? dateName(language, first, today)
                : t('Admin.Hours.Days', {
                    from: dateName(language, first, today),
                    to: dateName(language, last, today),
                  })}
            </span>
            <span>
              {rangesText(t, hours)}
              {exception.name && <small className={styles.small}>{exception.name}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
