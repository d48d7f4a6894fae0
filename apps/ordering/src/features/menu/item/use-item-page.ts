import type { Item, UpsellGroup } from '@tallrik/domain/menu/catalogue';
import { dishesOf, type PricedItem } from '@tallrik/domain/menu/dishes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownDish } from '../../../shared/menu/known-dish.ts';
import { itemQuery } from '../../../shared/menu/menu-queries.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useServices } from '../../../shared/services/services.tsx';

export type ItemPageData = {
  dish: PricedItem;
  /** False for a dish of another hour: it may be looked at, and not be added (ITEM-29). */
  isServed: boolean;
  /** False while dishes that may be offered beside it are still on their way: added now, they would be passed over. */
  isComplete: boolean;
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
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(itemQuery(api, itemId));
  return useMemo((): ItemPageState => {
    if (data === null) return { kind: 'MISSING' };
    if (data) return pageOf(offering, data.item, data.upsellGroups, data.upsellItems);
    if (isError) return { kind: 'ERROR', retry: () => void refetch() };
    const known = knownDish(queryClient, itemId);
    const item = known?.items.find(({ id }) => id === itemId);
    if (!known || !item) return { kind: 'LOADING' };
    const groups = known.upsellGroups.filter(({ id }) => item.upsellGroupIds.includes(id));
    return pageOf(offering, item, groups, known.items);
  }, [data, isError, itemId, offering, queryClient, refetch]);
}

export function pageOf(
  offering: Offering,
  item: Item,
  upsellGroups: UpsellGroup[],
  upsellItems: readonly Item[],
): ItemPageState {
  const menu = offering.menu ?? { menuEntries: [] };
  const [served] = dishesOf([item], menu);
  // The lunch menu may end while a guest reads about a dish of it: the page stays, and says so.
  const dish = served ?? offering.menus.flatMap((other) => dishesOf([item], other))[0];
  if (!dish) return { kind: 'MISSING' };
  const known = new Set(upsellItems.map(({ id }) => id));
  return {
    kind: 'READY',
    page: {
      dish,
      isServed: served !== undefined,
      isComplete: upsellGroups.every(({ itemIds }) => itemIds.every((id) => known.has(id))),
      upsellGroups,
      upsellDishes: dishesOf(upsellItems, menu),
    },
  };
}
