import { classNames } from '@tallrik/ui/class-names';
import { useAdminText } from '../use-admin-text.tsx';
import { stateOf, type OrderRow } from './payment-text.ts';
import styles from './StateTag.module.css';

/** Where an order stands, in its colour and its word. */
export function StateTag({ order }: { order: Pick<OrderRow, 'status'> }) {
  const t = useAdminText();
  const { colour, word } = stateOf(order);
  return <span className={classNames(styles.tag, styles[colour])}>{t(word)}</span>;
}
