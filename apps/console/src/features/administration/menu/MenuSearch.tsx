import { classNames } from '@tallrik/ui/class-names';
import { useMemo, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { Catalogue } from './catalogue.ts';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './MenuSearch.module.css';
import { ITEM_FILTERS, passes, type ItemFilter } from './menu-rows.ts';

/** Words to look for, and what can be narrowed to, each with its count (CATALOG-03). */
export function MenuSearch(props: {
  catalogue: Catalogue;
  soldOutIds: ReadonlySet<string>;
  search: string;
  filter: ItemFilter | null;
  onSearch: (search: string) => void;
  onFilter: (filter: ItemFilter | null) => void;
}) {
  const t = useAdminText();
  const [isOpen, setOpen] = useState(false);
  const { catalogue, soldOutIds, filter } = props;
  const words = t('Admin.Menu.Search', { count: catalogue.items.length });
  return (
    <div className={styles.top}>
      <div className={styles.line}>
        <div className={styles.box}>
          <Icon name="search" size="small" />
          <input
            type="search"
            className={classNames(controls.input, styles.input)}
            aria-label={words}
            placeholder={words}
            autoComplete="off"
            value={props.search}
            onChange={({ target }) => props.onSearch(target.value)}
          />
        </div>
        <button
          type="button"
          className={classNames(controls.line, styles.filters, filter !== null && styles.on)}
          aria-label={t('Admin.Menu.Filters')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <MenuIcon name="filters" />
        </button>
      </div>
      {isOpen && (
        <Filters
          catalogue={catalogue}
          soldOutIds={soldOutIds}
          filter={filter}
          onFilter={props.onFilter}
        />
      )}
    </div>
  );
}

function Filters(props: {
  catalogue: Catalogue;
  soldOutIds: ReadonlySet<string>;
  filter: ItemFilter | null;
  onFilter: (filter: ItemFilter | null) => void;
}) {
  const t = useAdminText();
  const { catalogue, soldOutIds } = props;
  const counts = useMemo(
    () =>
      ITEM_FILTERS.map((filter) => ({
        filter,
        count: catalogue.items.filter((item) => passes(filter, item, catalogue, soldOutIds)).length,
      })),
    [catalogue, soldOutIds],
  );
  return (
    <div className={styles.chips} role="group" aria-label={t('Admin.Menu.Filters')}>
      {counts.map(({ filter, count }) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-pressed={props.filter === filter}
          onClick={() => props.onFilter(props.filter === filter ? null : filter)}
        >
          {t(`Admin.Menu.Filter.${filter}`)} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
