import type { Venue } from '@tallrik/domain/venues/venue';
import type { StaffContext, StaffViewer } from '../graphql/context.ts';
import { forbidden, notFound, unauthenticated } from '../graphql/errors.ts';

export type FindVenueForStaff = (
  staff: StaffViewer,
  venueId: string,
) => Promise<Venue | 'NOT_YOURS' | null>;

/** The staff member and the venue, or the refusal: every board operation begins here. */
export async function servedVenue(
  context: StaffContext,
  findVenue: FindVenueForStaff,
  venueId: string,
): Promise<{ staff: StaffViewer; venue: Venue }> {
  if (!context.staff) throw unauthenticated();
  const venue = await findVenue(context.staff, venueId);
  if (venue === 'NOT_YOURS') throw forbidden('This venue is not yours');
  if (!venue) throw notFound('Venue');
  return { staff: context.staff, venue };
}
