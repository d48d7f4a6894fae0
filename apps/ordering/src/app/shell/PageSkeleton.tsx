import { Skeleton } from '@tallrik/ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** Shown for the blink in which a page's code arrives. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton shape="hero" />
    <Skeleton shape="heading" width="half" />
    <Skeleton shape="line" />
    <Skeleton shape="line" width="most" />
  </div>
);
