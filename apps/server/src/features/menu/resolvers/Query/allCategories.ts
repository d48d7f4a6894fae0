import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import { idsWithin } from '@tallrik/domain/menu/categories';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import type { LoadCatalogue } from '../../menu-port.ts';

export const makeAllCategories =
  (deps: {
    loadCatalogue: LoadCatalogue;
    maxCategoriesOf: (companyId: string) => Promise<number>;
  }): NonNullable<QueryResolvers<GraphContext>['allCategories']> =>
  async (_root, { companyId, first }) => {
    const limit = first ?? (await deps.maxCategoriesOf(companyId));
    if (limit < 0) throw badInput('first must not be negative');
    const loaded = await deps.loadCatalogue(companyId);
    if (!loaded) return [];
    const categories = [...loaded.linked.categories.values()];
    const items = [...loaded.linked.items.values()];
    return categories
      .filter((category) => category.parentId === null)
      .slice(0, limit)
      .map((category) => {
        // A category with nothing but subcategories has no dishes of its own, yet a section to fill (F-16).
        const ids = idsWithin(category.id, categories);
        return {
          ...category,
          items: items.filter((item) => item.categories.some(({ id }) => ids.has(id))),
        };
      });
  };
