import { addMinor, type Minor } from '../money/minor.ts';
import type { Item, ModificationGroup, UpsellGroup } from './catalogue.ts';
import { choiceGroupsOf } from './choice-groups.ts';
import type { PricedItem } from './dishes.ts';
import { needsNoChoice } from './instant.ts';
import { priceOfUnits, priceSelection } from './prices.ts';
import { initialSelection } from './selection.ts';
import { type Inventory, isOutOfStock, maxQuantity, variationAvailability } from './stock.ts';

export type UpsellStep = { group: UpsellGroup; dishes: PricedItem[] };

export type UpsellSource = {
  upsellGroups: readonly UpsellGroup[];
  modificationGroups: readonly ModificationGroup[];
  /** What the active menu sells (`dishesOf`): an upsell without an entry is skipped (ITEM-35). */
  dishes: readonly PricedItem[];
  inventory: Inventory;
  unitsInCart: (itemId: string) => number;
};

/**
 * The steps after pressing add, empty ones left out (D-46). A dish that would need a choice of its own is left
 * out as well: the step has no place to make it, and the kitchen would get an incomplete dish.
 */
export function upsellSteps(
  item: Pick<Item, 'upsellGroupIds'>,
  source: UpsellSource,
): UpsellStep[] {
  return item.upsellGroupIds.flatMap((groupId) => {
    const group = source.upsellGroups.find(({ id }) => id === groupId);
    if (group === undefined || group.hideInApp) return [];
    const dishes = group.itemIds.flatMap(
      (id) => source.dishes.find((dish) => dish.item.id === id && canBeUpsold(dish, source)) ?? [],
    );
    return dishes.length === 0 ? [] : [{ group, dishes }];
  });
}

function canBeUpsold({ item }: PricedItem, source: UpsellSource): boolean {
  const { inventory, modificationGroups, unitsInCart } = source;
  return (
    !isOutOfStock(inventory, item.id, unitsInCart(item.id)) &&
    needsNoChoice(choiceGroupsOf(item, modificationGroups), variationAvailability(inventory))
  );
}

/** Units by upsell group and item. */
export type UpsellQuantities = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const upsellQuantity = (
  quantities: UpsellQuantities,
  groupId: string,
  itemId: string,
): number => quantities[groupId]?.[itemId] ?? 0;

/** How far an upsell's stepper may go: stock, and one unit in all where the group is single-select (ITEM-19, D-46). */
export function maxUpsellQuantity(
  group: UpsellGroup,
  quantities: UpsellQuantities,
  itemId: string,
  stock: Pick<UpsellSource, 'inventory' | 'unitsInCart'>,
): number {
  const inStock = maxQuantity(stock.inventory, itemId, stock.unitsInCart(itemId));
  if (group.enableMultiSelect) return inStock;
  const others = group.itemIds
    .filter((id) => id !== itemId)
    .reduce((units, id) => units + upsellQuantity(quantities, group.id, id), 0);
  return Math.min(inStock, others > 0 ? 0 : 1);
}

export const setUpsellQuantity = (
  quantities: UpsellQuantities,
  groupId: string,
  itemId: string,
  quantity: number,
): UpsellQuantities => ({
  ...quantities,
  [groupId]: { ...quantities[groupId], [itemId]: quantity },
});

/** What to add besides the dish itself (ITEM-07). */
export const chosenUpsells = (
  steps: readonly UpsellStep[],
  quantities: UpsellQuantities,
): { dish: PricedItem; quantity: number }[] =>
  steps
    .flatMap(({ group, dishes }) =>
      dishes.map((dish) => ({
        dish,
        quantity: upsellQuantity(quantities, group.id, dish.item.id),
      })),
    )
    .filter(({ quantity }) => quantity > 0);

/** Whether anything was taken in this step: its button says "No thanks" until then (F-60). */
export const isUpsellChosen = ({ group, dishes }: UpsellStep, quantities: UpsellQuantities) =>
  dishes.some(({ item }) => upsellQuantity(quantities, group.id, item.id) > 0);

/** Of one unit, as it is put into the cart: with its preselected variations (ITEM-07). */
export function upsellPrice(
  { item, entry }: PricedItem,
  modificationGroups: readonly ModificationGroup[],
): Minor {
  const groups = choiceGroupsOf(item, modificationGroups);
  return priceSelection(entry, groups, initialSelection(groups)).unitPrice;
}

export const totalWithUpsells = (
  dish: Minor,
  chosen: readonly { dish: PricedItem; quantity: number }[],
  modificationGroups: readonly ModificationGroup[],
): Minor =>
  addMinor(
    dish,
    ...chosen.map((upsell) =>
      priceOfUnits(upsellPrice(upsell.dish, modificationGroups), upsell.quantity),
    ),
  );
