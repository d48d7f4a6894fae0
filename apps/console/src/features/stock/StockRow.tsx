import { LARGEST_STOCK_COUNT } from '@tallrik/domain/menu/stock';
import { useEffect, useRef, useState } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { Toggle } from '../../shared/controls/Toggle.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { isGone, type StockChange, type StockLine } from './stock.ts';
import styles from './StockRow.module.css';

/** On sale or sold out; and where somebody counts, how many are left. */
export function StockRow(props: {
  line: StockLine;
  /** Drawn as tapped, but the server has not said yes. */
  isSaving: boolean;
  onChange: (change: StockChange) => void;
}) {
  const t = useTranslate();
  const { line, onChange } = props;
  const [isCounting, setCounting] = useState(false);
  const gone = isGone(line);
  return (
    <div className={styles.row}>
      <Toggle
        label={
          <span className={styles.words}>
            <b className={styles.name}>{line.title}</b>
            <span className={gone ? styles.gone : styles.there}>
              {props.isSaving && `${t('Console.SoldOut.Saving')} `}
              {gone ? t(goneKey(line)) : t('Console.SoldOut.Available')}
              {line.count !== null && `, ${t('Console.SoldOut.Left', { count: line.count })}`}
              {line.held > 0 && `, ${t('Console.SoldOut.Held', { count: line.held })}`}
            </span>
          </span>
        }
        isOn={!gone}
        isOffAlarming
        onChange={(isOn) => {
          // Counted down to nothing: it is there again when somebody says how many there are.
          if (isOn && line.count === 0) setCounting(true);
          else onChange({ id: line.id, soldOut: !isOn });
        }}
      />
      {isCounting ? (
        <CountForm
          line={line}
          onDone={(count) => {
            setCounting(false);
            if (count !== undefined) onChange({ id: line.id, count });
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.count}
          aria-label={t('Console.SoldOut.CountOf', { name: line.title })}
          onClick={() => setCounting(true)}
        >
          {line.count === null ? t('Console.SoldOut.Count') : line.count}
        </button>
      )}
    </div>
  );
}

const goneKey = ({ soldOut, soldOutUntil }: StockLine) =>
  soldOut && soldOutUntil ? 'Console.SoldOut.GoneToday' : 'Console.SoldOut.Gone';

function CountForm(props: {
  line: StockLine;
  /** Null stops counting; undefined changes nothing. */
  onDone: (count: number | null | undefined) => void;
}) {
  const t = useTranslate();
  const [text, setText] = useState(String(props.line.count ?? ''));
  const field = useRef<HTMLInputElement>(null);
  // Whoever taps "Count" wants to type a number next.
  useEffect(() => field.current?.focus(), []);
  const isCount = /^\d+$/.test(text) && Number(text) <= LARGEST_STOCK_COUNT;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isCount) props.onDone(Number(text));
        else if (text.trim() === '') props.onDone(null);
      }}
    >
      <input
        ref={field}
        className={controls.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('Console.SoldOut.CountOf', { name: props.line.title })}
        aria-invalid={text.trim() !== '' && !isCount}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape leaves the count, not the whole sheet.
          event.stopPropagation();
          event.preventDefault();
          props.onDone(undefined);
        }}
      />
      <button type="submit" className={controls.solid}>
        {t('Console.Save')}
      </button>
      {props.line.count !== null && (
        <button type="button" className={controls.line} onClick={() => props.onDone(null)}>
          {t('Console.SoldOut.StopCounting')}
        </button>
      )}
    </form>
  );
}
