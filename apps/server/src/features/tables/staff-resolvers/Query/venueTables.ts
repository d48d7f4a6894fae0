import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { answerTables } from '../../office/office-table.ts';
import type { FindGuestAddress } from '../../office/table-address.ts';

export const makeVenueTables =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    findGuestAddress: FindGuestAddress;
  }): NonNullable<QueryResolvers<StaffContext>['venueTables']> =>
  async (_root, { venueId }, context) => {
    const { venue } = await servedVenue(context, deps.findVenue, venueId);
    return answerTables(deps, venue.companyId, venue.id);
  };
