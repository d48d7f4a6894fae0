import { Link } from 'react-router';
import type { OfficePageProps } from '../office/office-places.ts';
import { boardLink } from '../office/board-link.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { useOfficeVenues } from '../venues/use-office-venues.ts';
import { VenueState } from '../venues/VenueState.tsx';
import { VenueToday } from '../venues/VenueToday.tsx';
import styles from './Today.module.css';

/** How each restaurant stands right now, and what one tap changes about its day (PLACES-15, PLACES-16). */
export function VenuesToday(props: OfficePageProps) {
  const { company, venueId } = props;
  const t = useAdminText();
  const link = useOfficeLink();
  const query = useOfficeVenues(company.id);
  return (
    <Remote query={query}>
      {(venues) => {
        const shown = venues.filter(
          ({ id, isArchived }) => !isArchived && (venueId === null || id === venueId),
        );
        if (shown.length === 0) return <p className={rows.empty}>{t('Admin.Tables.NoVenues')}</p>;
        return (
          <div className={styles.venues}>
            {shown.map((venue) => (
              <Panel
                key={venue.id}
                title={
                  <Link className={rows.name} to={link(`places/${venue.id}`)}>
                    {venue.name}
                  </Link>
                }
                aside={<BoardOf {...props} venueId={venue.id} />}
              >
                <div className={styles.venue}>
                  <VenueState venue={venue} />
                  {venue.active && <VenueToday company={company} venue={venue} />}
                </div>
              </Panel>
            ))}
          </div>
        );
      }}
    </Remote>
  );
}

function BoardOf(props: OfficePageProps & { venueId: string }) {
  const t = useAdminText();
  const to = boardLink(props, props.venueId);
  return (
    to !== null && (
      <Link className={styles.board} to={to}>
        {t('Admin.Orders.OpenBoard')}
      </Link>
    )
  );
}
