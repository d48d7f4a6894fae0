import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { classNames } from '@tallrik/ui/class-names';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import {
  daysOf,
  SALES_BESIDE,
  SALES_BY,
  SALES_DAYS,
  type SalesDays,
  type SalesWish,
} from './sales-address.ts';
import styles from './Sales.module.css';

/** Days, by what, and beside what; each choice goes into the address. */
export function SalesChoices({ wish, today }: { wish: SalesWish; today: string }) {
  const t = useAdminText();
  const [search, setSearch] = useSearchParams();
  const choose = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const dayText = (days: SalesDays): string =>
    days === 'thisMonth' || days === 'lastMonth' || days === 'year'
      ? t(`Admin.Sales.Days.${days}`)
      : t(`Admin.Orders.Days.${days}`);
  return (
    <div className={styles.choices}>
      <Choice
        label={t('Admin.Orders.Days')}
        value={wish.choice}
        options={SALES_DAYS.map((value) => ({ value, text: dayText(value) }))}
        onChange={(days) =>
          choose(days === 'chosen' ? { days, ...daysOf(wish.choice, search, today) } : { days })
        }
      />
      {wish.choice === 'chosen' && (
        <div className={styles.range}>
          <DayField
            label={t('Admin.Audit.From')}
            value={search.get('from') ?? ''}
            onChange={(from) => choose({ from })}
          />
          <DayField
            label={t('Admin.Audit.Until')}
            value={search.get('to') ?? ''}
            onChange={(to) => choose({ to })}
          />
        </div>
      )}
      <Choice
        label={t('Admin.Sales.By')}
        value={wish.by}
        options={SALES_BY.map((value) => ({ value, text: t(`Admin.Sales.By.${value}`) }))}
        onChange={(by) => choose({ by })}
      />
      <Choice
        label={t('Admin.Sales.Compare')}
        value={wish.beside}
        options={SALES_BESIDE.map((value) => ({ value, text: t(`Admin.Sales.Compare.${value}`) }))}
        onChange={(beside) => choose({ with: beside })}
      />
    </div>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <label className={styles.choice}>
      <VisuallyHidden>{props.label}</VisuallyHidden>
      <select
        className={classNames(controls.input, styles.select)}
        value={props.value}
        onChange={({ target }) => {
          const chosen = props.options.find(({ value }) => value === target.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function DayField(props: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        type="date"
        className={classNames(controls.input, styles.select)}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </span>
  );
}
