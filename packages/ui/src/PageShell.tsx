import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './PageShell.module.css';

export type PageShellProps = {
  children: ReactNode;
  /** Absent for guests at a table or with a QR order (SHELL-13). */
  sidebar?: ReactNode;
  /** The phone's foot: tabs or the page's action. The content keeps clear of it. */
  foot?: ReactNode;
  /** Stands below everything and keeps its own room, such as a bar that comes later than the page. */
  after?: ReactNode;
  skipLabel: string;
  /** Fills the screen edge to edge, such as the landing. */
  isBare?: boolean;
  isBusy?: boolean;
};

/** Of the page's own content: the skip link leads there, and the focus after a change of page. */
export const CONTENT_ID = 'content';

/** The frame of every page: sidebar from 768, content capped at 960 px from 992 (BRAND-06, SHELL-01). */
export function PageShell(props: PageShellProps) {
  return (
    <div className={classNames(styles.shell, Boolean(props.sidebar) && styles.withSidebar)}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {props.skipLabel}
      </a>
      {props.sidebar}
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className={classNames(
          styles.page,
          props.isBare && styles.bare,
          Boolean(props.foot) && styles.withFoot,
        )}
        data-bare={props.isBare || undefined}
        aria-busy={props.isBusy || undefined}
      >
        {props.children}
      </main>
      {props.foot}
      {props.after}
    </div>
  );
}
