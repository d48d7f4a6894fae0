import type { Venue } from '@tallrik/domain/venues/venue';
import { servedVenue, type FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import { mustHaveRight } from '../../platform/auth/staff-rights.ts';
import type { StaffContext, StaffViewer } from '../../platform/graphql/context.ts';

/** The administrator and the venue they set up, or the refusal. */
export async function administeredVenue(
  context: StaffContext,
  findVenue: FindVenueForStaff,
  venueId: string,
): Promise<{ staff: StaffViewer; venue: Venue }> {
  const served = await servedVenue(context, findVenue, venueId);
  mustHaveRight(served.staff, 'KITCHEN_SETUP', 'WRITE');
  return served;
}
