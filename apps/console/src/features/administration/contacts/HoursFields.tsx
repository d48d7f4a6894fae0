import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { weekdayName } from '../device-time.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './Contacts.module.css';
import { newShift, nextKey, type ContactEntry, type Shift } from './contact-entry.ts';

type Hours = Pick<ContactEntry, 'isAlways' | 'shifts'>;

/** When somebody may be told, by the restaurant's clock. */
export function HoursFields(
  props: Hours & { error: string | null; onChange: (hours: Hours) => void },
) {
  const t = useAdminText();
  const id = useId();
  const { isAlways, shifts, error } = props;
  const choose = (always: boolean) =>
    props.onChange({ isAlways: always, shifts: shifts.length > 0 ? shifts : [newShift(0)] });
  const change = (changed: readonly Shift[]) => props.onChange({ isAlways, shifts: changed });
  return (
    <div className={controls.field}>
      <span className={controls.label} id={`${id}-when`}>
        {t('Admin.Contacts.When')}
      </span>
      <div className={controls.choices} role="radiogroup" aria-labelledby={`${id}-when`}>
        {[true, false].map((always) => (
          <label key={String(always)} className={controls.choice}>
            <input
              type="radio"
              className={controls.radio}
              name={`${id}-when`}
              checked={isAlways === always}
              onChange={() => choose(always)}
            />
            {always ? t('Admin.Contacts.Always') : t('Admin.Contacts.AtTimes')}
          </label>
        ))}
      </div>
      {!isAlways && (
        <>
          {shifts.map((shift, place) => (
            <ShiftFields
              key={shift.key}
              shift={shift}
              errorId={error === null ? null : `${id}-error`}
              onChange={(changed) => change(shifts.with(place, changed))}
              {...(shifts.length > 1 ? { onRemove: () => change(shifts.toSpliced(place, 1)) } : {})}
            />
          ))}
          {error !== null && <FormError id={`${id}-error`} text={error} />}
          <p className={controls.label}>{t('Admin.Contacts.TimesHint')}</p>
          <button
            type="button"
            className={controls.line}
            onClick={() => change([...shifts, { ...newShift(nextKey(shifts)), days: [] }])}
          >
            <Icon name="plus" />
            {t('Admin.Contacts.MoreTimes')}
          </button>
        </>
      )}
    </div>
  );
}

function ShiftFields(props: {
  shift: Shift;
  errorId: string | null;
  onChange: (shift: Shift) => void;
  /** Absent for the only one: without times they are told always. */
  onRemove?: () => void;
}) {
  const t = useAdminText();
  const { shift, errorId, onChange, onRemove } = props;
  return (
    <div className={styles.shift}>
      <DayFields days={shift.days} onChange={(days) => onChange({ ...shift, days })} />
      <div className={styles.times}>
        <TextInput
          type="time"
          label={t('Admin.Contacts.From')}
          errorId={errorId}
          value={shift.start}
          onChange={(start) => onChange({ ...shift, start })}
        />
        <TextInput
          type="time"
          label={t('Admin.Contacts.Until')}
          errorId={errorId}
          value={shift.end}
          onChange={(end) => onChange({ ...shift, end })}
        />
        {onRemove && (
          <button
            type="button"
            className={controls.iconButton}
            aria-label={t('Admin.Contacts.RemoveTimes')}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

function DayFields(props: {
  days: readonly DayOfWeek[];
  onChange: (days: readonly DayOfWeek[]) => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const toggle = (day: DayOfWeek, isOn: boolean) =>
    props.onChange(isOn ? [...props.days, day] : props.days.filter((other) => other !== day));
  return (
    <div className={styles.days} role="group" aria-label={t('Admin.Contacts.Days')}>
      {DAYS_OF_WEEK.map((day) => (
        <label key={day} className={controls.choice}>
          <input
            type="checkbox"
            className={controls.radio}
            aria-label={weekdayName(day, language, 'long')}
            checked={props.days.includes(day)}
            onChange={({ target }) => toggle(day, target.checked)}
          />
          {weekdayName(day, language, 'short')}
        </label>
      ))}
    </div>
  );
}
