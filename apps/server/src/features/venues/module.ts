import type { Database } from '../../platform/database/database.ts';
import type { Office } from '../../platform/office/office.ts';
import { makeFindVenues, type MayServeVenue } from './find-venues.ts';
import { makeAllVenues } from './resolvers/Query/allVenues.ts';
import { makeVenue } from './resolvers/Query/Venue.ts';
import { exceptions } from './resolvers/Venue/exceptions.ts';
import { makePauseVenue } from './staff-resolvers/Mutation/pauseVenue.ts';
import { makeResumeVenue } from './staff-resolvers/Mutation/resumeVenue.ts';
import { makeSetWaitingTime } from './staff-resolvers/Mutation/setWaitingTime.ts';
import { makeArchiveVenue } from './staff-resolvers/Mutation/archiveVenue.ts';
import { makeChangeToday } from './staff-resolvers/Mutation/changeToday.ts';
import { makeCreateVenue } from './staff-resolvers/Mutation/createVenue.ts';
import { makeRemoveHoursException } from './staff-resolvers/Mutation/removeHoursException.ts';
import { makeRestoreVenue } from './staff-resolvers/Mutation/restoreVenue.ts';
import { makeSaveHoursException } from './staff-resolvers/Mutation/saveHoursException.ts';
import { makeSaveOpeningHours } from './staff-resolvers/Mutation/saveOpeningHours.ts';
import { makeSaveVenue } from './staff-resolvers/Mutation/saveVenue.ts';
import { makeOfficeVenues } from './staff-resolvers/Query/officeVenues.ts';
import { makeCreateFirstVenue } from './office/create-first-venue.ts';
import type { NewVenueDeps } from './office/insert-new-venue.ts';
import { venueSubject } from './office/office-venue.ts';
import { companyOfVenue, findVenue, readVenues } from './venues-store.ts';

/** Where a company sells, when it is open, and how fast its kitchens are. */
export function makeVenues(
  deps: NewVenueDeps & {
    db: Database;
    reads: Database;
    mayServeVenue: MayServeVenue;
    publishPaceChange: (venueId: string) => void;
    office: Office;
  },
) {
  const { db, reads, publishPaceChange } = deps;
  deps.office.define(venueSubject);
  const found = makeFindVenues(reads, deps.mayServeVenue);
  const staffDeps = { db, findVenue: found.findVenueForStaff, publishPaceChange };
  return {
    ...found,
    /** As it stands this moment: its reader keeps it as long as it likes. */
    findVenue: (companyId: string, venueId: string) => findVenue(reads, companyId, venueId),
    /** Also those that are switched off or removed, as the caller's transaction sees them. */
    venuesOf: (on: Database, companyId: string) => readVenues(on, companyId, null),
    createFirstVenue: makeCreateFirstVenue(deps),
    companyOfVenue: (venueId: string) => companyOfVenue(db, venueId),
    timeZoneOf: async (companyId: string, venueId: string) =>
      (await found.findOwnVenue(companyId, venueId))?.timeZone ?? null,
    guestResolvers: {
      Query: { allVenues: makeAllVenues({ db }), Venue: makeVenue(found) },
      Venue: { exceptions },
    },
    staffResolvers: {
      Query: { officeVenues: makeOfficeVenues({ db }) },
      Mutation: {
        createVenue: makeCreateVenue(deps),
        saveVenue: makeSaveVenue(deps),
        archiveVenue: makeArchiveVenue(deps),
        restoreVenue: makeRestoreVenue(deps),
        saveOpeningHours: makeSaveOpeningHours(deps),
        saveHoursException: makeSaveHoursException(deps),
        removeHoursException: makeRemoveHoursException(deps),
        changeToday: makeChangeToday(deps),
        setWaitingTime: makeSetWaitingTime(staffDeps),
        pauseVenue: makePauseVenue(staffDeps),
        resumeVenue: makeResumeVenue(staffDeps),
      },
    },
  };
}
