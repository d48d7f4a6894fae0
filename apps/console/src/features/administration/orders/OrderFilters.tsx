import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState, type ComponentProps } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import type { OfficeOrderSumsQuery } from '../generated/graphql.ts';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import { SearchWords } from '../parts/SearchWords.tsx';
import { Select } from '../parts/Select.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { chipOf, daysOf, ORDER_CHIPS, ORDER_DAYS, ORDER_KINDS } from './orders-filter.ts';
import styles from './OrderFilters.module.css';

type Sums = OfficeOrderSumsQuery['officeOrderSums'];

/** Words, days, and what is asked for most as chips; the rest behind a button. */
export function OrderFilters({ sums }: { sums: Sums | null }) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const [isOpen, setOpen] = useState(false);
  const chip = chipOf(search);
  const days = daysOf(search);
  const more = ['kind', 'min', 'max', 'test'].filter((name) => search.has(name)).length;
  return (
    <div className={styles.filters}>
      <div className={styles.top}>
        <SearchWords label={t('Admin.Orders.Search')} />
        <label className={styles.days}>
          <VisuallyHidden>{t('Admin.Orders.Days')}</VisuallyHidden>
          <select
            className={classNames(controls.input, styles.select)}
            value={days}
            onChange={({ target }) => narrow({ days: target.value })}
          >
            {ORDER_DAYS.map((one) => (
              <option key={one} value={one}>
                {t(`Admin.Orders.Days.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={controls.line} onClick={() => setOpen(true)}>
          <MenuIcon name="filters" />
          <span className={styles.word}>
            {more === 0 ? t('Admin.Orders.Filters') : t('Admin.Orders.FiltersOn', { count: more })}
          </span>
        </button>
      </div>
      {days === 'chosen' && (
        <div className={styles.chosen}>
          <TypedFilter kind={DAY} name="from" label={t('Admin.Audit.From')} />
          <TypedFilter kind={DAY} name="to" label={t('Admin.Audit.Until')} />
        </div>
      )}
      <div className={styles.chips} role="group" aria-label={t('Admin.Orders.Show')}>
        {ORDER_CHIPS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.chip}
            aria-pressed={one === chip}
            onClick={() => narrow({ show: one === 'all' ? '' : one })}
          >
            {t(`Admin.Orders.Show.${one}`)} {sums && countOf(sums, one)}
          </button>
        ))}
      </div>
      <MoreFilters open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

const COUNTS: Readonly<Record<string, keyof Sums>> = {
  all: 'orders',
  inProgress: 'inProgress',
  rejected: 'rejected',
  refunded: 'refunded',
  discounted: 'discounted',
};
const countOf = (sums: Sums, chip: string) => {
  const name = COUNTS[chip];
  return name === undefined ? null : <span className={styles.count}>{sums[name]}</span>;
};

/** One of the filters that is typed, kept in the address. */
function TypedFilter(props: {
  name: 'from' | 'to' | 'min' | 'max';
  label: string;
  kind: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;
}) {
  const { search, narrow } = useNarrowing();
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <input
        {...props.kind}
        id={id}
        className={controls.input}
        value={search.get(props.name) ?? ''}
        onChange={({ target }) => narrow({ [props.name]: target.value })}
      />
    </div>
  );
}

const DAY = { type: 'date' } as const;
const AMOUNT = { inputMode: 'decimal' } as const;

function MoreFilters(props: { open: boolean; onClose: () => void }) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const kinds = ORDER_KINDS.map((kind) => ({ value: kind, text: t(`Admin.Orders.Kind.${kind}`) }));
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      title={t('Admin.Orders.Filters')}
      closeLabel={t('Console.Close')}
    >
      <Select
        label={t('Admin.Orders.Payment')}
        value={search.get('kind') ?? ''}
        options={[{ value: '', text: t('Admin.Orders.AnyPayment') }, ...kinds]}
        onChange={(kind) => narrow({ kind })}
      />
      <div className={styles.chosen}>
        <TypedFilter kind={AMOUNT} name="min" label={t('Admin.Orders.AtLeast')} />
        <TypedFilter kind={AMOUNT} name="max" label={t('Admin.Orders.AtMost')} />
      </div>
      <Select
        label={t('Admin.Orders.Tests')}
        value={search.get('test') === 'only' ? 'only' : ''}
        options={[
          { value: '', text: t('Admin.Orders.TestsToo') },
          { value: 'only', text: t('Admin.Orders.TestsOnly') },
        ]}
        onChange={(test) => narrow({ test })}
      />
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        onClick={props.onClose}
      >
        {t('Admin.Done')}
      </button>
      <button
        type="button"
        className={controls.quiet}
        onClick={() => narrow({ kind: '', min: '', max: '', test: '' })}
      >
        {t('Admin.Audit.Clear')}
      </button>
    </ModalSheet>
  );
}
