import { BCP47 } from '@tallrik/domain/company/languages';
import { openingHoursPerDay } from '@tallrik/domain/venues/opening-hours';
import { Button } from '@tallrik/ui/Button';
import { Sheet } from '@tallrik/ui/Sheet';
import { useState, type ReactNode } from 'react';
import { useSpeech } from '../translate/use-translate.tsx';
import { HoursText } from '../venue/HoursText.tsx';
import { isTimePossible, preOrderDates, preOrderSlots, type TimeFacts } from './pre-order-times.ts';
import styles from './PreOrderSheet.module.css';
import { SelectField } from './SelectField.tsx';

export type PreOrderSheetProps = {
  open: boolean;
  onClose: () => void;
  facts: TimeFacts;
  /** Explains why the sheet opened by itself, such as a closed venue (ERR-27). */
  notice?: string | null;
  /** Stands above the selectors, such as the choice of a service type (TIME-03). */
  before?: ReactNode;
  onChoose: (time: string) => void;
};

const ASAP = 'ASAP';

/** Day and 15-minute slot, with the opening hours beside them (TIME-02, TIME-04). */
export function PreOrderSheet(props: PreOrderSheetProps) {
  const { translate: t } = useSpeech();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('Store.PreOrder.Title')}
      closeLabel={t('General.Close')}
    >
      {props.notice && <p className={styles.notice}>{props.notice}</p>}
      {props.before}
      <TimeChoice {...props} />
    </Sheet>
  );
}

function TimeChoice({ facts, onChoose }: PreOrderSheetProps) {
  const { translate: t, language } = useSpeech();
  const dates = preOrderDates(facts);
  const isAsapPossible = isTimePossible(ASAP, facts);
  const [day, setDay] = useState(isAsapPossible ? ASAP : (dates[0]?.toString() ?? ASAP));
  const slots = day === ASAP ? [] : preOrderSlots(Temporal.PlainDate.from(day), facts);
  const [slot, setSlot] = useState('');
  const time = day === ASAP ? ASAP : (slots.find(({ value }) => value === slot) ?? slots[0])?.value;
  const isValid = time !== undefined && isTimePossible(time, facts);

  const dayName = new Intl.DateTimeFormat(BCP47[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('Store.PreOrder.Day')}
        value={day}
        onChange={setDay}
        options={[
          ...(isAsapPossible ? [{ value: ASAP, label: t('Time.Asap') }] : []),
          ...dates.map((date) => ({
            value: date.toString(),
            label: dayName.format(Date.UTC(date.year, date.month - 1, date.day)),
          })),
        ]}
      />
      {day !== ASAP && (
        <SelectField
          label={t('Store.PreOrder.Time')}
          value={time ?? ''}
          onChange={setSlot}
          options={slots}
        />
      )}
      {!isValid && (
        <p className={styles.error} role="alert">
          {t('Store.PreOrder.SelectTime.Invalid')}
        </p>
      )}
      <Button wide disabled={!isValid} onClick={() => time !== undefined && onChoose(time)}>
        {t('Store.PreOrder.Continue')}
      </Button>
      <h3 className={styles.hoursTitle}>{t('OpeningHours.Title')}</h3>
      <dl className={styles.hours}>
        {openingHoursPerDay(facts.venue).map(({ dayOfWeek, hours }) => (
          <div key={dayOfWeek} className={styles.day}>
            <dt>{t(`Weekday.${dayOfWeek}`)}</dt>
            <dd>
              <HoursText hours={hours} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
