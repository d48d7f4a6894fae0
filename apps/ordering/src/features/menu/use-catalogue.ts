import { dishesOf, type PricedItem } from '@tallrik/domain/menu/dishes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menuCategoriesQuery, type CatalogueSlice } from '../../shared/menu/menu-queries.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { loadedOffering, loadOffering } from '../../shared/menu/use-offering.ts';
import type { LoadContext, LoadResult } from '../../shared/screens/screen-module.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';

export type StockedCatalogue = CatalogueSlice & { dishes: PricedItem[] };

export type CatalogueState =
  | { kind: 'READY'; catalogue: StockedCatalogue }
  | { kind: 'LOADING' }
  | { kind: 'ERROR'; retry: () => void };

/** Everything the active menu sells, with its categories: what menu and category screens draw from. */
export function useCatalogue(offering: Offering): CatalogueState {
  const { api } = useServices();
  const { configuration } = useCompany();
  const { data, isError, refetch } = useQuery(
    menuCategoriesQuery(api, configuration.companyId, offering.venue.id),
  );
  const catalogue = useMemo(
    () => (data === undefined ? null : stocked(data, offering)),
    [data, offering],
  );
  if (catalogue) return { kind: 'READY', catalogue };
  return isError ? { kind: 'ERROR', retry: () => void refetch() } : { kind: 'LOADING' };
}

const stocked = (catalogue: CatalogueSlice, { menu }: Offering): StockedCatalogue => ({
  ...catalogue,
  dishes: menu === null ? [] : dishesOf(catalogue.items, menu),
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
export function loadedCatalogue(
  context: LoadContext,
): { offering: Offering; catalogue: StockedCatalogue } | null {
  const { api, company, queryClient } = context;
  const venueId = context.params['venueId'] ?? '';
  const offering = loadedOffering(context, venueId);
  const { queryKey } = menuCategoriesQuery(api, company.configuration.companyId, venueId);
  const catalogue = queryClient.getQueryData(queryKey);
  return offering && catalogue ? { offering, catalogue: stocked(catalogue, offering) } : null;
}
