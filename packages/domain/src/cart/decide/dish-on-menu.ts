import { choiceGroupsOf } from '../../menu/choice-groups.ts';
import type { Menu } from '../../menu/catalogue.ts';
import { isOutOfStock } from '../../menu/stock.ts';
import type { Dish } from '../build-cart-line.ts';
import type { Cart } from '../cart.ts';
import type { CartWorld } from './cart-world.ts';
import { menuOfCart } from './menu-of-cart.ts';

/** The dish as this menu sells it now; null for whatever the menu does not sell. */
export function dishOnMenu(
  menu: Menu,
  ids: { itemId: string; entryId?: string },
  { catalogue, company }: Pick<CartWorld, 'catalogue' | 'company'>,
): Dish | null {
  const entry = menu.menuEntries.find(
    ({ id, itemId }) => itemId === ids.itemId && (ids.entryId === undefined || id === ids.entryId),
  );
  const item = catalogue.items.find(({ id }) => id === ids.itemId);
  if (!entry || !item || item.deleted) return null;
  const groups = choiceGroupsOf(item, catalogue.modificationGroups);
  return { item, entry, groups, country: company.country };
}

/**
 * The company's bag as it is sold with this cart now; null where there is none on the menu (D-66). None left is none:
 * a bag that nobody can take out must not keep the whole cart from being paid.
 */
export function bagSoldNow(cart: Cart, world: CartWorld): Dish | null {
  const { bagItemId } = world.settings;
  const menu = menuOfCart(cart, world);
  if (menu === null || bagItemId === null || isOutOfStock(world.inventory, bagItemId)) return null;
  return dishOnMenu(menu, { itemId: bagItemId }, world);
}
