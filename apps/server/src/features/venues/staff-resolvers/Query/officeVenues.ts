import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findOfficeVenues, toOfficeVenue } from '../../office/office-venue.ts';

export const makeOfficeVenues =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['officeVenues']> =>
  async (_root, { companyId: wanted, isWithArchived }, context) => {
    const { companyId, venueIds } = officeCaller(context, {
      area: 'VENUES',
      access: 'READ',
      companyId: wanted,
    });
    const found = await findOfficeVenues(deps.db, companyId, venueIds === 'ALL' ? null : venueIds);
    return found
      .filter(({ venue }) => isWithArchived || !venue.deleted)
      .map((venue) => toOfficeVenue(venue, context.now()));
  };
