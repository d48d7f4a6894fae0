import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './editor.module.css';
import { dateTimeIn, instantIn } from './stock-time.ts';

type Until = { untilTomorrow?: boolean; untilOpening?: boolean; until?: string };
const LONGEST_HOURS = 366 * 24;

/** When what is sold out is there again by itself: at the next opening, tomorrow, or at a time (CATALOG-29). */
export function SoldOutUntil(props: {
  until: string | null;
  /** Of the restaurant: its wall says when it is back. */
  timeZone: string;
  onChoose: (until: Until) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { timers } = useServices();
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const at = instantIn(props.timeZone, typed);
    const hours = at === null ? 0 : (at.epochMilliseconds - timers.now()) / 3_600_000;
    const isPossible = hours > 0 && hours <= LONGEST_HOURS;
    setWrong(!isPossible);
    if (at === null || !isPossible) return;
    setTyping(false);
    props.onChoose({ until: at.toString() });
  };
  return (
    <>
      {props.until !== null && (
        <span className={styles.hint}>
          {t('Admin.Stock.BackAtTime', { time: dateTimeIn(props.timeZone, props.until) })}
        </span>
      )}
      <div className={styles.chips}>
        <button
          type="button"
          className={styles.chip}
          onClick={() => props.onChoose({ untilOpening: true })}
        >
          {t('Admin.Stock.UntilOpening')}
        </button>
        <button
          type="button"
          className={styles.chip}
          onClick={() => props.onChoose({ untilTomorrow: true })}
        >
          {t('Admin.Menu.BackTomorrow')}
        </button>
        <button
          type="button"
          className={styles.chip}
          aria-expanded={isTyping}
          onClick={() => setTyping(!isTyping)}
        >
          {t('Admin.Stock.UntilTime')}
        </button>
      </div>
      {isTyping && (
        <div className={controls.field}>
          <label className={styles.label} htmlFor={id}>
            {t('Admin.Stock.BackAt')}
          </label>
          <input
            id={id}
            type="datetime-local"
            className={controls.input}
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
          <FormError id={`${id}-error`} text={isWrong ? t('Admin.Stock.BackAtWrong') : null} />
          <button type="button" className={controls.line} onClick={submit}>
            {t('Console.Save')}
          </button>
        </div>
      )}
    </>
  );
}
