import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useMatch } from '../router/router.tsx';
import { usePricedCart } from '../cart-socket/use-cart.ts';
import { useMinute } from '../clock/use-minute.ts';
import type { CompanyPageData } from '../company/company-query.ts';
import type { Api } from '@tallrik/contract/client/operation';
import { useLocalValue } from '../local-data/use-local-value.ts';
import { paths } from '../paths.ts';
import type { LoadContext } from '../screens/screen-module.ts';
import { useCompany, useServices } from '../services/services.tsx';
import { VENUE_POLL_MS, venueQuery } from '../venue/venue-query.ts';
import {
  INVENTORY_POLL_MS,
  inventoryQuery,
  menusQuery,
  modificationGroupsQuery,
} from './menu-queries.ts';
import { type Offering, offeringOf } from './offering.ts';

export type OfferingState =
  | { kind: 'READY'; offering: Offering }
  | { kind: 'LOADING' }
  | { kind: 'ERROR'; retry: () => void }
  /** No such venue, or it is closed for good. */
  | { kind: 'MISSING' };

const queriesOf = (api: Api, company: CompanyPageData, venueId: string) => {
  const { companyId } = company.configuration;
  return {
    venue: venueQuery(api, companyId, venueId),
    menus: menusQuery(api, companyId, venueId),
    groups: modificationGroupsQuery(api, companyId),
    inventory: inventoryQuery(api, venueId),
  };
};

export function useOffering(venueId: string): OfferingState {
  const { api, localData } = useServices();
  const company = useCompany();
  const cart = usePricedCart();
  const stored = useLocalValue('serviceType');
  const now = useMinute();
  const queries = queriesOf(api, company, venueId);
  // API-09: not in the cart, where everything has been chosen; the server decides about the rest.
  const isInCart = useMatch(paths.cart.pattern) !== null;
  const venue = useQuery({
    ...queries.venue,
    refetchInterval: isInCart ? false : VENUE_POLL_MS,
  });
  const menus = useQuery(queries.menus);
  const groups = useQuery(queries.groups);
  const inventory = useQuery({ ...queries.inventory, refetchInterval: INVENTORY_POLL_MS });
  const serviceType = cart.serviceType ?? stored;

  // By the data alone: a query is a new object with every render, and every dish would be priced again each time.
  const { data: venueData } = venue;
  const { data: menusData } = menus;
  const { data: groupsData } = groups;
  const inventoryData = inventory.data?.entries;
  const offering = useMemo(
    () =>
      venueData && menusData && groupsData && inventoryData
        ? offeringOf({
            company,
            venue: venueData,
            menus: menusData,
            groups: groupsData,
            inventory: inventoryData,
            serviceType,
            pickupTime: cart.pickupTime,
            now,
          })
        : null,
    [company, venueData, menusData, groupsData, inventoryData, serviceType, cart.pickupTime, now],
  );

  // Where no menu is loaded, as on the landing, the cart's time is still not to be changed (TIME-18, D-232).
  const isKnown = offering !== null && cart.venueId === venueId;
  const isByTheHour = isKnown && offering.hasTimeControlledMenus;
  useEffect(() => {
    if (isKnown && localData.get('hasTimeControlledMenus') !== isByTheHour)
      localData.set('hasTimeControlledMenus', isByTheHour);
  }, [isByTheHour, isKnown, localData]);

  if (venueData === null) return { kind: 'MISSING' };
  if (offering) return { kind: 'READY', offering };
  const failed = [venue, menus, groups, inventory].filter((query) => query.isError);
  return failed.length > 0
    ? { kind: 'ERROR', retry: () => failed.forEach((query) => void query.refetch()) }
    : { kind: 'LOADING' };
}

/** Reads everything `useOffering` needs; false when there is no such venue. */
export async function loadOffering(context: LoadContext, venueId: string): Promise<boolean> {
  const queries = queriesOf(context.api, context.company, venueId);
  const [venue] = await Promise.all([
    context.queryClient.fetchQuery(queries.venue),
    context.queryClient.fetchQuery(queries.menus),
    context.queryClient.fetchQuery(queries.groups),
    context.queryClient.fetchQuery(queries.inventory),
  ]);
  return venue !== null;
}

/** The same offering, from what has been loaded: for the document's head. */
export function loadedOffering(
  context: Omit<LoadContext, 'queryClient'> & { queryClient: QueryClient },
  venueId: string,
): Offering | null {
  const queries = queriesOf(context.api, context.company, venueId);
  const venue = context.queryClient.getQueryData(queries.venue.queryKey);
  if (!venue) return null;
  return offeringOf({
    company: context.company,
    venue,
    menus: context.queryClient.getQueryData(queries.menus.queryKey) ?? [],
    groups: context.queryClient.getQueryData(queries.groups.queryKey) ?? [],
    inventory: context.queryClient.getQueryData(queries.inventory.queryKey)?.entries ?? [],
    serviceType: context.serviceType,
    pickupTime: 'ASAP',
    now: context.now,
  });
}
