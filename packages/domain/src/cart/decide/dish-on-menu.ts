import { choiceGroupsOf } from '../../menu/choice-groups.ts';
import type { Menu } from '../../menu/catalogue.ts';
import type { Dish } from '../build-cart-line.ts';
import type { CartWorld } from './cart-world.ts';

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
