import type { InventoryEntry } from './catalogue.ts';
import type { Choice } from './choice-groups.ts';
import type { IsAvailable } from './selection.ts';

/** The kitchen's stock by id of item or variation; what is not in it is not counted. */
export type Inventory = ReadonlyMap<string, InventoryEntry>;

/** Guards against a slip of the thumb where stock sets no limit (D-47). */
export const MAX_QUANTITY_PER_ADD = 99;
export const MIN_QUANTITY_PER_ADD = 1;

export const inventoryOf = (entries: readonly InventoryEntry[]): Inventory =>
  new Map(entries.map((entry) => [entry.itemId, entry]));

/** Units that can still be had: count minus what is in the cart already (ITEM-20). */
export function maxQuantity(inventory: Inventory, itemId: string, unitsInCart: number): number {
  const stock = inventory.get(itemId);
  if (stock?.outOfStock === true) return 0;
  const left = stock === undefined || stock.count === null ? Infinity : stock.count - unitsInCart;
  return Math.max(0, Math.min(MAX_QUANTITY_PER_ADD, left));
}

/** Flagged, or its count is reached (ITEM-21). */
export const isOutOfStock = (inventory: Inventory, itemId: string, unitsInCart = 0): boolean =>
  maxQuantity(inventory, itemId, unitsInCart) === 0;

/** ITEM-22: a variation is counted under its own id and, where it is a dish too, under that dish's. */
export const variationAvailability =
  (inventory: Inventory): IsAvailable =>
  (choice: Choice) =>
    !isOutOfStock(inventory, choice.id) &&
    (choice.asItem === null || !isOutOfStock(inventory, choice.asItem.id));

/** More than any kitchen counts by hand. */
export const LARGEST_STOCK_COUNT = 100_000;
