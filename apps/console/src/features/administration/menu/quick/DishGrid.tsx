import type { Currency } from '@tallrik/domain/money/currency';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import { Icon } from '../../../../shared/icon/Icon.tsx';
import { adminErrorText, useAdminText } from '../../use-admin-text.tsx';
import { problemsOfRow, withRow, type DishRow } from './dish-rows.ts';
import styles from './Quick.module.css';

const CELLS = ['category', 'title', 'price'] as const;
type Cell = (typeof CELLS)[number];

/** Category, name and price in a row; Enter opens the next one (SETUP-13). */
export function DishGrid(props: {
  rows: readonly DishRow[];
  categories: readonly string[];
  currency: Currency;
  onChange: (rows: DishRow[]) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { rows, onChange } = props;
  const table = useRef<HTMLTableElement>(null);
  const isOpening = useRef(false);
  const names = {
    category: t('Admin.Quick.Category'),
    title: t('Admin.Quick.Name'),
    price: t('Admin.Quick.Price', { currency: props.currency }),
  };
  const focus = (row: number) =>
    table.current?.querySelectorAll<HTMLInputElement>('[data-cell="title"]')[row]?.focus();
  useEffect(() => {
    if (!isOpening.current) return;
    isOpening.current = false;
    focus(rows.length - 1);
  });
  const next = (at: number) => {
    if (at + 1 < rows.length) return focus(at + 1);
    isOpening.current = true;
    onChange(withRow(rows));
  };
  const change = (key: number, cell: Cell, value: string) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, [cell]: value } : row)));
  return (
    <>
      <datalist id={id}>
        {props.categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <table ref={table} className={styles.grid}>
        <thead>
          <tr>
            {CELLS.map((cell) => (
              <th key={cell} scope="col">
                {names[cell]}
              </th>
            ))}
            <th scope="col">
              <span className={styles.unseen}>{t('Admin.Quick.Remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              key={row.key}
              row={row}
              number={at + 1}
              names={names}
              currency={props.currency}
              listId={id}
              onEnter={() => next(at)}
              onCell={(cell, value) => change(row.key, cell, value)}
              onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        </tbody>
      </table>
      <button type="button" className={controls.line} onClick={() => next(rows.length - 1)}>
        <Icon name="plus" />
        {t('Admin.Quick.Row')}
      </button>
    </>
  );
}

function GridRow(props: {
  row: DishRow;
  number: number;
  names: Record<Cell, string>;
  currency: Currency;
  listId: string;
  onEnter: () => void;
  onCell: (cell: Cell, value: string) => void;
  onRemove: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { row, number } = props;
  const problems = problemsOfRow(row);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    props.onEnter();
  };
  return (
    <tr>
      {CELLS.map((cell) => {
        const problem = problems[cell];
        return (
          <td key={cell}>
            <input
              className={controls.input}
              aria-label={t('Admin.Import.Cell', { column: props.names[cell], number })}
              aria-invalid={problem !== undefined}
              aria-describedby={problem ? `${id}-${cell}` : undefined}
              data-cell={cell}
              placeholder={cell === 'price' ? props.currency : props.names[cell]}
              list={cell === 'category' ? props.listId : undefined}
              inputMode={cell === 'price' ? 'decimal' : 'text'}
              autoComplete="off"
              value={row[cell]}
              onChange={({ target }) => props.onCell(cell, target.value)}
              onKeyDown={onKeyDown}
            />
            {problem && (
              <span id={`${id}-${cell}`} className={styles.problem}>
                {adminErrorText(t, problem)}
              </span>
            )}
          </td>
        );
      })}
      <td>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('Admin.Import.LeaveRow', { number })}
          onClick={props.onRemove}
        >
          <Icon name="close" size="small" />
        </button>
      </td>
    </tr>
  );
}
