import type { LocalData } from '../local-data/local-data.ts';
import type { CartSession } from './cart-session.ts';

/** The guest's own cart waits while a part of a bill is paid with another (TABLE-05). */
export function setCartAside(session: CartSession, localData: LocalData): void {
  const { cart } = session.snapshot();
  if (cart.cartId === null || cart.chequeId !== null || cart.orderId !== null) return;
  localData.set('setAsideCartId', cart.items.length > 0 ? cart.cartId : null);
}

/** Leaves the cart of a bill, unless its payment is under way, for the one that was set aside. */
export function leaveBillCart(session: CartSession, localData: LocalData, chequeId: string): void {
  const { cart } = session.snapshot();
  if (cart.chequeId !== chequeId || cart.hasPendingPayment || cart.orderId !== null) return;
  takeCartBack(session, localData);
}

/** Goes on with the cart that was set aside, or with none. */
export function takeCartBack(session: CartSession, localData: LocalData): void {
  const waiting = localData.get('setAsideCartId');
  localData.reset('setAsideCartId');
  if (waiting === null) session.leaveCart();
  else session.adoptCart(waiting);
}
