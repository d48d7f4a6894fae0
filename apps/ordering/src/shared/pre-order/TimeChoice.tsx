import { BCP47 } from '@tallrik/domain/company/languages';
import type { WhyNoSlot } from '@tallrik/domain/venues/slots';
import { Button } from '@tallrik/ui/Button';
import { useMemo, useState } from 'react';
import type { TranslationKey } from '../translate/translate.ts';
import { useSpeech } from '../translate/use-translate.tsx';
import { isTimePossible, preOrderDays, preOrderSlots, type TimeFacts } from './pre-order-times.ts';
import styles from './PreOrderSheet.module.css';
import { TimeSelector } from './TimeSelector.tsx';

const ASAP = 'ASAP';

const REASONS: Record<WhyNoSlot, TranslationKey> = {
  CLOSED: 'Store.PreOrder.SelectTime.Invalid',
  TOO_LATE: 'Store.PreOrder.SelectTime.TooLate',
  NOTHING_SERVED: 'Store.PreOrder.SelectTime.NothingServed',
};

/** Day and 15-minute slot; a day on which nothing can be had says why (TIME-04, TIME-07, TIME-08). */
export function TimeChoice(props: { facts: TimeFacts; onChoose: (time: string) => void }) {
  const { facts } = props;
  const { translate: t, language } = useSpeech();
  const days = useMemo(() => preOrderDays(facts), [facts]);
  const isAsapPossible = isTimePossible(ASAP, facts);
  const firstDay = days.find(({ whyNot }) => whyNot === null)?.date.toString() ?? ASAP;
  const [day, setDay] = useState(isAsapPossible ? ASAP : firstDay);
  const [slot, setSlot] = useState('');

  const isAsap = day === ASAP;
  const slots = isAsap ? [] : preOrderSlots(Temporal.PlainDate.from(day), facts, t);
  const time = isAsap ? ASAP : (slots.find(({ value }) => value === slot) ?? slots[0])?.value;
  const isValid = time !== undefined && isTimePossible(time, facts);
  const whyNot = days.find(({ date }) => date.toString() === day)?.whyNot ?? 'CLOSED';

  const dayName = new Intl.DateTimeFormat(BCP47[language], {
    weekday: 'long',
    day: 'numeric',
    // Two wheels stand side by side on a phone: 'miércoles, 18 de noviembre' has no room there.
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <>
      <div className={styles.selectors}>
        <TimeSelector
          label={t('Store.PreOrder.Day')}
          value={day}
          onChange={setDay}
          options={[
            ...(isAsapPossible ? [{ value: ASAP, label: t('Time.Asap') }] : []),
            ...days.map(({ date, whyNot: reason }) => ({
              value: date.toString(),
              label: dayName.format(Date.UTC(date.year, date.month - 1, date.day)),
              isUnavailable: reason !== null,
            })),
          ]}
        />
        {slots.length > 0 && (
          <TimeSelector
            label={t('Store.PreOrder.Time')}
            value={time ?? ''}
            onChange={setSlot}
            options={slots}
          />
        )}
      </div>
      {/* In the page before it says anything, or it would not be read out. */}
      <div aria-live="polite">
        {!isValid && <p className={styles.error}>{t(REASONS[whyNot])}</p>}
      </div>
      <Button wide disabled={!isValid} onClick={() => time !== undefined && props.onChoose(time)}>
        {t('Store.PreOrder.Continue')}
      </Button>
    </>
  );
}
