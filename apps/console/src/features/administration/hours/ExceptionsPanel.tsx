import { exceptionalDays } from '@tallrik/domain/time/exceptional-days';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';

import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeVenue } from '../venues/use-office-venues.ts';
import type { OfficeException } from './exception-draft.ts';
import styles from './Hours.module.css';
import { dateLocale, dateName, rangesText } from './hours-text.ts';
import { usualOn } from './use-exception-sheet.tsx';

const DAYS_AHEAD = 731;

/** When it counts next; null where it is over. */
function nextDay(exception: OfficeException, today: Temporal.PlainDate): Temporal.PlainDate | null {
  return exceptionalDays([exception], today, DAYS_AHEAD)[0]?.first ?? null;
}

/** Days with other hours that are still to come, the next one first (PLACES-11). */
export function ExceptionsPanel(props: {
  venue: OfficeVenue;
  today: Temporal.PlainDate;
  onOpen: (exception: OfficeException) => void;
  onAdd: () => void;
}) {
  const t = useAdminText();
  const { venue, today } = props;
  const coming = venue.exceptions
    .flatMap((exception) => {
      const next = nextDay(exception, today);
      return next ? [{ exception, next }] : [];
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(one.next, other.next));
  return (
    <Panel
      title={t('Admin.Hours.Exceptions')}
      aside={
        <button
          type="button"
          className={controls.line}
          aria-haspopup="dialog"
          onClick={() => props.onAdd()}
        >
          <Icon name="plus" />
          {t('Admin.Hours.Add')}
        </button>
      }
    >
      {coming.length === 0 && <p className={styles.none}>{t('Admin.Hours.NoExceptions')}</p>}
      <ul className={styles.exceptions}>
        {coming.map(({ exception, next }) => (
          <ExceptionRow
            key={exception.id}
            {...props}
            exception={exception}
            next={next}
            onOpen={() => props.onOpen(exception)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function ExceptionRow(props: {
  venue: OfficeVenue;
  today: Temporal.PlainDate;
  exception: OfficeException;
  next: Temporal.PlainDate;
  onOpen: () => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { exception, next, today, venue } = props;
  const isOneDay = exception.firstDay === exception.lastDay;
  const name = exception.name ?? t('Admin.Hours.Exception');
  const last = Temporal.PlainDate.from(exception.lastDay);
  const usual = rangesText(t, usualOn(venue, next));
  const days = isOneDay
    ? next.toLocaleString(dateLocale(language), { weekday: 'long' })
    : t('Admin.Hours.Days', {
        from: dateName(language, Temporal.PlainDate.from(exception.firstDay), today),
        to: dateName(language, last, today),
      });
  const more = [
    days,
    exception.isYearly ? t('Admin.Hours.EveryYear') : null,
    isOneDay ? t('Admin.Hours.Usually', { hours: usual }) : null,
  ];
  return (
    <li className={styles.exception}>
      <span className={styles.calendar} aria-hidden="true">
        <b>{next.day}</b>
        <small>{next.toLocaleString(dateLocale(language), { month: 'short' })}</small>
      </span>
      <span className={styles.exceptionText}>
        <b>{name}</b>
        <small className={styles.small}>
          <span className={styles.hidden}>{dateName(language, next, today)}. </span>
          {more.filter(Boolean).join(', ')}
        </small>
      </span>
      <span className={styles.what}>{rangesText(t, exception.ranges)}</span>
      <button
        type="button"
        className={controls.iconButton}
        aria-haspopup="dialog"
        aria-label={t('Admin.Hours.Edit', { name })}
        onClick={props.onOpen}
      >
        <OfficeIcon name="more" />
      </button>
    </li>
  );
}
