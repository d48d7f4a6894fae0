import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadCatalogue } from '../../menu-port.ts';
import { present } from '../../link-catalogue.ts';

export const makeAllItems =
  (deps: { loadCatalogue: LoadCatalogue }): NonNullable<QueryResolvers<GraphContext>['allItems']> =>
  async (_root, { companyId, ids }) => {
    const items = (await deps.loadCatalogue(companyId))?.linked.items ?? new Map();
    return ids ? present(ids, items) : [...items.values()];
  };
