import { categoriesOfLines } from '@tallrik/domain/cart/categories-of-line';
import type { CartEvent, StoredCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import type { Cart } from '@tallrik/domain/cart/cart';
import { cartToday, type CartToday } from '@tallrik/domain/cart/decide/cart-today';
import { isCartServed } from '@tallrik/domain/cart/decide/menu-of-cart';
import { applyCartEvent, foldCart, withEvents } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import type { DeploymentDefaults } from '@tallrik/domain/company/switches';
import type { Database } from '../../platform/database/database.ts';
import { appendCartEvents, openCart } from './cart-store.ts';
import { cartSettings, cartWorld } from './cart-world.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import type {
  CartRow,
  CheckDiscounts,
  CheckedCart,
  CheckoutRefusal,
  LoadEntitlements,
  ShopOfSnapshot,
} from './cart-port.ts';

type Deps = {
  shopOfSnapshot: ShopOfSnapshot;
  loadEntitlements: LoadEntitlements;
  checkDiscounts: CheckDiscounts;
  defaults: DeploymentDefaults;
  newId: () => string;
};

/** Locks a cart and holds all of it against today (`cartToday`): what is charged is never a memory. */
export const makeCheckCart =
  (deps: Deps) =>
  async (
    db: Database,
    at: { companyId: string; venueId: string; cartId: string },
    now: Temporal.Instant,
    /** The payment this check is for, where the guest has announced it already. */
    reportedPaymentId: string | null = null,
  ): Promise<CheckedCart | null> => {
    const found = await openCart(db, at);
    if (!found || found.opened.row.closedAt || found.opened.row.venueId !== at.venueId) return null;
    const shop = await deps.shopOfSnapshot(at.companyId, at.venueId, found.snapshot);
    if (!shop) return null;
    const { row, stream } = found.opened;
    const folded = foldCart(stream.map((stored) => stored.event));
    const settings = cartSettings(shop, deps.defaults);
    const guest = await guestAtCheckout(deps, db, row, folded, now);
    const world = cartWorld(shop, guest, now, settings);
    const { isQrOrderingActive } = guest.entitlements;
    const today = cartToday(folded, world, { isAtTable: row.tableId !== null, isQrOrderingActive });
    const corrections: WithoutBase<CartEvent>[] = [];
    if (isStillOpen(folded, reportedPaymentId)) {
      const cart = withEvents(folded, today.corrections);
      const discounted = { ...at, cart, menu: shop.catalogue, entitlements: guest.entitlements };
      corrections.push(...today.corrections);
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
      settings,
      refusal: refusalToday(today, isCartServed(cart, world), appended.length > 0),
      appended,
    };
  };

/** Whatever was corrected is shown to the guest before anybody pays (D-52). */
function refusalToday(
  { refusal, correctionCode }: CartToday,
  isServed: boolean,
  hasChanged: boolean,
): CheckoutRefusal | null {
  if (refusal) return refusal;
  if (!isServed) return 'VENUE_CLOSED';
  return hasChanged ? (correctionCode ?? 'AMOUNT_CHANGED') : null;
}

/** What is paid or being paid keeps the discounts it was paid with. */
const isStillOpen = ({ orderId, payments }: Cart, reportedPaymentId: string | null): boolean =>
  orderId === null &&
  payments.every(({ id, state }) => state === 'FAILED' || id === reportedPaymentId);

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
  return {
    viewer,
    // Its right was asked for when it began; what it may still do is said by its own time.
    testUntil: null,
    entitlements: await deps.loadEntitlements(db, { ...of, eventType: 'CHECKOUT' }),
  };
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
