import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { classNames } from '@tallrik/ui/class-names';
import controls from '../../../shared/controls/controls.module.css';
import filters from '../orders/OrderFilters.module.css';
import { SearchWords } from '../parts/SearchWords.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import {
  GUEST_CHIPS,
  GUEST_LAST,
  GUEST_SORTS,
  guestChip,
  guestLast,
  guestSort,
} from './guests-filter.ts';
import styles from './GuestList.module.css';

/** Words, when they were here last, their level, and chips. */
export function GuestFilters({ levels }: { levels: readonly { id: string; title: string }[] }) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const chip = guestChip(search);
  return (
    <div className={filters.filters}>
      <div className={classNames(filters.top, styles.top)}>
        <SearchWords label={t('Admin.Guests.Search')} />
        <Choice
          label={t('Admin.Guests.Column.LAST_ORDER')}
          value={guestLast(search)}
          options={GUEST_LAST.map((one) => [one, t(`Admin.Guests.Last.${one}`)])}
          onChange={(last) => narrow({ last: last === 'any' ? '' : last })}
        />
        {levels.length > 0 && (
          <Choice
            label={t('Admin.Guests.Column.LEVEL')}
            value={search.get('level') ?? ''}
            options={[['', t('Admin.Guests.AnyLevel')], ...levels.map(levelOption)]}
            onChange={(level) => narrow({ level })}
          />
        )}
        <Choice
          className={styles.sortChoice}
          label={t('Admin.Guests.SortBy')}
          value={guestSort(search)}
          options={GUEST_SORTS.map((one) => [one, t(`Admin.Guests.Column.${one}`)])}
          onChange={(sort) => narrow({ sort, turn: '' })}
        />
      </div>
      <div className={filters.chips} role="group" aria-label={t('Admin.Orders.Show')}>
        {GUEST_CHIPS.map((one) => (
          <button
            key={one}
            type="button"
            className={filters.chip}
            aria-pressed={one === chip}
            onClick={() => narrow({ show: one === 'all' ? '' : one })}
          >
            {t(`Admin.Guests.Show.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

const levelOption = ({ id, title }: { id: string; title: string }): [string, string] => [id, title];

const Choice = (props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
  className?: string | undefined;
}) => (
  <label className={classNames(filters.days, props.className)}>
    <VisuallyHidden>{props.label}</VisuallyHidden>
    <select
      className={classNames(controls.input, filters.select)}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    >
      {props.options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
