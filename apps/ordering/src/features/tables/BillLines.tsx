import { classNames } from '@tallrik/ui/class-names';
import { Icon } from '@tallrik/ui/Icon';
import styles from './Bill.module.css';

export type BillLine = {
  id: string;
  title: string;
  choices: string[];
  amount: string;
  /** Where it stands: paid, being paid, or partly paid. */
  note: string | null;
  /** Nothing of it is left: done, or in somebody's hands, who may still let it go. */
  paymentState: 'PAID' | 'BEING_PAID' | null;
};

const LOCK_ICON = { PAID: 'check', BEING_PAID: 'lock' } as const;

export const BillLines = ({ lines }: { lines: readonly BillLine[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line.id} className={classNames(styles.line, line.paymentState && styles.taken)}>
        <div className={styles.words}>
          <p className={styles.title}>{line.title}</p>
          {line.choices.length > 0 && <p className={styles.text}>{line.choices.join(', ')}</p>}
          {line.note && (
            <p className={styles.text}>
              {line.paymentState && <Icon name={LOCK_ICON[line.paymentState]} size="small" />}{' '}
              {line.note}
            </p>
          )}
        </div>
        <span className={styles.amount}>{line.amount}</span>
      </li>
    ))}
  </ul>
);
