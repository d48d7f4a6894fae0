import { activeMenu, hasTimeControlledMenus, menusFor } from '../../menu/active-menu.ts';
import type { Menu } from '../../menu/catalogue.ts';
import { momentOf, parsePickupTime } from '../../venues/pickup-time.ts';
import type { Cart } from '../cart.ts';
import type { CartWorld } from './cart-world.ts';

type Menus = Pick<CartWorld, 'catalogue' | 'venue' | 'now'>;

/** Everything the cart's venue serves in the cart's way of eating, at whatever time. */
export const menusOfCart = (cart: Cart, { catalogue, venue }: Menus): Menu[] =>
  cart.serviceType === null ? [] : menusFor(catalogue.menus, venue.id, cart.serviceType);

/** The menu that prices the cart: that of its pickup time; null when none is served then. */
export const menuOfCart = (cart: Cart, world: Menus): Menu | null => {
  const time = parsePickupTime(cart.pickupTime) ?? 'ASAP';
  return activeMenu(menusOfCart(cart, world), momentOf(time, world.now), world.venue.timeZone);
};

/** TIME-18: with dishes in the cart another time could mean another menu and other prices. */
export const isTimeFixedByMenus = (cart: Cart, world: Menus): boolean =>
  cart.items.length > 0 && hasTimeControlledMenus(menusOfCart(cart, world));
