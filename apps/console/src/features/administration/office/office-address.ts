import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../shared/services.tsx';

/** Below /console; what is chosen at the top of the rail goes along, unless the page is to be one venue's. */
export function useOfficeLink(): (path: string, venueId?: string | null) => string {
  const [search] = useSearchParams();
  const chosen = search.get('venue');
  return useCallback(
    (path, venueId) => {
      const venue = venueId ?? chosen;
      return `/office/${path}${venue === null ? '' : `?venue=${encodeURIComponent(venue)}`}`;
    },
    [chosen],
  );
}

const ALL = 'all';

/** The venue in the address, else the one this device had last; one that is not there falls back to the first. */
export function useChosenVenue(venues: readonly { id: string }[]): {
  venueId: string | null;
  choose: (venueId: string | null) => void;
} {
  const { memory } = useServices();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('venue') ?? memory.get('officeVenueId') ?? ALL;
  const isThere = venues.some(({ id }) => id === wanted);
  const isAll = wanted === ALL && venues.length !== 1;
  const venueId = isThere ? wanted : isAll ? null : (venues[0]?.id ?? null);
  const shown = venueId ?? ALL;
  useEffect(() => {
    memory.set('officeVenueId', shown);
  }, [memory, shown]);
  const choose = useCallback(
    (chosen: string | null) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('venue', chosen ?? ALL);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { venueId, choose };
}
