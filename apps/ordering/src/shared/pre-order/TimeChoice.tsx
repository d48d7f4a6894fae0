import { dateAt } from '@tallrik/domain/time/day-of-week';
import { dayName } from '@tallrik/domain/venues/day-name';
import type { PickableDay, WhyNoSlot } from '@tallrik/domain/venues/slots';
import { Button } from '@tallrik/ui/Button';
import { useMemo, useState } from 'react';
import type { TranslationKey } from '../translate/translate.ts';
import { useMessages } from '../translate/use-translate.tsx';
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
export function TimeChoice(props: {
  facts: TimeFacts;
  /** Chosen before; null, or one that cannot be had any more: the first slot (D-175). */
  time: string | null;
  onChoose: (time: string) => void;
}) {
  const { facts } = props;
  const { translate: t, language } = useMessages();
  const days = useMemo(() => preOrderDays(facts), [facts]);
  const isAsapPossible = isTimePossible(ASAP, facts);
  const [begun] = useState(() => beginWith(props.time, days, facts));
  const [day, setDay] = useState(begun.day);
  const [slot, setSlot] = useState(begun.slot);

  const isAsap = day === ASAP;
  const slots = isAsap ? [] : preOrderSlots(Temporal.PlainDate.from(day), facts, t);
  const time = isAsap ? ASAP : (slots.find(({ value }) => value === slot) ?? slots[0])?.value;
  const isValid = time !== undefined && isTimePossible(time, facts);
  const whyNot = days.find(({ date }) => date.toString() === day)?.whyNot ?? 'CLOSED';

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
              label: dayName(date, language),
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

/** The day and slot that are chosen when the picker opens. */
function beginWith(
  time: string | null,
  days: readonly PickableDay[],
  facts: TimeFacts,
): { day: string; slot: string } {
  if (time !== null && isTimePossible(time, facts)) {
    if (time === ASAP) return { day: ASAP, slot: '' };
    const instant = Temporal.Instant.from(time);
    return {
      day: dateAt(instant, facts.venue.timeZone).toString(),
      slot: instant.toString(),
    };
  }
  // Where nothing can be had at all, the first day says why.
  const first = days.find(({ whyNot }) => whyNot === null) ?? days[0];
  return { day: first?.date.toString() ?? ASAP, slot: '' };
}
