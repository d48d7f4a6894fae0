import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadCatalogueOf } from '../../load-catalogue-of.ts';

export const makeItem =
  (deps: { loadCatalogueOf: LoadCatalogueOf }): NonNullable<QueryResolvers<GraphContext>['Item']> =>
  async (_root, { id }) =>
    (await deps.loadCatalogueOf('items', [id]))?.linked.items.get(id) ?? null;
