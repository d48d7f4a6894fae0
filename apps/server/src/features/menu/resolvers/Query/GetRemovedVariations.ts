import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { present } from '../../link-catalogue.ts';
import type { LoadCatalogueOf } from '../../load-catalogue-of.ts';

export const makeGetRemovedVariations =
  (deps: {
    loadCatalogueOf: LoadCatalogueOf;
  }): NonNullable<QueryResolvers<GraphContext>['GetRemovedVariations']> =>
  async (_root, { removedVariationIds }) => {
    const loaded = await deps.loadCatalogueOf('variations', removedVariationIds);
    return loaded ? present(removedVariationIds, loaded.linked.variations) : [];
  };
