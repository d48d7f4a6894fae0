import { dishesOf, type PricedItem } from '@tallrik/domain/menu/dishes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menuCategoriesQuery, type Shelf } from '../../shared/menu/menu-queries.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { loadedOffering, loadOffering } from '../../shared/menu/use-offering.ts';
import type { LoadContext, LoadResult } from '../../shared/screens/screen-module.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';

export type StockedShelf = Shelf & { dishes: PricedItem[] };

export type ShelfState =
  | { kind: 'READY'; shelf: StockedShelf }
  | { kind: 'LOADING' }
  | { kind: 'ERROR'; retry: () => void };

/** Everything the active menu sells, with its categories: what menu and category screens draw from. */
export function useShelf(offering: Offering): ShelfState {
  const { api } = useServices();
  const { configuration } = useCompany();
  const query = useQuery(menuCategoriesQuery(api, configuration.companyId, offering.venue.id));
  return useMemo((): ShelfState => {
    if (query.data) return { kind: 'READY', shelf: stocked(query.data, offering) };
    return query.isError
      ? { kind: 'ERROR', retry: () => void query.refetch() }
      : { kind: 'LOADING' };
  }, [query, offering]);
}

const stocked = (shelf: Shelf, { menu }: Offering): StockedShelf => ({
  ...shelf,
  dishes: menu === null ? [] : dishesOf(shelf.items, menu),
});

export async function loadMenu(context: LoadContext): Promise<LoadResult> {
  const { api, company, queryClient } = context;
  const venueId = context.params['venueId'] ?? '';
  const [isThere] = await Promise.all([
    loadOffering(context, venueId),
    queryClient.fetchQuery(menuCategoriesQuery(api, company.configuration.companyId, venueId)),
  ]);
  return isThere ? undefined : { isMissing: true };
}

/** The same, from what has been loaded: for the document's head. */
export function loadedShelf(
  context: LoadContext,
): { offering: Offering; shelf: StockedShelf } | null {
  const { api, company, queryClient } = context;
  const venueId = context.params['venueId'] ?? '';
  const offering = loadedOffering(context, venueId);
  const { queryKey } = menuCategoriesQuery(api, company.configuration.companyId, venueId);
  const shelf = queryClient.getQueryData(queryKey);
  return offering && shelf ? { offering, shelf: stocked(shelf, offering) } : null;
}
