import { LARGEST_STOCK_COUNT } from '@tallrik/domain/menu/stock';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './editor.module.css';
import type { StockLine } from './stock.ts';

/** How many are left, and how many of them guests who are paying hold (CATALOG-29, CATALOG-30). */
export function StockCount(props: {
  label: string;
  line: StockLine;
  onSave: (count: number | null) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { line } = props;
  const saved = line.count === null ? '' : String(line.count);
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
        {words()}
      </p>
    </div>
  );

  function words(): string {
    if (isWrong) return t('Admin.Stock.Wrong');
    return line.held > 0 ? t('Admin.Stock.Held', { count: line.held }) : t('Admin.Stock.CountHint');
  }
}

function countIn(typed: string): number | null {
  const text = typed.trim();
  const count = Number(text);
  const isCount = /^\d{1,6}$/.test(text) && count <= LARGEST_STOCK_COUNT;
  return isCount ? count : null;
}
