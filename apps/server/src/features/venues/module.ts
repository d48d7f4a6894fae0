import type { Database } from '../../platform/database/database.ts';
import { makeFindVenues, type MayServeVenue } from './find-venues.ts';
import { makeAllVenues } from './resolvers/Query/allVenues.ts';
import { makeVenue } from './resolvers/Query/Venue.ts';
import { exceptions } from './resolvers/Venue/exceptions.ts';
import { makePauseVenue } from './staff-resolvers/Mutation/pauseVenue.ts';
import { makeResumeVenue } from './staff-resolvers/Mutation/resumeVenue.ts';
import { makeSetWaitingTime } from './staff-resolvers/Mutation/setWaitingTime.ts';
import { companyOfVenue, findVenue } from './venues-store.ts';

/** Where a company sells, when it is open, and how fast its kitchens are. */
export function makeVenues(deps: {
  db: Database;
  reads: Database;
  mayServeVenue: MayServeVenue;
  publishPaceChange: (venueId: string) => void;
}) {
  const { db, reads, publishPaceChange } = deps;
  const found = makeFindVenues(reads, deps.mayServeVenue);
  const staffDeps = { db, findVenue: found.findVenueForStaff, publishPaceChange };
  return {
    ...found,
    /** As it stands this moment: its reader keeps it as long as it likes. */
    findVenue: (companyId: string, venueId: string) => findVenue(reads, companyId, venueId),
    companyOfVenue: (venueId: string) => companyOfVenue(db, venueId),
    timeZoneOf: async (companyId: string, venueId: string) =>
      (await found.findOwnVenue(companyId, venueId))?.timeZone ?? null,
    guestResolvers: {
      Query: { allVenues: makeAllVenues({ db }), Venue: makeVenue(found) },
      Venue: { exceptions },
    },
    staffResolvers: {
      Mutation: {
        setWaitingTime: makeSetWaitingTime(staffDeps),
        pauseVenue: makePauseVenue(staffDeps),
        resumeVenue: makeResumeVenue(staffDeps),
      },
    },
  };
}
