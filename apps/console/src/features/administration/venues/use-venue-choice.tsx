import { useState, type ReactNode } from 'react';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './Venues.module.css';

/** The venue chosen in the rail, or, with all of them chosen there, the one picked here. */
export function useVenueChoice<Venue extends { id: string; name: string }>(
  venues: readonly Venue[],
  venueId: string | null,
): {
  venue: Venue | undefined;
  /** Drawn where there is something to pick. */
  picker: ReactNode;
} {
  const t = useAdminText();
  const [picked, setPicked] = useState<string | null>(null);
  const venue =
    venues.find(({ id }) => id === (venueId ?? picked)) ??
    (venueId === null ? venues[0] : undefined);
  const picker =
    venue !== undefined && venueId === null && venues.length > 1 ? (
      <div className={styles.picker}>
        <Select
          label={t('Admin.Tables.Venue')}
          value={venue.id}
          options={venues.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={setPicked}
        />
      </div>
    ) : null;
  return { venue, picker };
}
