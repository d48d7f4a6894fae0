import { exceptionOn } from '@tallrik/domain/time/hours-exceptions';
import { publicHolidays, type Holiday } from '@tallrik/domain/venues/public-holidays';
import { HOLIDAY_NOTICE_DAYS } from '@tallrik/domain/venues/undecided-holidays';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import type { AdministeredCompany } from '../administered-company.ts';

import { Panel } from '../parts/Panel.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { TellAffected } from '../venues/AffectedOrders.tsx';
import { useOfficeVenues, type OfficeVenue } from '../venues/use-office-venues.ts';
import { useExceptionChange } from './ExceptionSheet.tsx';
import styles from './Hours.module.css';
import { dateName } from './hours-text.ts';
import { usualOn, type OpenNewException } from './use-exception-sheet.tsx';

const FIRST_SHOWN = 5;
type Choice = 'CLOSED' | 'OTHER' | 'USUAL';
const CHOICES: readonly Choice[] = ['CLOSED', 'OTHER', 'USUAL'];

/** The country's public holidays, each as usual until somebody says otherwise (PLACES-12). */
export function HolidaysPanel(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  today: Temporal.PlainDate;
  onOther: OpenNewException;
  onAffected: TellAffected;
}) {
  const t = useAdminText();
  const [isWhole, setWhole] = useState(false);
  const { company, venue, today } = props;
  const holidays = publicHolidays(company.country, today);
  const change = useExceptionChange(company.id, props.onAffected);
  const venues = useOfficeVenues(company.id).data ?? [];
  if (holidays.length === 0) return null;
  const choose = (holiday: Holiday, choice: Choice) => {
    const { date } = holiday;
    const day = date.toString();
    const name = t(`Admin.Holiday.${holiday.name}`);
    const standing = exceptionOn(venue.exceptions, date);
    const ofThisDay = standing?.firstDay === day && standing.lastDay === day ? standing : undefined;
    if (choice === 'OTHER') return props.onOther({ day: date, name, isClosed: false });
    const below = venue.exceptions.filter(({ id }) => id !== standing?.id);
    if (choice === 'USUAL' && ofThisDay && !ofThisDay.isYearly && !exceptionOn(below, date))
      return change.remove.run({ id: ofThisDay.id, venueIds: [venue.id] });
    // Inside of a longer rest, or of every year's: only an exception of its own makes the one day as usual.
    // Saved under the id of one that other restaurants have too, it would be taken from them.
    const isShared = venues.some(
      ({ id, exceptions }) => id !== venue.id && exceptions.some((one) => one.id === ofThisDay?.id),
    );
    const ranges = choice === 'CLOSED' ? [] : usualOn(venue, date);
    change.save.run({
      id: ofThisDay && !ofThisDay.isYearly && !isShared ? ofThisDay.id : crypto.randomUUID(),
      venueIds: [venue.id],
      exception: { name, firstDay: day, lastDay: day, isYearly: false, ranges },
    });
  };
  const isBusy = change.save.isBusy || change.remove.isBusy;
  return (
    <Panel title={t('Admin.Hours.Holidays')} aside={t('Admin.Hours.HolidaysText')}>
      <ul className={styles.holidays}>
        {(isWhole ? holidays : holidays.slice(0, FIRST_SHOWN)).map((holiday) => (
          <HolidayRow
            key={`${holiday.date.toString()} ${holiday.name}`}
            holiday={holiday}
            venue={venue}
            today={today}
            isBusy={isBusy}
            onChoose={(choice) => choose(holiday, choice)}
          />
        ))}
      </ul>
      {!isWhole && holidays.length > FIRST_SHOWN && (
        <button type="button" className={controls.quiet} onClick={() => setWhole(true)}>
          {t('Admin.Hours.MoreHolidays', { count: holidays.length - FIRST_SHOWN })}
        </button>
      )}
    </Panel>
  );
}

function HolidayRow(props: {
  holiday: Holiday;
  venue: OfficeVenue;
  today: Temporal.PlainDate;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { date, name } = props.holiday;
  const chosen = choiceOn(props.venue, date);
  const text = t(`Admin.Holiday.${name}`);
  const isSoon = props.today.until(date).days <= HOLIDAY_NOTICE_DAYS;
  return (
    <li className={styles.holiday}>
      <p>
        <b>{text}</b>
        <small className={styles.small}>
          {dateName(language, date, props.today)}
          {isSoon && !exceptionOn(props.venue.exceptions, date) && (
            <>, {t('Admin.Hours.Undecided')}</>
          )}
        </small>
      </p>
      <div
        className={styles.segments}
        role="group"
        aria-label={`${text}, ${dateName(language, date, props.today)}`}
      >
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            disabled={props.isBusy}
            onClick={() => props.onChoose(choice)}
          >
            {t(`Admin.Hours.Choice.${choice}`)}
          </button>
        ))}
      </div>
    </li>
  );
}

function choiceOn(venue: OfficeVenue, date: Temporal.PlainDate): Choice {
  const exception = exceptionOn(venue.exceptions, date);
  if (!exception) return 'USUAL';
  const written = (ranges: readonly { start: string; end: string }[]) =>
    ranges.map(({ start, end }) => `${start}-${end}`).join();
  if (written(exception.ranges) === written(usualOn(venue, date))) return 'USUAL';
  return exception.ranges.length === 0 ? 'CLOSED' : 'OTHER';
}
