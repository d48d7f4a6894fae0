import type { Item, UpsellGroup } from '@tallrik/domain/menu/catalogue';
import { dishesOf, type PricedItem } from '@tallrik/domain/menu/dishes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemQuery, menuCategoriesQuery } from '../../../shared/menu/menu-queries.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';

export type ItemPageData = {
  dish: PricedItem;
  upsellGroups: UpsellGroup[];
  /** What the upsell steps may offer. */
  upsellDishes: PricedItem[];
};

export type ItemPageState =
  | { kind: 'READY'; page: ItemPageData }
  | { kind: 'LOADING' }
  | { kind: 'ERROR'; retry: () => void }
  | { kind: 'MISSING' };

/** The dish; what a card already knew opens at once, and its own query follows. */
export function useItemPage(offering: Offering, itemId: string): ItemPageState {
  const { api } = useServices();
  const { configuration } = useCompany();
  const query = useQuery(itemQuery(api, itemId));
  const shelf = useQuery({
    ...menuCategoriesQuery(api, configuration.companyId, offering.venue.id),
    enabled: false,
  });
  return useMemo((): ItemPageState => {
    if (query.data === null) return { kind: 'MISSING' };
    if (query.data) {
      return pageOf(offering, query.data.item, query.data.upsellGroups, query.data.upsellItems);
    }
    const known = shelf.data?.items.find(({ id }) => id === itemId);
    if (shelf.data && known) {
      const groups = shelf.data.upsellGroups.filter(({ id }) => known.upsellGroupIds.includes(id));
      return pageOf(offering, known, groups, shelf.data.items);
    }
    return query.isError
      ? { kind: 'ERROR', retry: () => void query.refetch() }
      : { kind: 'LOADING' };
  }, [itemId, offering, query, shelf.data]);
}

export function pageOf(
  offering: Offering,
  item: Item,
  upsellGroups: UpsellGroup[],
  upsellItems: readonly Item[],
): ItemPageState {
  const menu = offering.menu ?? { menuEntries: [] };
  const [dish] = dishesOf([item], menu);
  if (!dish) return { kind: 'MISSING' };
  return { kind: 'READY', page: { dish, upsellGroups, upsellDishes: dishesOf(upsellItems, menu) } };
}
