import { activeMenu, hasTimeControlledMenus, menusFor } from '../../menu/active-menu.ts';
import type { Menu } from '../../menu/catalogue.ts';
import { whyNotAt } from '../../menu/why-not-at.ts';
import { momentOf, type PickupTime, pickupTimeInForce } from '../../venues/pickup-time.ts';
import type { Cart } from '../cart.ts';
import type { CartWorld } from './cart-world.ts';

type Menus = Pick<CartWorld, 'catalogue' | 'venue' | 'now'>;
type Times = Pick<CartWorld, 'now' | 'waitMinutes'> & {
  settings: Pick<CartWorld['settings'], 'isPickupTimeDisabled'>;
};

/** Everything the cart's venue serves in the cart's way of eating, at whatever time. */
export const menusOfCart = (cart: Pick<Cart, 'serviceType'>, { catalogue, venue }: Menus): Menu[] =>
  cart.serviceType === null ? [] : menusFor(catalogue.menus, venue.id, cart.serviceType);

/** The pickup time of the cart that counts now (TIME-33). */
export const pickupTimeOfCart = (
  { pickupTime }: Pick<Cart, 'pickupTime'>,
  { now, waitMinutes, settings: { isPickupTimeDisabled } }: Times,
): PickupTime => pickupTimeInForce(pickupTime, { now, waitMinutes, isPickupTimeDisabled });

/** The menu that prices the cart: that of its pickup time; null when none is served then. */
export const menuOfCart = (cart: Cart, world: Menus & Times): Menu | null => {
  const at = momentOf(pickupTimeOfCart(cart, world), world.now);
  return activeMenu(menusOfCart(cart, world), at, world.venue.timeZone);
};

/** Open, and food served, at the time that counts. */
export function isCartServed(cart: Cart, world: Menus & Times): boolean {
  // What is on a bill is eaten: the last guests pay when the kitchen has closed.
  if (cart.chequeId !== null) return true;
  if (cart.serviceType === null) return false;
  const { venue, now, waitMinutes } = world;
  const time = pickupTimeOfCart(cart, world).toString();
  return whyNotAt({ venue, menus: menusOfCart(cart, world), time, now, waitMinutes }).ok;
}

/** TIME-18: with dishes in the cart another time could mean another menu and other prices. */
export const isTimeFixedByMenus = (cart: Cart, world: Menus): boolean =>
  cart.items.length > 0 && hasTimeControlledMenus(menusOfCart(cart, world));
