import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { companyOf, findInventory } from '../../menu-store.ts';

export const makeVenueInventory =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['venueInventory']> =>
  async (_root, { venueId }) => {
    const companyId = await companyOf(deps.db, 'venues', [venueId]);
    return companyId === null ? [] : findInventory(deps.db, companyId, venueId);
  };
