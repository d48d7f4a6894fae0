import type { Category, Item, UpsellGroup } from '@tallrik/domain/menu/catalogue';
import { tokenSubject } from '@tallrik/domain/accounts/token-expiry';
import { queryOptions } from '@tanstack/react-query';
import type {
  CategoryFieldsFragment,
  ItemFieldsFragment,
} from '../graphql-client/generated/graphql.ts';
import { missingIfMalformed } from '../graphql-client/missing-if-malformed.ts';
import type { Api } from '@tallrik/contract/client/operation';
import {
  AppliedMenus,
  ItemPage,
  LandingItems,
  MenuCategories,
  ModificationGroups,
  Recommendations,
  StartCategories,
  VenueInventory,
} from './menu-documents.ts';
import { toCategory, toItem, toMenu, toModificationGroup, toUpsellGroups } from './to-catalogue.ts';

export const INVENTORY_POLL_MS = 30_000;

type CategoryWithItems = CategoryFieldsFragment & { items: ItemFieldsFragment[] };

/** Part of a catalogue: dishes once each, however many categories name them. */
export type CatalogueSlice = { categories: Category[]; items: Item[]; upsellGroups: UpsellGroup[] };

function toCatalogueSlice(categories: readonly CategoryWithItems[]): CatalogueSlice {
  return {
    categories: categories.map(toCategory),
    ...toDishes(categories.flatMap(({ items }) => items)),
  };
}

function toDishes(
  answers: readonly ItemFieldsFragment[],
): Pick<CatalogueSlice, 'items' | 'upsellGroups'> {
  const items = new Map<string, Item>();
  const upsellGroups = new Map<string, UpsellGroup>();
  for (const answer of answers) {
    items.set(answer.id, toItem(answer));
    for (const group of toUpsellGroups(answer)) upsellGroups.set(group.id, group);
  }
  return { items: [...items.values()], upsellGroups: [...upsellGroups.values()] };
}

export const menusQuery = (api: Api, companyId: string, venueId: string) =>
  queryOptions({
    queryKey: ['menus', venueId],
    queryFn: async ({ signal }) => {
      const answer = await api.readPublic(AppliedMenus, { companyId, venueId }, signal);
      return answer.getAppliedMenus.map(toMenu);
    },
  });

export const modificationGroupsQuery = (api: Api, companyId: string) =>
  queryOptions({
    queryKey: ['modification-groups', companyId],
    queryFn: async ({ signal }) => {
      const answer = await api.readPublic(ModificationGroups, { companyId }, signal);
      return (answer.Company?.modificationGroups ?? []).map(toModificationGroup);
    },
  });

/** The first categories with their dishes; called again with more when too few of them can be seen (D-41). */
export async function readStartCategories(
  api: Api,
  page: { companyId: string; venueId: string; first: number },
  signal: AbortSignal,
): Promise<CatalogueSlice> {
  const { allCategories } = await api.readPublic(StartCategories, page, signal);
  const { items, ...slice } = toCatalogueSlice(allCategories);
  // Subcategories are not part of this answer: a dish inside one belongs to the category that answered it (F-16).
  const answeredBy = (itemId: string) =>
    allCategories.filter((category) => category.items.some(({ id }) => id === itemId));
  return {
    ...slice,
    items: items.map((item) => ({
      ...item,
      categoryIds: [...new Set([...item.categoryIds, ...answeredBy(item.id).map(({ id }) => id)])],
    })),
  };
}

export const landingItemsQuery = (api: Api, companyId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['landing-items', companyId, ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return { items: [], upsellGroups: [] };
      const answer = await api.readPublic(LandingItems, { companyId, ids: [...ids] }, signal);
      return toDishes(answer.allItems);
    },
  });

/** The token is part of the key: what one guest likes is never shown to the next one on the same phone. */
export const recommendationsQuery = (api: Api, token: string, venueId: string) =>
  queryOptions({
    queryKey: ['recommendations', token, venueId],
    queryFn: async ({ signal }) => {
      const userId = tokenSubject(token) ?? '';
      const { User: user } = await api.call(Recommendations, { userId, venueId }, signal);
      return toDishes((user?.recommendations ?? []).map(({ item }) => item));
    },
    staleTime: 5 * 60_000,
  });

export const menuCategoriesQuery = (api: Api, companyId: string, venueId: string) =>
  queryOptions({
    queryKey: ['menu-categories', venueId],
    queryFn: async ({ signal }) => {
      const answer = await api.readPublic(MenuCategories, { companyId, venueId }, signal);
      return toCatalogueSlice(answer.getAllCategories);
    },
  });

/** The dish with the dishes its upsell groups offer; null when it is gone. */
export const itemQuery = (api: Api, itemId: string) =>
  queryOptions({
    queryKey: ['item', itemId],
    queryFn: async ({ signal }) => {
      const item = (await missingIfMalformed(api.readPublic(ItemPage, { itemId }, signal)))?.Item;
      if (!item) return null;
      return {
        item: toItem(item),
        upsellGroups: toUpsellGroups(item),
        upsellItems: item.upsales.flatMap((group) => group.items.map(toItem)),
      };
    },
  });

export const inventoryQuery = (api: Api, venueId: string) =>
  queryOptions({
    queryKey: ['inventory', venueId],
    queryFn: async ({ signal }) => {
      const answer = await api.readPublic(VenueInventory, { venueId }, signal);
      return { entries: answer.venueInventory, catalogueVersion: answer.catalogueVersion };
    },
  });
