import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Item } from '@tallrik/domain/menu/catalogue';
import { useQuery } from '@tanstack/react-query';
import { landingItemsQuery, menuCategoriesQuery } from '../../shared/menu/menu-queries.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';

/**
 * The items of the venue's categories, and those of the cart that stand in none of them, such as the bag: asked for
 * the categories alone, they had neither a name in the guest's language nor a picture (F-66).
 */
export function useItemsOfCart(cart: PricedCart, venueId: string): Item[] {
  const { api } = useServices();
  const { companyId } = useCompany().configuration;
  const { data: catalogue } = useQuery(menuCategoriesQuery(api, companyId, venueId));
  const known = new Set(catalogue?.items.map(({ id }) => id));
  const unknown = catalogue
    ? [...new Set(cart.items.map(({ itemId }) => itemId))].filter((id) => !known.has(id)).toSorted()
    : [];
  const { data: others } = useQuery({
    ...landingItemsQuery(api, companyId, unknown),
    enabled: unknown.length > 0,
  });
  return [...(catalogue?.items ?? []), ...(others?.items ?? [])];
}
