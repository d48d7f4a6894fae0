import { LARGEST_STOCK_COUNT } from '@tallrik/domain/menu/stock';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './editor.module.css';
import type { StockLine } from './stock.ts';

/** How many are left, and how many of them guests who are paying hold (CATALOG-29, CATALOG-30). */
export function StockCount(props: {
  name: string;
  line: StockLine;
  onSave: (given: { count: number | null; refillTo?: number | null }) => void;
}) {
  const t = useAdminText();
  const { name, line } = props;
  const { count, held, refillTo } = line;
  return (
    <>
      <Count
        label={t('Admin.Stock.Count', { name })}
        hint={held > 0 ? t('Admin.Stock.Held', { count: held }) : t('Admin.Stock.CountHint')}
        saved={count ?? null}
        onSave={(next) => props.onSave({ count: next })}
      />
      {count != null && (
        <Count
          label={t('Admin.Stock.Refill')}
          hint={t('Admin.Stock.RefillHint')}
          saved={refillTo ?? null}
          onSave={(next) => props.onSave({ count, refillTo: next })}
        />
      )}
    </>
  );
}

/** A number that is saved when it is left; nothing typed is none. */
function Count(props: {
  label: string;
  hint: string;
  saved: number | null;
  onSave: (count: number | null) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const saved = props.saved === null ? '' : String(props.saved);
  const [typed, setTyped] = useState(saved);
  const isWrong = typed.trim() !== '' && countIn(typed) === null;
  const save = () => {
    if (!isWrong && typed.trim() !== saved) props.onSave(countIn(typed));
  };
  return (
    <div className={controls.field}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        className={controls.input}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setTyped(saved);
        }}
      />
      <p id={`${id}-words`} className={isWrong ? styles.problem : styles.hint}>
        {isWrong ? t('Admin.Stock.Wrong') : props.hint}
      </p>
    </div>
  );
}

function countIn(typed: string): number | null {
  const text = typed.trim();
  const count = Number(text);
  const isCount = /^\d{1,6}$/.test(text) && count <= LARGEST_STOCK_COUNT;
  return isCount ? count : null;
}
