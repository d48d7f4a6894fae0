import { buildCartLine } from '@tallrik/domain/cart/build-cart-line';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import type { Localized } from '@tallrik/domain/company/languages';
import type { Item } from '@tallrik/domain/menu/catalogue';
import { type ChoiceGroup, choiceGroupsOf } from '@tallrik/domain/menu/choice-groups';
import { dishesOf, type PricedItem } from '@tallrik/domain/menu/dishes';
import {
  initialSelection,
  missingRequiredGroups,
  type Selection,
} from '@tallrik/domain/menu/selection';
import { type Inventory, isOutOfStock, variationAvailability } from '@tallrik/domain/menu/stock';
import type { Offering } from '../../../shared/menu/offering.ts';

/** One place in an offer that wants a dish, with the dishes the kitchen can put there now. */
export type Slot = {
  id: string;
  /** A stage's own name; null where the dish names the place. */
  name: Localized | null;
  dishes: SlotDish[];
};

export type SlotDish = PricedItem & { groups: ChoiceGroup[] };

/** What the guest has put on a seat. */
export type SlotChoice = { itemId: string | null; selection: Selection };

export function seatsOf(offer: Offer, items: readonly Item[], offering: Offering): Slot[] {
  const { menu, inventory, groups } = offering;
  const sold = menu === null ? [] : dishesOf(items, menu);
  const dishesFor = (itemIds: readonly string[]): SlotDish[] =>
    sold
      .filter(({ item }) => itemIds.includes(item.id) && !isOutOfStock(inventory, item.id))
      .map((dish) => ({ ...dish, groups: choiceGroupsOf(dish.item, groups) }));
  switch (offer.type) {
    case 'BUNDLE':
      return offer.itemIds.map((itemId, at) => ({
        id: `${at}-${itemId}`,
        name: null,
        dishes: dishesFor([itemId]),
      }));
    case 'STAGED_BUNDLE':
    case 'STAGED_INDIVIDUAL':
      return offer.stages.map(({ id, nameLang, itemIds }) => ({
        id,
        name: nameLang,
        dishes: dishesFor(itemIds),
      }));
    case 'ITEM_DISCOUNT':
      return [{ id: offer.id, name: null, dishes: dishesFor(offer.itemIds) }];
    case 'ORDER_DISCOUNT':
    case 'VISUAL':
      return [];
  }
}

/** A seat with one dish to choose from has chosen it. */
export const initialChoice = (slot: Slot, inventory: Inventory): SlotChoice => {
  const [first, second] = slot.dishes;
  return first && !second ? fillSlot(first, inventory) : { itemId: null, selection: {} };
};

export const fillSlot = ({ item, groups }: SlotDish, inventory: Inventory): SlotChoice => ({
  itemId: item.id,
  selection: initialSelection(groups, variationAvailability(inventory)),
});

/** The lines of a filled offer; null while a dish or a required choice is missing. */
export function linesOfSeats(
  slots: readonly Slot[],
  choice: Readonly<Record<string, SlotChoice>>,
  country: string,
  newId: () => string,
): CartLine[] | null {
  const lines = slots.map((slot) => {
    const { itemId, selection } = choice[slot.id] ?? { itemId: null, selection: {} };
    const dish = slot.dishes.find(({ item }) => item.id === itemId);
    if (!dish || missingRequiredGroups(dish.groups, selection).length > 0) return null;
    return buildCartLine({ ...dish, country }, { id: newId(), selection, categoryId: null });
  });
  return lines.every((line) => line !== null) && lines.length > 0 ? lines : null;
}
