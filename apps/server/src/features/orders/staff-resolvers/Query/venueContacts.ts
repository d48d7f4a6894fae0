import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import { mustHaveRight } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findContacts } from '../../escalation/contact-store.ts';

/** Private numbers of colleagues: not for everybody who stands at the board. */
export const makeVenueContacts =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
  }): NonNullable<QueryResolvers<StaffContext>['venueContacts']> =>
  async (_root, { venueId }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    mustHaveRight(staff, 'KITCHEN_SETUP', 'READ');
    const contacts = await findContacts(deps.db, venue.companyId, venue.id);
    return contacts.map(({ name, email, phone, phoneBy, hours }) => ({
      name,
      email,
      phone,
      phoneBy,
      hours: hours.map(({ dayOfWeek, timeRange: { start, end } }) => ({ dayOfWeek, start, end })),
    }));
  };
