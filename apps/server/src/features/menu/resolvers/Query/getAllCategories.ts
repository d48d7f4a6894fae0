import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadCatalogue } from '../../menu-port.ts';

export const makeGetAllCategories =
  (deps: {
    loadCatalogue: LoadCatalogue;
  }): NonNullable<QueryResolvers<GraphContext>['getAllCategories']> =>
  async (_root, { companyId }) => {
    const loaded = await deps.loadCatalogue(companyId);
    return [...(loaded?.linked.categories.values() ?? [])];
  };
