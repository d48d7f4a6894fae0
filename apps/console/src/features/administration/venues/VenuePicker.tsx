import { useState, type ReactNode } from 'react';
import type { AdministeredCompany } from '../administered-company.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useOfficeVenues, type OfficeVenue } from './use-office-venues.ts';
import styles from './Venues.module.css';

/** The venue chosen in the rail, or, with all of them chosen there, the one picked here. */
export function VenuePicker(props: {
  company: AdministeredCompany;
  venueId: string | null;
  /** `picker` is drawn where there is something to pick. */
  children: (venue: OfficeVenue, picker: ReactNode) => ReactNode;
  /** Around loading, failing and having none. */
  frame: (content: ReactNode) => ReactNode;
}) {
  const t = useAdminText();
  const query = useOfficeVenues(props.company.id);
  const [picked, setPicked] = useState<string | null>(null);
  const venues = query.data?.filter(({ isArchived }) => !isArchived);
  const venue =
    venues?.find(({ id }) => id === (props.venueId ?? picked)) ??
    (props.venueId === null ? venues?.[0] : undefined);
  if (venue === undefined)
    return props.frame(
      <Remote query={query}>
        {() => <p className={rows.empty}>{t('Admin.Tables.NoVenues')}</p>}
      </Remote>,
    );
  const picker =
    props.venueId === null && (venues?.length ?? 0) > 1 ? (
      <div className={styles.picker}>
        <Select
          label={t('Admin.Tables.Venue')}
          value={venue.id}
          options={(venues ?? []).map(({ id, name }) => ({ value: id, text: name }))}
          onChange={setPicked}
        />
      </div>
    ) : null;
  return props.children(venue, picker);
}
