import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './BoardSkeleton.module.css';

const CARDS = ['one', 'two'] as const;

/** The boxes of a board, in the size of what comes. */
export function BoardSkeleton() {
  const t = useTranslate();
  return (
    <>
      {(['PENDING', 'PREPARING', 'READY'] as const).map((column) => (
        <div key={column} className={styles.column}>
          <span className={styles.title} />
          {CARDS.map((card) => (
            <div key={card} className={styles.card}>
              <span className={styles.head} />
              <span className={styles.line} />
              <span className={styles.shortLine} />
              <span className={styles.action} />
            </div>
          ))}
        </div>
      ))}
      <VisuallyHidden>{t('Console.Loading')}</VisuallyHidden>
    </>
  );
}
