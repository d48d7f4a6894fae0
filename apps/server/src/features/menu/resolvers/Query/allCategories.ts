import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import type { LoadCatalogue } from '../../catalogue-cache.ts';

export const makeAllCategories =
  (deps: {
    loadCatalogue: LoadCatalogue;
    maxCategoriesOf: (companyId: string) => Promise<number>;
  }): NonNullable<QueryResolvers<GraphContext>['allCategories']> =>
  async (_root, { companyId, first }) => {
    const limit = first ?? (await deps.maxCategoriesOf(companyId));
    if (limit < 0) throw badInput('first must not be negative');
    const loaded = await deps.loadCatalogue(companyId);
    const categories = [...(loaded?.linked.categories.values() ?? [])];
    return categories.filter((category) => category.parentId === null).slice(0, limit);
  };
