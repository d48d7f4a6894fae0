import { CardSkeleton, Skeleton } from '@tallrik/ui/Skeleton';
import styles from './StartSkeleton.module.css';

/** The exact boxes of the start page, so that nothing moves when it arrives (MENU-05). */
export function StartSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.hero}>
        <Skeleton shape="hero" />
      </div>
      {[0, 1, 2].map((section) => (
        <div key={section} className={styles.section}>
          <Skeleton shape="heading" width="half" />
          <div className={styles.row}>
            {[0, 1, 2, 3].map((card) => (
              <CardSkeleton key={card} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
