import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findVenueStock } from '../../venue-stock.ts';

export const makeVenueStock =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
  }): NonNullable<QueryResolvers<StaffContext>['venueStock']> =>
  async (_root, { venueId }, context) => {
    const { venue } = await servedVenue(context, deps.findVenue, venueId);
    return findVenueStock(deps.db, venue.companyId, venue.id, context.now());
  };
