import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findVenueCatalogueVersion } from '../../menu-store.ts';

export const makeCatalogueVersion =
  (deps: { reads: Database }): NonNullable<QueryResolvers<GraphContext>['catalogueVersion']> =>
  async (_root, { venueId }) => {
    const version = await findVenueCatalogueVersion(deps.reads, venueId);
    return version === null ? null : String(version);
  };
