import type { CategoryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';

const MAX_ITEMS = 500;

export const categoryItems: NonNullable<CategoryResolvers<GraphContext>['items']> = (
  category,
  { first, venueId },
) => {
  const limit = first ?? MAX_ITEMS;
  if (limit < 0 || limit > MAX_ITEMS) throw badInput(`first must be 0 to ${MAX_ITEMS}`);
  const items = venueId
    ? category.items.filter((item) => item.venueIds.has(venueId))
    : category.items;
  return items.slice(0, limit);
};
