import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Sidebar.module.css';

export type SidebarEntry = {
  id: string;
  label: string;
  icon: IconName;
  href: string;
  isCurrent?: boolean;
  /** Shown but not reachable, such as order history when signed out (SHELL-04). */
  isDisabled?: boolean;
  lang?: string;
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
};

export type SidebarProps = {
  label: string;
  logo: ReactNode;
  entries: readonly SidebarEntry[];
  /** The account: sign in and create, or greeting and sign out. */
  footer?: ReactNode;
  /** `standing` is the column from 768, `drawer` the same content inside the phone's sheet. */
  variant?: 'standing' | 'drawer';
};

export function Sidebar({ label, logo, entries, footer, variant = 'standing' }: SidebarProps) {
  return (
    <aside className={classNames(styles.sidebar, styles[variant])} aria-label={label}>
      {logo && <div className={styles.logo}>{logo}</div>}
      <nav aria-label={label}>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.isDisabled ? (
                <span className={styles.entry} role="link" aria-disabled="true">
                  <Icon name={entry.icon} />
                  {entry.label}
                </span>
              ) : (
                <Link
                  href={entry.href}
                  className={styles.entry}
                  lang={entry.lang}
                  aria-current={entry.isCurrent ? 'page' : undefined}
                  onClick={entry.onClick}
                >
                  <Icon name={entry.icon} />
                  {entry.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </aside>
  );
}
