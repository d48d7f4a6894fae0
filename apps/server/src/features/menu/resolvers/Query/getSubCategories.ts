import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadCatalogueOf } from '../../load-catalogue-of.ts';

export const makeGetSubCategories =
  (deps: {
    loadCatalogueOf: LoadCatalogueOf;
  }): NonNullable<QueryResolvers<GraphContext>['getSubCategories']> =>
  async (_root, { ids }) => {
    const loaded = await deps.loadCatalogueOf('categories', ids);
    const requestedIds = new Set(ids);
    return [...(loaded?.linked.categories.values() ?? [])].filter(({ id }) => requestedIds.has(id));
  };
