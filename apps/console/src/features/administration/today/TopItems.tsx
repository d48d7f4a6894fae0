import { formatMoney } from '@tallrik/domain/money/format-money';
import { formatCount } from '@tallrik/domain/money/format-count';
import { minor } from '@tallrik/domain/money/minor';
import type { AdministeredCompany } from '../administered-company.ts';
import { Thumb } from '../menu/MenuRow.tsx';
import styles from './Today.module.css';

/** Dishes by how often they were ordered, the most frequent with the longest bar. */
export function TopItems(props: {
  items: readonly {
    id: string;
    title: string;
    image?: string | null;
    units: number;
    amount: number;
  }[];
  currency: AdministeredCompany['currency'];
}) {
  const most = Math.max(1, ...props.items.map(({ units }) => units));
  return (
    <ol className={styles.items}>
      {props.items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Thumb image={item.image ?? null} />
          <span className={styles.dish}>
            {item.title}
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.fill}
                style={{ inlineSize: `${(item.units / most) * 100}%` }}
              />
            </span>
          </span>
          <span className={styles.sold}>
            <b>{formatCount(item.units)}</b>
            <span className={styles.worth}>{formatMoney(minor(item.amount), props.currency)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
