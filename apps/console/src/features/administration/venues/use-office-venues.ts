import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { OfficeVenuesDocument, type OfficeVenuesQuery } from '../generated/graphql.ts';

export type OfficeVenue = OfficeVenuesQuery['officeVenues'][number];

export const venuesKey = (companyId: string) => ['admin', 'venues', companyId] as const;

/** What a made, renamed or archived venue changes: the rail and the board go by the venues of whoever signed in. */
export const keysOfVenues = (companyId: string) =>
  [venuesKey(companyId), ['admin', 'company', companyId], ['staff-member']] as const;

/** The company's venues, archived ones too, as the office changes them. */
export function useOfficeVenues(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: venuesKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(OfficeVenuesDocument, { companyId, isWithArchived: true }, signal))
        .officeVenues,
  });
}
