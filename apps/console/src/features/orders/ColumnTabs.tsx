import { classNames } from '@tallrik/ui/class-names';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { COLUMNS, type Column } from './board-columns.ts';
import styles from './ColumnTabs.module.css';
import state from './order-state.module.css';

/** Scheduled orders stand below what is being prepared and need no tab of their own. */
export type TabColumn = Exclude<Column, 'SCHEDULED'>;
const TABS = COLUMNS.filter((column): column is TabColumn => column !== 'SCHEDULED');

/** On a phone: which column is on the screen, with what waits in the others. */
export function ColumnTabs(props: {
  titles: Readonly<Record<TabColumn, string>>;
  counts: Readonly<Record<TabColumn, number>>;
  shown: TabColumn;
  onShow: (column: TabColumn) => void;
}) {
  const t = useTranslate();
  return (
    <nav className={styles.tabs} aria-label={t('Console.Board.Title')}>
      {TABS.map((column) => (
        <button
          key={column}
          type="button"
          className={classNames(styles.tab, state[column])}
          aria-current={props.shown === column}
          onClick={() => props.onShow(column)}
        >
          {props.titles[column]}
          <span className={styles.count}>{props.counts[column]}</span>
        </button>
      ))}
    </nav>
  );
}
