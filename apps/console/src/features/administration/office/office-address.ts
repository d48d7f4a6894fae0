import { useCallback, useEffect } from 'react';
import { useMatch, useSearchParams } from 'react-router';
import { useServices } from '../../../shared/services.tsx';

const COMPANY = 'company';

/** The company that somebody of the platform has entered (OFFICE-05); null: the own one. It stands in the address. */
export function useEnteredCompany(): string | null {
  const [search] = useSearchParams();
  const among = useMatch('/admin/companies/:companyId/*');
  return among?.params.companyId ?? search.get(COMPANY);
}

/** Where a company is entered, below /console. */
export const enterPath = (companyId: string): string =>
  `/office?${COMPANY}=${encodeURIComponent(companyId)}`;

/** Below /console; what is chosen at the top of the rail goes along, unless the page is to be one venue's. */
export function useOfficeLink(): (path: string, venueId?: string | null) => string {
  const [search] = useSearchParams();
  const chosen = search.get('venue');
  const company = useEnteredCompany();
  return useCallback(
    (path, venueId) => {
      const venue = venueId ?? chosen;
      const parameters = [
        ...(company === null ? [] : [`${COMPANY}=${encodeURIComponent(company)}`]),
        ...(venue === null ? [] : [`venue=${encodeURIComponent(venue)}`]),
      ];
      return `/office/${path}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`;
    },
    [chosen, company],
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
