import { classNames } from '@tallrik/ui/class-names';
import { dateTimeText } from '../../shared/clock/venue-time.ts';
import controls from '../../shared/controls/controls.module.css';
import { SearchField } from '../../shared/controls/SearchField.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import styles from './FindOrdersView.module.css';
import { OrderRow } from './OrderRow.tsx';

export type FindOrdersViewProps = {
  typed: string;
  onType: (text: string) => void;
  /** A number is typed; else the list is the history. */
  isSearching: boolean;
  orders: readonly BoardOrder[];
  isLoading: boolean;
  error: string | null;
  /** Null on the last page. */
  onMore: (() => void) | null;
  timeZone: string;
  onOpen: (order: BoardOrder) => void;
};

export function FindOrdersView(props: FindOrdersViewProps) {
  const t = useTranslate();
  const { orders, isLoading } = props;
  return (
    <div className={styles.find}>
      <SearchField label={t('Console.Find.Label')} value={props.typed} onChange={props.onType} />
      <h3 className={styles.title}>
        {props.isSearching ? t('Console.Find.Found') : t('Console.Find.History')}
      </h3>
      {props.error && (
        <p className={styles.problem} role="alert">
          {props.error}
        </p>
      )}
      <p className={styles.say} role="status">
        {resultText(t, props)}
      </p>
      {orders.length > 0 && (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow
                order={order}
                time={dateTimeText(t, Temporal.Instant.from(order.createdAt), props.timeZone)}
                onOpen={props.onOpen}
              />
            </li>
          ))}
        </ul>
      )}
      {props.onMore && (
        <button
          type="button"
          className={classNames(controls.line, controls.big)}
          disabled={isLoading}
          onClick={props.onMore}
        >
          {isLoading ? t('Console.Loading') : t('Console.Find.More')}
        </button>
      )}
    </div>
  );
}

function resultText(t: ReturnType<typeof useTranslate>, props: FindOrdersViewProps): string {
  if (props.orders.length > 0 || props.error) return '';
  if (props.isLoading) return t('Console.Loading');
  return props.isSearching
    ? t('Console.Find.Nothing', { number: props.typed.trim() })
    : t('Console.Find.NoHistory');
}
