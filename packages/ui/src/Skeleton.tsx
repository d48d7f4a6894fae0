import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  shape: 'line' | 'smallLine' | 'heading' | 'button' | 'square' | 'picture' | 'hero' | 'offer';
  width?: 'quarter' | 'half' | 'most' | 'full';
};

/** One grey box, in the size of what comes. Silent: the page around it is `aria-busy`. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  return (
    <span className={classNames(styles.box, styles[shape], styles[width])} aria-hidden="true" />
  );
}

/** The exact boxes of a `Card`, so that nothing moves when it arrives. */
export function CardSkeleton({ shape = 'upright' }: { shape?: 'upright' | 'row' }) {
  return (
    <div className={classNames(styles.card, styles[`${shape}Card`])} aria-hidden="true">
      <span className={classNames(styles.box, styles.cardPicture)} />
      <div className={styles.body}>
        <Skeleton shape="line" width="most" />
        <Skeleton shape="smallLine" />
        <Skeleton shape="smallLine" width="half" />
        <span className={styles.price}>
          <Skeleton shape="line" width="quarter" />
        </span>
      </div>
    </div>
  );
}

/** The boxes of a `ListRow`. */
export function RowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Skeleton shape="square" />
      <div className={styles.words}>
        <Skeleton shape="line" width="half" />
        <Skeleton shape="smallLine" width="most" />
      </div>
    </div>
  );
}
