import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findShownVenues } from '../../venues-store.ts';

export const makeAllVenues =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['allVenues']> =>
  (_root, { companyId }) =>
    findShownVenues(deps.db, companyId);
