import { dateAt } from '@tallrik/domain/time/day-of-week';
import { dayName } from '@tallrik/domain/venues/day-name';
import { comingExceptions, openingHoursPerDay } from '@tallrik/domain/venues/opening-hours';
import { Sheet } from '@tallrik/ui/Sheet';
import type { ReactNode } from 'react';
import { useMessages } from '../translate/use-translate.tsx';
import { HoursText } from '../venue/HoursText.tsx';
import { rangesText } from '../venue/hours-text.ts';
import type { TimeFacts } from './pre-order-times.ts';
import styles from './PreOrderSheet.module.css';
import { TimeChoice } from './TimeChoice.tsx';

export type PreOrderSheetProps = {
  open: boolean;
  onClose: () => void;
  facts: TimeFacts;
  /** What has been chosen before; absent where the first slot is to begin with (D-175). */
  time?: string | undefined;
  /** Why another time has to be chosen: the one that was cannot be had (ERR-27). */
  message?: string | null;
  /** Another service type has other menus and so other times: the choice of one begins anew. */
  timesOf?: string;
  /** Stands above the selectors, such as the choice of a service type (TIME-03). */
  before?: ReactNode;
  onChoose: (time: string) => void;
};

/** When to have it, with the opening hours of each day beside (TIME-02). */
export function PreOrderSheet(props: PreOrderSheetProps) {
  const { translate: t, language } = useMessages();
  const { venue, now } = props.facts;
  const today = dateAt(now, venue.timeZone);
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('Store.PreOrder.Title')}
      closeLabel={t('General.Close')}
    >
      {props.message && <p className={styles.notice}>{props.message}</p>}
      <div className={styles.choice}>
        {props.before}
        {/* Only this is made anew: a sheet that closed and opened again would lose the focus. */}
        <TimeChoice
          key={props.timesOf}
          facts={props.facts}
          time={props.time ?? null}
          onChoose={props.onChoose}
        />
        <h3 className={styles.hoursTitle}>{t('OpeningHours.Title')}</h3>
        <dl className={styles.hours}>
          {openingHoursPerDay(venue, now).map((day) => (
            <div key={day.dayOfWeek} className={styles.day}>
              {/* Changed hours belong to one date, not to every Thursday. */}
              <dt>{day.change ? dayName(day.date, language) : t(`Weekday.${day.dayOfWeek}`)}</dt>
              <dd>
                <HoursText day={day} isToday={day.date.equals(today)} />
              </dd>
            </div>
          ))}
          {comingExceptions(venue, now).map(({ exception, first, last, hours }) => (
            <div key={first.toString()} className={styles.day}>
              <dt>
                {dayName(first, language)}
                {!last.equals(first) && ` – ${dayName(last, language)}`}
              </dt>
              <dd>
                {rangesText(t, hours)}
                {exception.name && ` (${exception.name})`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
