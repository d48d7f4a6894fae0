import type { VenueResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { companyOf, findCatalogueVersion } from '../../menu-store.ts';

export const makeVenueCatalogueVersion =
  (deps: { reads: Database }): NonNullable<VenueResolvers<GraphContext>['catalogueVersion']> =>
  async ({ id }) => {
    const companyId = await companyOf(deps.reads, 'venues', [id]);
    const version = companyId && (await findCatalogueVersion(deps.reads, companyId));
    return version ? String(version) : null;
  };
