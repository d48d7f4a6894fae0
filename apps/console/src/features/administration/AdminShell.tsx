import { classNames } from '@tallrik/ui/class-names';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import styles from './AdminShell.module.css';
import { adminPaths, SECTIONS, type Section } from './admin-paths.ts';
import { useAdminText } from './use-admin-text.tsx';

const ICONS: Readonly<Record<Section, IconName>> = {
  people: 'identity',
  contacts: 'phone',
  tables: 'cutlery',
  terms: 'clock',
  invoices: 'card',
  audit: 'layers',
};

/** The list of places at the side of a wide screen, above the page on a small one. */
export function AdminShell(props: {
  isPlatform: boolean;
  /** The company that is looked after; null among all of them. */
  company: { id: string; displayName: string } | null;
  /** Where the orders are; absent for staff without a restaurant. */
  boardPath?: string;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const t = useAdminText();
  const { company } = props;
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the list is wider than the screen: where one is must be seen in it.
  useEffect(() => {
    const place = nav.current?.querySelector('[aria-current="page"]');
    place?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className={styles.shell}>
      <nav ref={nav} className={styles.nav} aria-label={t('Admin.Title')}>
        {props.isPlatform && (
          <ul className={styles.group}>
            <Place to={adminPaths.start} icon="venue" text={t('Admin.Companies')} isExact />
            <Place to={adminPaths.jobs} icon="alert" text={t('Admin.Jobs')} />
          </ul>
        )}
        {company && (
          <>
            <p className={styles.company}>{company.displayName}</p>
            <ul className={styles.group}>
              {SECTIONS.map((section) => (
                <Place
                  key={section}
                  to={adminPaths.section(company.id, section)}
                  icon={ICONS[section]}
                  text={t(`Admin.Section.${section}`)}
                />
              ))}
            </ul>
          </>
        )}
        <ul className={classNames(styles.group, styles.last)}>
          {props.boardPath !== undefined && (
            <li>
              <Link className={styles.place} to={props.boardPath}>
                <Icon name="bag" />
                {t('Console.Board.Title')}
              </Link>
            </li>
          )}
          <Place to={adminPaths.account} icon="key" text={t('Console.Account.Title')} />
          <li>
            <button type="button" className={styles.place} onClick={props.onSignOut}>
              <Icon name="signOut" />
              {t('Console.SignOut')}
            </button>
          </li>
        </ul>
      </nav>
      <main className={styles.main}>{props.children}</main>
    </div>
  );
}

const Place = (props: { to: string; icon: IconName; text: string; isExact?: boolean }) => (
  <li>
    <NavLink className={styles.place} to={props.to} end={props.isExact ?? false}>
      <Icon name={props.icon} />
      {props.text}
    </NavLink>
  </li>
);
