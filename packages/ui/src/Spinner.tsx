import styles from './Spinner.module.css';

/** Lives inside buttons only: a page that waits shows skeletons. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
