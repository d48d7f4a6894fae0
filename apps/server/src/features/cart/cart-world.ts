import type { CartWorld } from '@tallrik/domain/cart/decide/cart-world';
import {
  isAnonymousOrderAllowed,
  isPickupTimeEnabled,
  type DeploymentDefaults,
} from '@tallrik/domain/company/switches';
import { inventoryOf } from '@tallrik/domain/menu/stock';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import type { Viewer } from '../../platform/graphql/context.ts';
import type { GuestEntitlements, Shop } from './cart-port.ts';

/** Everything the server knows that a decision about this cart needs, at this moment. */
export function cartWorld(
  shop: Shop,
  guest: { viewer: Viewer; entitlements: GuestEntitlements; testUntil: string | null },
  now: Temporal.Instant,
  settings: CartWorld['settings'],
): CartWorld {
  const { company, configuration, venue, catalogue, inventory } = shop;
  return {
    now,
    company,
    venue,
    waitMinutes: minimumWaitMinutes(venue, configuration.syncEta, now),
    settings,
    viewer: {
      userId: guest.viewer.kind === 'USER' ? guest.viewer.userId : null,
      table: guest.entitlements.table,
      hasInvoiceTarget: guest.entitlements.hasInvoiceTarget,
      testUntil: guest.testUntil,
    },
    catalogue,
    inventory: inventoryOf(inventory),
    offers: guest.entitlements.offers,
    membershipRate: guest.entitlements.membershipRate,
    chequeOf: (chequeId) => guest.entitlements.cheques.find(({ id }) => id === chequeId) ?? null,
  };
}

/** An account of a company that shares none with this shop is nobody here, however genuine its token (D-03, D-116). */
export const viewerAt = ({ configuration }: Shop, viewer: Viewer): Viewer =>
  viewer.kind === 'USER' && viewer.companyId !== configuration.userCompanyId
    ? { kind: 'ANONYMOUS' }
    : viewer;

/** Switches as the configuration, or else the deployment, sets them (D-04, D-151). */
export function cartSettings(
  { company, configuration }: Shop,
  defaults: DeploymentDefaults,
): CartWorld['settings'] {
  return {
    serviceTypes: configuration.serviceTypes,
    allowsAnonymousOrders: isAnonymousOrderAllowed(configuration, defaults),
    areCommentsDisabled: configuration.disableComments,
    isPickupTimeDisabled: !isPickupTimeEnabled(configuration, defaults),
    isTippingEnabled: configuration.enableTipping,
    currency: currencyOfCompany(company),
    isInvoicingEnabled: configuration.enableInvoicing,
    bagItemId: configuration.bagItemId,
  };
}
