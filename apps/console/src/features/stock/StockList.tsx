import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import { SearchField } from '../../shared/controls/SearchField.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './SoldOutSheet.module.css';
import {
  countOf,
  STOCK_FILTERS,
  stockSections,
  type Stock,
  type StockChange,
  type StockFilter,
} from './stock.ts';
import { StockRow } from './StockRow.tsx';

/** Everything that can run out, searched and filtered: beside the board in a sheet, in the office a page. */
export function StockList(props: {
  stock: Stock;
  saving: ReadonlySet<string>;
  onChange: (change: StockChange) => void;
  /** Below a sheet's own heading, or below a page's. */
  heading?: 'h2' | 'h3';
}) {
  const t = useTranslate();
  const Heading = props.heading ?? 'h3';
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<StockFilter>('ALL');
  const sections = stockSections(props.stock, filter, query);
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t('Console.SoldOut.Find')} value={query} onChange={setQuery} />
        <div className={styles.filters} role="group" aria-label={t('Console.SoldOut.Show')}>
          {STOCK_FILTERS.map((choice) => (
            <button
              key={choice}
              type="button"
              className={classNames(styles.filter, choice === filter && styles.isChosen)}
              aria-pressed={choice === filter}
              onClick={() => setFilter(choice)}
            >
              {t(`Console.SoldOut.${choice}`)} {countOf(props.stock, choice)}
            </button>
          ))}
        </div>
      </div>
      {sections.map((section) => (
        <section key={section.id} className={styles.section}>
          <Heading className={styles.title}>{section.title ?? t('Console.SoldOut.Dishes')}</Heading>
          <ul>
            {section.lines.map((line) => (
              <li key={line.id} className={styles.item}>
                <StockRow
                  line={line}
                  isSaving={props.saving.has(line.id)}
                  onChange={props.onChange}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.empty} role="status">
        {sections.length === 0 &&
          (query.trim() === ''
            ? t('Console.SoldOut.Empty')
            : t('Console.Search.Empty', { query: query.trim() }))}
      </p>
    </>
  );
}
