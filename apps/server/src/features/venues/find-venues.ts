import type { FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import type { Database } from '../../platform/database/database.ts';
import { gatherReads } from '../../platform/database/gather-reads.ts';
import { makeVersionedCache } from '../../platform/database/versioned-cache.ts';
import type { StaffViewer } from '../../platform/graphql/context.ts';
import { findVenue, findVenuePlaces, type VenuePlace } from './venues-store.ts';

const MAX_VENUES = 1_000;

export type MayServeVenue = (
  staff: StaffViewer,
  venue: { id: string; companyId: string },
) => boolean;

/** Venues by whoever asks: an order of ours, a guest's device, somebody who works there. Each is read once per change. */
export function makeFindVenues(db: Database, mayServeVenue: MayServeVenue) {
  const kept = makeVersionedCache((key) => {
    const [companyId = '', venueId = ''] = key.split('/');
    return findVenue(db, companyId, venueId);
  }, MAX_VENUES);
  const venueAt = async ({ companyId, shopVersion }: VenuePlace, venueId: string) =>
    kept(`${companyId}/${venueId}`, shopVersion);
  const placeOfVenue = async (venueId: string) =>
    (await findVenuePlaces(db, [venueId])).get(venueId) ?? null;
  const placeOfOwnVenue = gatherReads((venueIds) => findVenuePlaces(db, venueIds));
  const findVenueForStaff: FindVenueForStaff = async (staff, venueId) => {
    const place = await placeOfVenue(venueId);
    if (place === null) return null;
    if (!mayServeVenue(staff, { id: venueId, companyId: place.companyId })) return 'NOT_YOURS';
    return venueAt(place, venueId);
  };
  return {
    findVenueForStaff,
    /** Of an order or whatever else of ours names it: for many at once it is one statement. */
    findOwnVenue: async (companyId: string, venueId: string) => {
      const place = await placeOfOwnVenue(venueId);
      return place?.companyId === companyId ? venueAt(place, venueId) : null;
    },
    /** By the id a guest's device gives. */
    findVenueById: async (venueId: string) => {
      const place = await placeOfVenue(venueId);
      return place && venueAt(place, venueId);
    },
  };
}
