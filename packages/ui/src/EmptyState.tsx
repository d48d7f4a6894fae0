import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './EmptyState.module.css';
import { Icon, type IconName } from './Icon.tsx';

export type EmptyStateProps = {
  icon: IconName;
  title: string;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  /** The page's only heading, where nothing else names it. */
  isPageTitle?: boolean;
  tone?: 'neutral' | 'danger';
};

export function EmptyState(props: EmptyStateProps) {
  const Heading = props.isPageTitle ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <span className={classNames(styles.icon, props.tone === 'danger' && styles.danger)}>
        <Icon name={props.icon} size="large" />
      </span>
      <Heading className={styles.title}>{props.title}</Heading>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.action && <div className={styles.action}>{props.action}</div>}
    </div>
  );
}
