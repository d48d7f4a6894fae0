import { Skeleton } from '@tallrik/ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** Shown for the blink in which a page's code arrives. */
export const PageSkeleton = () => (
  <div aria-busy="true">
    <Skeleton shape="picture" />
    <div className={styles.words}>
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="line" />
      <Skeleton shape="line" width="most" />
    </div>
  </div>
);
