import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { weekdayName } from '../device-time.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './Hours.module.css';
import { rangesText } from './hours-text.ts';
import { copied, rangesOf, withDay, type WeekDraft } from './week-draft.ts';

const WORKDAYS = DAYS_OF_WEEK.slice(0, 5);

/** Takes a day's hours to other days (PLACES-10), or sets the day with one tap. */
export function DaySheet(props: {
  day: DayOfWeek;
  draft: WeekDraft;
  onChange: (draft: WeekDraft) => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { day, draft } = props;
  const others = DAYS_OF_WEEK.filter((other) => other !== day);
  const [chosen, setChosen] = useState<readonly DayOfWeek[]>(
    WORKDAYS.includes(day) ? WORKDAYS.filter((other) => other !== day) : [],
  );
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      title={t('Admin.Hours.CopyTitle', { day: weekdayName(day, language, 'long') })}
      text={rangesText(t, rangesOf(draft, day))}
      closeLabel={t('Console.Close')}
    >
      <div className={styles.dayChoices} role="group" aria-label={t('Admin.Contacts.Days')}>
        {others.map((other) => (
          <label key={other} className={styles.dayChoice}>
            <input
              type="checkbox"
              checked={chosen.includes(other)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, other] : chosen.filter((one) => one !== other),
                )
              }
            />
            {weekdayName(other, language, 'long')}
          </label>
        ))}
      </div>
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        disabled={chosen.length === 0}
        onClick={() => props.onChange(copied(draft, day, chosen))}
      >
        {t('Admin.Hours.CopyTo', { count: chosen.length })}
      </button>
      <div className={styles.sheetActions}>
        <button
          type="button"
          className={controls.line}
          onClick={() => props.onChange(withDay(draft, day, [{ start: '00:00', end: '00:00' }]))}
        >
          {t('Admin.Hours.SetAllDay')}
        </button>
        <button
          type="button"
          className={controls.line}
          onClick={() => props.onChange(withDay(draft, day, []))}
        >
          {t('Admin.Hours.SetClosed')}
        </button>
      </div>
    </ModalSheet>
  );
}
