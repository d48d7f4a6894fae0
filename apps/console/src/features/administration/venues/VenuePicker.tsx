import type { ReactNode } from 'react';
import type { AdministeredCompany } from '../administered-company.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { useOfficeVenues, type OfficeVenue } from './use-office-venues.ts';
import { useVenueChoice } from './use-venue-choice.tsx';

/** A page of one venue, with everything the office knows of it. */
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
  const venues = query.data?.filter(({ isArchived }) => !isArchived) ?? [];
  const { venue, picker } = useVenueChoice(venues, props.venueId);
  if (venue === undefined)
    return props.frame(
      <Remote query={query}>
        {() => <p className={rows.empty}>{t('Admin.Tables.NoVenues')}</p>}
      </Remote>,
    );
  return props.children(venue, picker);
}
