import { classNames } from '@tallrik/ui/class-names';
import { useId, useState, type ReactNode } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { AcceptChoice } from './accept-choice.ts';
import styles from './OrderActions.module.css';

/** One tap accepts with the current waiting time; the chips change it first. */
export function AcceptActions(props: {
  accept: AcceptChoice;
  onAccept: (estimatedMinutes: number) => void;
  onReject: () => void;
  /** Silences the bell for this order. */
  putAside: ReactNode;
}) {
  const t = useTranslate();
  const name = useId();
  const { accept } = props;
  // Null follows the kitchen's waiting time, also when it changes while the card stands here.
  const [picked, setPicked] = useState<number | null>(null);
  const minutes = accept.kind === 'SCHEDULED' ? accept.minutes : (picked ?? accept.current);

  return (
    <>
      {accept.kind === 'MINUTES' && (
        <fieldset className={controls.choices} aria-label={t('Console.Order.AcceptMinutes')}>
          {withPicked(accept.minutes, minutes).map((choice) => (
            <label key={choice} className={classNames(controls.choice, styles.minutes)}>
              <input
                type="radio"
                className={controls.radio}
                name={name}
                checked={choice === minutes}
                aria-label={t('Console.Wait.Minutes', { minutes: choice })}
                onChange={() => setPicked(choice)}
              />
              <span aria-hidden="true">
                {choice}
                {choice === minutes && <small> {t('Console.Time.Minutes')}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.actions}>
        {props.putAside}
        <button type="button" className={styles.reject} onClick={props.onReject}>
          {t('Console.Order.Reject')}
        </button>
        <button type="button" className={styles.go} onClick={() => props.onAccept(minutes)}>
          {accept.kind === 'SCHEDULED'
            ? t('Console.Order.AcceptFor', { time: accept.time })
            : t('Console.Order.Accept', { minutes })}
        </button>
      </div>
    </>
  );
}

/** A choice somebody has made stays on the card when the waiting time changes beside it. */
const withPicked = (choices: readonly number[], picked: number): readonly number[] =>
  choices.includes(picked) ? choices : [...choices.slice(0, -1), picked].toSorted((a, b) => a - b);
