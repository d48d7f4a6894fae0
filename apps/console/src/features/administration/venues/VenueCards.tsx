import { classNames } from '@tallrik/ui/class-names';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { RestoreVenueDocument } from '../generated/graphql.ts';
import { Panel } from '../parts/Panel.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { keysOfVenues, type OfficeVenue } from './use-office-venues.ts';
import styles from './Venues.module.css';
import { VenueState } from './VenueState.tsx';

/** One card a venue: where it is, whether it is open, and when that changes (PLACES-01). */
export function VenueCards(props: {
  company: AdministeredCompany;
  venues: readonly OfficeVenue[];
  mayWrite: boolean;
  link: (path: string) => string;
}) {
  const t = useAdminText();
  const there = props.venues.filter(({ isArchived }) => !isArchived);
  const archived = props.venues.filter(({ isArchived }) => isArchived);
  return (
    <>
      {there.length === 0 && <p className={rows.empty}>{t('Admin.Tables.NoVenues')}</p>}
      <ul className={styles.cards}>
        {there.map((venue) => (
          <li key={venue.id}>
            <VenueCard venue={venue} link={props.link} />
          </li>
        ))}
      </ul>
      {archived.length > 0 && (
        <Panel title={t('Admin.Venues.Archived')}>
          <ul>
            {archived.map((venue) => (
              <ArchivedVenue
                key={venue.id}
                company={props.company}
                venue={venue}
                mayWrite={props.mayWrite}
              />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function VenueCard({ venue, link }: { venue: OfficeVenue; link: (path: string) => string }) {
  const t = useAdminText();
  const { place } = venue;
  const address = [place.street, [place.zip, place.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return (
    <Link className={styles.card} to={link(`places/${venue.id}`)}>
      <b className={styles.name}>{venue.name}</b>
      <span className={styles.address}>{address || t('Admin.Venues.NoAddress')}</span>
      <VenueState venue={venue} />
    </Link>
  );
}

function ArchivedVenue(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  mayWrite: boolean;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { company, venue } = props;
  const restore = useChange({
    send: async () =>
      (
        await api.call(RestoreVenueDocument, {
          companyId: company.id,
          id: venue.id,
          version: venue.version,
        })
      ).restoreVenue,
    refreshes: keysOfVenues(company.id),
    done: () => t('Admin.Venues.Restored'),
  });
  return (
    <li className={classNames(rows.row, rows.off)}>
      <span className={classNames(rows.main, rows.name)}>{venue.name}</span>
      {props.mayWrite && (
        <button
          type="button"
          className={controls.line}
          disabled={restore.isBusy}
          aria-label={t('Admin.Venues.RestoreOf', { name: venue.name })}
          onClick={() => restore.run(undefined)}
        >
          {t('Admin.Venues.Restore')}
        </button>
      )}
    </li>
  );
}
