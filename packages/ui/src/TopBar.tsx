import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './TopBar.module.css';

export type TopBarProps = {
  /** A title or the brand's logo. */
  children?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  /** `over` floats on the hero's picture, `onMain` on a filled head. */
  variant?: 'plain' | 'over' | 'onMain';
  /** Stays beside a sidebar too, such as the way back above a dish. */
  staysOnDesktop?: boolean;
};

export function TopBar({
  children,
  start,
  end,
  variant = 'plain',
  staysOnDesktop = false,
}: TopBarProps) {
  return (
    <header
      className={classNames(styles.bar, styles[variant], !staysOnDesktop && styles.phoneOnly)}
    >
      <div className={styles.edge}>{start}</div>
      <div className={styles.middle}>{children}</div>
      <div className={classNames(styles.edge, styles.end)}>{end}</div>
    </header>
  );
}

/** The page's heading where the bar carries it. */
export const TopBarTitle = (props: { children: ReactNode; lang?: string }) => (
  <h1 className={styles.title} lang={props.lang}>
    {props.children}
  </h1>
);
