import { categoriesOfLines } from '@tallrik/domain/cart/categories-of-line';
import type {
  CartEvent,
  RepricedLine,
  StoredCartEvent,
  WithoutBase,
} from '@tallrik/domain/cart/cart-event';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import type { Cart, PricedCart } from '@tallrik/domain/cart/cart';
import { changedShares, linesFromCheque } from '@tallrik/domain/cart/decide/cheque-lines';
import type { CartWorld } from '@tallrik/domain/cart/decide/cart-world';
import { linesFromMenu, priceChangesOf } from '@tallrik/domain/cart/decide/menu-lines';
import { applyCartEvent, foldCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import { menusFor } from '@tallrik/domain/menu/active-menu';
import { whyNotAt } from '@tallrik/domain/menu/why-not-at';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { pickupTimeOrAsap } from '@tallrik/domain/venues/pickup-time';
import type { DeploymentDefaults } from '@tallrik/domain/company/switches';
import type { Database } from '../../platform/database/database.ts';
import { appendCartEvents, openCart, type CartRow } from './cart-store.ts';
import { cartSettings, cartWorld } from './cart-world.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import type { GuestStanding, LoadStanding } from './guest-standing.ts';
import type { Shop, ShopOfShelf } from './shop.ts';

export type CheckedCart = {
  row: CartRow;
  shop: Shop;
  cart: PricedCart;
  sequence: number;
  isServed: boolean;
  isTippingEnabled: boolean;
  lineProblem: CartRefusalCode | null;
  hasNewPrices: boolean;
  /** Events appended while checking: to be told to everybody on the cart once the transaction is through. */
  appended: StoredCartEvent[];
};

/** What has to change in a cart whose code, offers or level no longer give what they gave; nothing when all holds. */
export type CheckDiscounts = (
  db: Database,
  discounted: {
    companyId: string;
    venueId: string;
    cartId: string;
    cart: Cart;
    standing: Pick<GuestStanding, 'offers' | 'membershipRate'>;
  },
  now: Temporal.Instant,
) => Promise<WithoutBase<CartEvent>[]>;

type Deps = {
  shopOfShelf: ShopOfShelf;
  loadStanding: LoadStanding;
  checkDiscounts: CheckDiscounts;
  defaults: DeploymentDefaults;
  newId: () => string;
};

/** Locks a cart and holds every line against today's menu, prices and stock: what is charged is never a memory. */
export const makeCheckCart =
  (deps: Deps) =>
  async (
    db: Database,
    at: { companyId: string; venueId: string; cartId: string },
    now: Temporal.Instant,
    /** The payment this check is for, where the guest has announced it already. */
    announcedPaymentId: string | null = null,
  ): Promise<CheckedCart | null> => {
    const found = await openCart(db, at);
    if (!found || found.opened.row.closedAt || found.opened.row.venueId !== at.venueId) return null;
    const shop = await deps.shopOfShelf(at.companyId, at.venueId, found.shelf);
    if (!shop) return null;
    const { row, stream } = found.opened;
    const folded = foldCart(stream.map((stored) => stored.event));
    const settings = cartSettings(shop, deps.defaults);
    const guest = await guestAtCheckout(deps, db, row, folded, now);
    const sold = linesAsSold(folded, cartWorld(shop, guest, now, settings));
    const repriced = sold.ok ? repricedLines(folded, sold.value) : [];
    const corrections: WithoutBase<CartEvent>[] =
      repriced.length > 0 ? [{ type: 'CART_REPRICED', lines: repriced }] : [];
    if (isStillOpen(folded, announcedPaymentId)) {
      const discounted = { ...at, cart: folded, standing: guest.standing };
      corrections.push(...(await deps.checkDiscounts(db, discounted, now)));
    }
    const appended = await appendServerEvents(db, row, corrections, now, deps.newId);
    const cart = appended.reduce<Cart>(
      (current, stored) => applyCartEvent(current, stored.event),
      folded,
    );
    return {
      row,
      shop,
      cart: priceCart(cart, { categoriesOf: categoriesOfLines(shop.catalogue) }),
      sequence: row.lastSequence + appended.length,
      isServed: isCartServed(shop, cart, now),
      isTippingEnabled: settings.isTippingEnabled,
      lineProblem: sold.ok ? null : sold.error.code,
      hasNewPrices: appended.length > 0,
      appended,
    };
  };

/** What is paid or being paid keeps the discounts it was paid with. */
const isStillOpen = ({ orderId, payments }: Cart, announcedPaymentId: string | null): boolean =>
  orderId === null &&
  payments.every(({ id, state }) => state === 'FAILED' || id === announcedPaymentId);

/** The cart's own user and table count, whoever of them opens the checkout. */
async function guestAtCheckout(
  deps: Deps,
  db: Database,
  { companyId, venueId, tableId }: CartRow,
  cart: Cart,
  now: Temporal.Instant,
) {
  const viewer: Viewer = cart.userId
    ? { kind: 'USER', userId: cart.userId, companyId }
    : { kind: 'ANONYMOUS' };
  const { chequeId } = cart;
  const of = { companyId, venueId, viewer, tableId, cart, chequeId, now };
  return { viewer, standing: await deps.loadStanding(db, { ...of, eventType: 'CHECKOUT' }) };
}

/** Every line as it would be sold this moment: by the bill it is on, or by the menu. */
function linesAsSold(cart: Cart, world: CartWorld) {
  if (cart.chequeId !== null) return linesFromCheque(cart.chequeId, cart.items, world);
  // As if every line were added anew to an empty cart: counted beside themselves, the last units would seem short.
  return linesFromMenu({ ...cart, items: [] }, cart.items.filter(isSoldFromMenu), world);
}

/** Lines of an offer have their own prices; they are not the menu's to change. */
const isSoldFromMenu = (line: CartLine): boolean => !line.offerId;

function repricedLines(cart: Cart, now: readonly CartLine[]): RepricedLine[] {
  if (cart.chequeId !== null) return changedShares(cart.items, now);
  const changed = new Set(priceChangesOf(cart.items, now).map((change) => change.lineId));
  return now
    .filter((line) => changed.has(line.id))
    .map(({ id, amount, vatRate, variations }) => ({
      id,
      amount,
      vatRate,
      variations: variations.map((variation) => ({ id: variation.id, amount: variation.amount })),
    }));
}

/** Open, and food served, at the time the guest chose; a time that has passed counts as soon as possible (TIME-33). */
export function isCartServed(
  shop: Shop,
  cart: Pick<Cart, 'pickupTime' | 'serviceType' | 'chequeId'>,
  now: Temporal.Instant,
): boolean {
  // What is on a bill is eaten: the last guests pay when the kitchen has closed.
  if (cart.chequeId !== null) return true;
  const { venue, catalogue, configuration } = shop;
  if (!cart.serviceType) return false;
  const waitMinutes = minimumWaitMinutes(venue, configuration.syncEta, now);
  const time = pickupTimeOrAsap(cart.pickupTime, now, waitMinutes).toString();
  return whyNotAt({
    venue,
    menus: menusFor(catalogue.menus, venue.id, cart.serviceType),
    time,
    now,
    waitMinutes,
  }).ok;
}

/** What only the server may say, as it stands in the cart. */
export function serverEvents(
  row: CartRow,
  events: readonly WithoutBase<CartEvent>[],
  now: Temporal.Instant,
  newId: () => string,
): CartEvent[] {
  const at = now.toString();
  const base = {
    createdAt: at,
    sentAt: at,
    cartId: row.id,
    venueId: row.venueId,
    companyId: row.companyId,
  };
  return events.map((event): CartEvent => ({ ...base, eventId: newId(), ...event }));
}

/** Writes what only the server may say. The caller holds the cart's lock. */
export const appendServerEvents = (
  db: Database,
  row: CartRow,
  events: readonly WithoutBase<CartEvent>[],
  now: Temporal.Instant,
  newId: () => string,
): Promise<StoredCartEvent[]> =>
  appendCartEvents(db, row, serverEvents(row, events, now, newId), now);
