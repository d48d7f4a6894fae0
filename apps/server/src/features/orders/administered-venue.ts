import type { Venue } from '@tallrik/domain/venues/venue';
import { servedVenue, type FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import type { StaffContext, StaffViewer } from '../../platform/graphql/context.ts';
import { forbidden } from '../../platform/graphql/errors.ts';

/** The administrator and the venue they set up, or the refusal. */
export async function administeredVenue(
  context: StaffContext,
  findVenue: FindVenueForStaff,
  venueId: string,
): Promise<{ staff: StaffViewer; venue: Venue }> {
  const served = await servedVenue(context, findVenue, venueId);
  if (served.staff.role === 'VENUE_STAFF') throw forbidden('Only for administrators');
  return served;
}
