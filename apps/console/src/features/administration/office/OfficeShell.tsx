import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { classNames } from '@tallrik/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { ConflictQuestions } from '../changes/ConflictSheet.tsx';
import { OfficeChanges } from '../changes/OfficeChanges.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { OfficeIcon } from './OfficeIcon.tsx';
import styles from './OfficeShell.module.css';
import { tabsOf, type OfficePlace } from './office-places.ts';
import { useIsPhone } from './use-is-phone.ts';
import { VenueSwitch } from './VenueSwitch.tsx';

export type RailEntry = { place: OfficePlace; to: string };

/** The rail at the side of a wide screen, five tabs below a phone's page (OFFICE-02). */
export function OfficeShell(props: {
  company: AdministeredCompany;
  venueId: string | null;
  onVenue: (venueId: string | null) => void;
  /** The address of the page that is open: changes are taken back where they were made. */
  page: string;
  entries: readonly RailEntry[];
  /** Orders nobody has answered yet. */
  pending: number;
  current: OfficePlace | 'more' | null;
  morePath: string;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const t = useAdminText();
  const { entries, current } = props;
  const tabs = tabsOf(entries);
  const isPhone = useIsPhone();
  const { company, venueId, onVenue } = props;
  const chosen = { company, venueId, onVenue };
  const isBehindMore = current === 'more' || !tabs.some(({ place }) => place === current);
  return (
    <div className={styles.office}>
      <nav className={styles.rail} aria-label={t('Admin.Office')}>
        <VenueSwitch {...chosen} />
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.place} className={classNames(entry.place === 'settings' && styles.end)}>
              <Entry {...entry} pending={props.pending} isCurrent={entry.place === current} />
            </li>
          ))}
        </ul>
        <button type="button" className={styles.entry} onClick={props.onSignOut}>
          <Icon name="signOut" />
          {t('Console.SignOut')}
        </button>
      </nav>
      {/* Named: the guests' app beside the menu is a document with a main of its own. */}
      <main className={styles.main} aria-label={t('Admin.Office')}>
        {isPhone && current !== 'more' && props.company.venues.length > 1 && (
          <VenueSwitch {...chosen} isSlim />
        )}
        <OfficeChanges page={props.page}>
          <ConflictQuestions company={props.company}>{props.children}</ConflictQuestions>
        </OfficeChanges>
      </main>
      <nav className={styles.tabs} aria-label={t('Admin.Office')}>
        {tabs.map((entry) => (
          <Entry
            key={entry.place}
            {...entry}
            pending={props.pending}
            isCurrent={entry.place === current}
          />
        ))}
        <Link
          className={styles.entry}
          to={props.morePath}
          {...(isBehindMore ? { 'aria-current': 'page' } : {})}
        >
          <OfficeIcon name="more" />
          {t('Admin.Office.more')}
        </Link>
      </nav>
    </div>
  );
}

const Entry = (props: RailEntry & { isCurrent: boolean; pending?: number }) => {
  const t = useAdminText();
  const count = props.place === 'orders' ? (props.pending ?? 0) : 0;
  return (
    <Link
      className={styles.entry}
      to={props.to}
      {...(props.isCurrent ? { 'aria-current': 'page' } : {})}
    >
      <OfficeIcon name={props.place} />
      {t(`Admin.Office.${props.place}`)}
      {count > 0 && (
        <span className={styles.badge}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('Admin.Orders.Pending', { count })}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
};

/** What has no tab on a phone. */
export function MoreList(props: {
  entries: readonly RailEntry[];
  company: { displayName: string; venues: readonly { id: string; name: string }[] };
  venueId: string | null;
  onVenue: (venueId: string | null) => void;
  onSignOut: () => void;
}) {
  const t = useAdminText();
  const tabs = tabsOf(props.entries);
  return (
    <Section title={t('Admin.Office.more')}>
      <VenueSwitch company={props.company} venueId={props.venueId} onVenue={props.onVenue} />
      <ul className={styles.more}>
        {props.entries
          .filter((entry) => !tabs.includes(entry))
          .map((entry) => (
            <li key={entry.place}>
              <Entry {...entry} isCurrent={false} />
            </li>
          ))}
        <li>
          <button type="button" className={styles.entry} onClick={props.onSignOut}>
            <Icon name="signOut" />
            {t('Console.SignOut')}
          </button>
        </li>
      </ul>
    </Section>
  );
}
