import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadCatalogueOf } from '../../load-catalogue-of.ts';

export const makeGetCategoryInfo =
  (deps: {
    loadCatalogueOf: LoadCatalogueOf;
  }): NonNullable<QueryResolvers<GraphContext>['getCategoryInfo']> =>
  async (_root, { categoryId }) => {
    const loaded = await deps.loadCatalogueOf('categories', [categoryId]);
    return loaded?.linked.categories.get(categoryId) ?? null;
  };
