import type { ServiceType } from '../../company/service-types.ts';
import { ZERO } from '../../money/minor.ts';
import { isKnownVatRate } from '../../money/vat.ts';
import { isPausedAt, type OpenVenue, whyVenueIsClosed } from '../../venues/open-hours.ts';
import { activeMenu, menusFor } from '../active-menu.ts';
import type { Catalogue, MenuEntry } from '../catalogue.ts';
import { topCategories } from '../categories.ts';
import { choiceGroupsOf } from '../choice-groups.ts';
import { dishesOf } from '../dishes.ts';
import { vatRateOf } from '../prices.ts';
import { choiceRange } from '../selection.ts';
import { type Inventory, isOutOfStock, variationAvailability } from '../stock.ts';

/** In the order they are asked: the first that holds is the answer (CATALOG-44). */
export const ORDER_BLOCKS = [
  'ARCHIVED',
  'NO_CATEGORY',
  'HIDDEN_CATEGORY',
  'NOT_ON_MENU',
  'VAT_RATE_UNKNOWN',
  'GROUP_CANNOT_BE_FULFILLED',
  'SOLD_OUT',
  'VENUE_CLOSED',
  'VENUE_PAUSED',
  'APP_CLOSED',
] as const;
export type OrderBlock = (typeof ORDER_BLOCKS)[number];

export type OrderableQuestion = {
  itemId: string;
  venue: OpenVenue & { id: string };
  serviceType: ServiceType;
  at: Temporal.Instant;
  waitMinutes: number;
  inventory: Inventory;
  company: { country: string; hasAppOrders: boolean };
};

/** Why guests cannot order a dish at a moment, by the functions their menu is made with; null where they can. */
export function whyNotOrderable(
  catalogue: Catalogue,
  question: OrderableQuestion,
): OrderBlock | null {
  const { venue, at, inventory, company } = question;
  const item = catalogue.items.find(({ id }) => id === question.itemId);
  if (item === undefined || item.deleted) return 'ARCHIVED';
  const inCategories = catalogue.categories.filter(
    ({ id, deleted }) => !deleted && item.categoryIds.includes(id),
  );
  if (inCategories.length === 0) return 'NO_CATEGORY';
  const menu = activeMenu(
    menusFor(catalogue.menus, venue.id, question.serviceType),
    at,
    venue.timeZone,
  );
  const dish = menu && dishesOf([item], menu)[0];
  // Hidden or not is asked of the menu's own function, with the dish as if it were on a menu.
  const shown = topCategories({
    categories: catalogue.categories,
    dishes: [{ item, entry: dish?.entry ?? UNPRICED }],
    inventory,
    reader: { language: 'en', company: { defaultLanguage: null } },
  });
  if (shown.length === 0) return 'HIDDEN_CATEGORY';
  if (!dish) return 'NOT_ON_MENU';
  if (!isKnownVatRate(vatRateOf(dish.entry, item), company.country)) return 'VAT_RATE_UNKNOWN';
  const isAvailable = variationAvailability(inventory);
  const isBlocked = choiceGroupsOf(item, catalogue.modificationGroups).some(
    (group) => group.variations.filter(isAvailable).length < choiceRange(group).min,
  );
  if (isBlocked) return 'GROUP_CANNOT_BE_FULFILLED';
  if (isOutOfStock(inventory, item.id)) return 'SOLD_OUT';
  const { waitMinutes } = question;
  if (isPausedAt(venue, at)) return 'VENUE_PAUSED';
  if (!whyVenueIsClosed(venue, { kind: 'ASAP', now: at, waitMinutes }).ok) return 'VENUE_CLOSED';
  return company.hasAppOrders ? null : 'APP_CLOSED';
}

const UNPRICED: MenuEntry = { id: '', price: ZERO, instant: null, itemId: '', vatRate: null };
