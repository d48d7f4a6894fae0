import { categoriesOfLines } from '@tallrik/domain/cart/categories-of-line';
import type {
  CartEvent,
  RepricedLine,
  StoredCartEvent,
  WithoutBase,
} from '@tallrik/domain/cart/cart-event';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import type { Cart, PricedCart } from '@tallrik/domain/cart/cart';
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
import { appendCartEvents, loadCartEvents, lockCart, type CartRow } from './cart-store.ts';
import { cartSettings, cartWorld } from './cart-world.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import type { LoadStanding } from './guest-standing.ts';
import type { LoadShop, Shop } from './shop.ts';

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

type Deps = {
  loadShop: LoadShop;
  loadStanding: LoadStanding;
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
  ): Promise<CheckedCart | null> => {
    const shop = await deps.loadShop(at.companyId, at.venueId);
    const row = shop ? await lockCart(db, at.companyId, at.cartId) : undefined;
    if (!shop || !row || row.venueId !== at.venueId) return null;
    const stream = await loadCartEvents(db, row.companyId, row.id);
    const folded = foldCart(stream.map((stored) => stored.event));
    const settings = cartSettings(shop, deps.defaults);
    const guest = await guestAtCheckout(deps, db, row, folded, now);
    // As if every line were added anew to an empty cart: counted beside themselves, the last units would seem short.
    const asNew = { ...folded, items: [] };
    const sold = linesFromMenu(
      asNew,
      folded.items.filter(isSoldFromMenu),
      cartWorld(shop, guest, now, settings),
    );
    const repriced = sold.ok ? repricedLines(folded.items, sold.value) : [];
    const appended =
      repriced.length > 0
        ? await appendServerEvents(
            db,
            row,
            [{ type: 'CART_REPRICED', lines: repriced }],
            now,
            deps.newId,
          )
        : [];
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
      hasNewPrices: repriced.length > 0,
      appended,
    };
  };

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

/** Lines of a bill or an offer have their own prices; they are not the menu's to change. */
const isSoldFromMenu = (line: CartLine): boolean => !line.offerId && line.fraction === 1;

function repricedLines(before: readonly CartLine[], now: readonly CartLine[]): RepricedLine[] {
  const changed = new Set(priceChangesOf(before, now).map((change) => change.lineId));
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
  cart: Pick<Cart, 'pickupTime' | 'serviceType'>,
  now: Temporal.Instant,
): boolean {
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

/** Writes what only the server may say. The caller holds the cart's lock. */
export function appendServerEvents(
  db: Database,
  row: CartRow,
  events: readonly WithoutBase<CartEvent>[],
  now: Temporal.Instant,
  newId: () => string,
): Promise<StoredCartEvent[]> {
  const at = now.toString();
  const base = {
    createdAt: at,
    sentAt: at,
    cartId: row.id,
    venueId: row.venueId,
    companyId: row.companyId,
  };
  return appendCartEvents(
    db,
    row,
    events.map((event): CartEvent => ({ ...base, eventId: newId(), ...event })),
    now,
  );
}
