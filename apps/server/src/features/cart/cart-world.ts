import type { CartWorld, PickupTimeProblem } from '@tallrik/domain/cart/decide/cart-world';
import type { PickupTime } from '@tallrik/domain/cart/cart-event';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import type { Menu } from '@tallrik/domain/menu/catalogue';
import { activeMenu, hasTimeControlledMenus, menusFor } from '@tallrik/domain/menu/active-menu';
import { whyNotAt, type WhyNot } from '@tallrik/domain/menu/why-not-at';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { momentOf, parsePickupTime } from '@tallrik/domain/venues/pickup-time';
import type { Viewer } from '../../platform/graphql/context.ts';
import type { Shop } from './shop.ts';

/** Everything the server knows that a decision about this cart needs, at this moment. */
export function cartWorld(
  shop: Shop,
  viewer: { viewer: Viewer; tableId: string | null },
  now: Temporal.Instant,
  settings: CartWorld['settings'],
): CartWorld {
  const { company, venue, catalogue, inventory } = shop;
  return {
    company: { id: company.id, country: company.country, hasAppOrders: company.hasAppOrders },
    venue: { id: venue.id, isServing: venue.active && !venue.deleted },
    settings,
    viewer: {
      userId: viewer.viewer.kind === 'USER' ? viewer.viewer.userId : null,
      // QR tokens, invoices, offers and bills come with their own features; until then nobody has them.
      table: null,
      hasInvoiceTarget: false,
    },
    catalogue,
    menuAt: (serviceType, pickupTime) => menuAt(shop, serviceType, pickupTime, now),
    inventory,
    problemWithPickupTime: (time) => problemWithPickupTime(shop, time, now),
    offers: [],
    membershipRate: 0,
    chequeOf: () => null,
  };
}

export function menuAt(
  { venue, catalogue }: Shop,
  serviceType: ServiceType,
  pickupTime: PickupTime,
  now: Temporal.Instant,
): Menu | null {
  const moment = momentOf(parsePickupTime(pickupTime) ?? 'ASAP', now);
  return activeMenu(menusFor(catalogue.menus, venue.id, serviceType), moment, venue.timeZone);
}

function problemWithPickupTime(shop: Shop, time: Temporal.Instant, now: Temporal.Instant): PickupTimeProblem | null {
  const { venue, catalogue, configuration } = shop;
  const answer = whyNotAt({
    venue,
    menus: catalogue.menus.filter((menu) => menu.venueId === venue.id),
    time: time.toString(),
    now,
    waitMinutes: minimumWaitMinutes(venue, configuration.syncEta, now),
  });
  return answer.ok ? null : PROBLEM_OF[answer.error];
}

const PROBLEM_OF: Record<WhyNot, PickupTimeProblem> = {
  VENUE_INACTIVE: 'CLOSED',
  CLOSED: 'CLOSED',
  CLOSING_SOON: 'CLOSED',
  INVALID_TIME: 'NOT_A_SLOT',
  TOO_SOON: 'TOO_SOON',
  TOO_FAR_AHEAD: 'TOO_FAR',
  NOT_A_SLOT: 'NOT_A_SLOT',
  MENU_NOT_SERVED: 'MENU_NOT_SERVED',
};

/** Switches as the configuration, or else the deployment, sets them (D-04, D-151). */
export function cartSettings(
  shop: Shop,
  deployment: { anonymousPurchase: boolean; disablePickupTime: boolean },
): CartWorld['settings'] {
  const { configuration, venue, catalogue } = shop;
  return {
    serviceTypes: configuration.serviceTypes,
    allowsAnonymousOrders: configuration.enableAnonymousOrders ?? deployment.anonymousPurchase,
    areCommentsDisabled: configuration.disableComments,
    isPickupTimeDisabled: configuration.disablePickuptime ?? deployment.disablePickupTime,
    hasTimeControlledMenus: hasTimeControlledMenus(catalogue.menus.filter((menu) => menu.venueId === venue.id)),
    isTippingEnabled: configuration.enableTipping,
    isInvoicingEnabled: configuration.enableInvoicing,
    bagItemId: configuration.bagItemId,
  };
}
