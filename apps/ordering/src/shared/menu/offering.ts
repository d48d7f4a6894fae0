import type { ServiceType } from '@tallrik/domain/company/service-types';
import {
  activeMenu,
  hasTimeControlledMenus,
  isMenuExpired,
  menusFor,
} from '@tallrik/domain/menu/active-menu';
import type { InventoryEntry, Menu, ModificationGroup } from '@tallrik/domain/menu/catalogue';
import { type Inventory, inventoryOf } from '@tallrik/domain/menu/stock';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { momentOf, type PickupTime, pickupTimeInForce } from '@tallrik/domain/venues/pickup-time';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import type { CompanyPageData } from '../company/company-query.ts';
import type { GuestVenue } from '../venue/venue-query.ts';

/** What a venue sells to this guest: the menu of the service type and time, what is left, and what can be chosen. */
export type Offering = {
  venue: GuestVenue;
  serviceType: ServiceType;
  waitMinutes: number;
  pickupTime: PickupTime;
  /** The moment menus and hours are asked about. */
  at: Temporal.Instant;
  /** The venue's menus for this service type. */
  menus: Menu[];
  /** Null when nothing is served then. */
  menu: Menu | null;
  hasTimeControlledMenus: boolean;
  isMenuExpired: boolean;
  groups: ModificationGroup[];
  inventory: Inventory;
};

export function offeringOf(facts: {
  company: CompanyPageData;
  venue: GuestVenue;
  menus: readonly Menu[];
  groups: ModificationGroup[];
  inventory: readonly InventoryEntry[];
  serviceType: ServiceType | null;
  pickupTime: string;
  now: Temporal.Instant;
}): Offering {
  const { venue, now } = facts;
  const { configuration } = facts.company;
  const choosable = choosableServiceTypes(configuration);
  // Nobody has chosen yet, as a search engine: a way of eating the venue has no menu for would say that it serves
  // nothing.
  const serviceType =
    facts.serviceType ??
    choosable.find((type) => menusFor(facts.menus, venue.id, type).length > 0) ??
    choosable[0] ??
    'TAKE_AWAY';
  const waitMinutes = minimumWaitMinutes(venue, configuration.syncEta, now);
  const { isPickupTimeDisabled } = configuration;
  const pickupTime = pickupTimeInForce(facts.pickupTime, {
    now,
    waitMinutes,
    isPickupTimeDisabled,
  });
  const at = momentOf(pickupTime, now);
  const menus = menusFor(facts.menus, venue.id, serviceType);
  const menu = activeMenu(menus, at, venue.timeZone);
  return {
    venue,
    serviceType,
    waitMinutes,
    pickupTime,
    at,
    menus,
    menu,
    hasTimeControlledMenus: hasTimeControlledMenus(menus),
    isMenuExpired: menu === null || isMenuExpired(menu, at, venue.timeZone),
    groups: facts.groups,
    inventory: inventoryOf(facts.inventory),
  };
}
