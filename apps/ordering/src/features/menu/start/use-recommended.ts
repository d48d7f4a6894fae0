import type { UpsellGroup } from '@tallrik/domain/menu/catalogue';
import { dishesOf, isMarked, type PricedItem } from '@tallrik/domain/menu/dishes';
import { isOutOfStock } from '@tallrik/domain/menu/stock';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToken } from '../../../shared/guest/use-guest.ts';
import { recommendationsQuery } from '../../../shared/menu/menu-queries.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useServices } from '../../../shared/services/services.tsx';

export type Recommended = {
  dishes: PricedItem[];
  upsellGroups: readonly UpsellGroup[];
  /** A guest who is signed in waits for an answer: its place is kept. */
  isLoading: boolean;
};

const NOBODY: Recommended = { dishes: [], upsellGroups: [], isLoading: false };

/** Dishes picked for the guest who is signed in; never a marked one, nor one that is sold out (LOYAL-14, MENU-20). */
export function useRecommended({ venue, menu, inventory }: Offering): Recommended {
  const { api } = useServices();
  const token = useToken();
  const query = useQuery({
    ...recommendationsQuery(api, token ?? '', venue.id),
    enabled: token !== null && menu !== null,
  });
  return useMemo(() => {
    if (token === null || menu === null) return NOBODY;
    // A start page without them is whole: a failed answer is not worth a word.
    if (!query.data) return { ...NOBODY, isLoading: query.isPending };
    const { items, upsellGroups } = query.data;
    const dishes = dishesOf(items, menu).filter(
      ({ item }) => !isMarked(item) && !isOutOfStock(inventory, item.id, 0),
    );
    return { dishes, upsellGroups, isLoading: false };
  }, [inventory, menu, query.data, query.isPending, token]);
}
