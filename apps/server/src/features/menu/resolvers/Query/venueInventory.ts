import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findPublicInventory } from '../../menu-store.ts';

export const makeVenueInventory =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['venueInventory']> =>
  (_root, { venueId }) =>
    findPublicInventory(deps.db, venueId);
