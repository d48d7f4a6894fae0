import { classNames } from './class-names.ts';
import { CountBadge, type CountBadgeProps } from './CountBadge.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './TabBar.module.css';

export type Tab = {
  id: string;
  label: string;
  icon: IconName;
  href: string;
  isCurrent: boolean;
  badge?: CountBadgeProps;
  /** May prevent the way, for instance to open the login modal (SHELL-16). */
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
};

export type TabBarProps = {
  label: string;
  tabs: readonly Tab[];
  /** `foot` is the phone's 80 px bar, `inline` the desktop's row above the content. */
  layout: 'foot' | 'inline';
};

export function TabBar({ label, tabs, layout }: TabBarProps) {
  return (
    <nav
      className={classNames(styles.tabs, styles[layout])}
      data-foot={layout === 'foot' || undefined}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.isCurrent ? 'page' : undefined}
          onClick={tab.onClick}
        >
          <span className={styles.icon}>
            <Icon name={tab.icon} size={layout === 'inline' ? 'small' : 'medium'} />
          </span>
          <span className={styles.label}>{tab.label}</span>
          {tab.badge && (
            <span className={styles.badge}>
              <CountBadge {...tab.badge} />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
