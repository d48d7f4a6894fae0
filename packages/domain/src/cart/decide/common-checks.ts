import { mayOrder } from '../../menu/can-add-to-cart.ts';
import type { CartEvent, ClientCartEvent } from '../cart-event.ts';
import type { Cart } from '../cart.ts';
import type { CartRefusalCode } from '../refusal-codes.ts';
import type { CartWorld } from './cart-world.ts';
import { isTestOver } from './test-cart.ts';

/** What holds for every event, before its own rule is asked. Null is a yes. */
export function refusalOfAny(
  cart: Cart,
  event: ClientCartEvent,
  world: CartWorld,
): CartRefusalCode | null {
  if (event.companyId !== world.company.id || event.venueId !== world.venue.id) return 'WRONG_CART';
  return event.type === 'CREATE_CART' ? refusalToCreate(cart) : refusalToChange(cart, event, world);
}

const refusalToCreate = (cart: Cart): CartRefusalCode | null =>
  cart.cartId === null ? null : 'CART_EXISTS';

function refusalToChange(cart: Cart, event: CartEvent, world: CartWorld): CartRefusalCode | null {
  // One that nobody may order any more is gone: the guest begins another (O-21).
  if (cart.cartId === null || isTestOver(cart, world)) return 'CART_NOT_FOUND';
  if (
    event.cartId !== cart.cartId ||
    event.venueId !== cart.venueId ||
    event.companyId !== cart.companyId
  ) {
    return 'WRONG_CART';
  }
  if (cart.userId !== null && cart.userId !== world.viewer.userId) return 'NOT_YOUR_CART';
  if (cart.orderId !== null) return 'CART_ORDERED';
  if (cart.payments.some(({ state }) => state !== 'FAILED')) return 'PAYMENT_PENDING';
  return null;
}

/** ITEM-28, TABLE-07. Who pays an existing bill holds its key already (D-104). */
export const mayAdd = (cart: Cart, { settings, viewer }: CartWorld): boolean =>
  cart.chequeId !== null ||
  mayOrder({
    isSignedIn: viewer.userId !== null,
    isAnonymousOrderAllowed: settings.allowsAnonymousOrders,
    isQrOrder: viewer.table !== null,
    hasQrToken: viewer.table !== null,
  });
