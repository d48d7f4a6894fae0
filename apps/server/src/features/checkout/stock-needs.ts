import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { stockNeedsOf } from '@tallrik/domain/cart/stock-needs';
import type { Catalogue, InventoryEntry } from '@tallrik/domain/menu/catalogue';
import type { StockNeed } from './stock-reservations.ts';

/** How many units of each thing the kitchen counts a cart takes; what nobody counts needs no holding. */
export function countedNeeds(
  lines: readonly CartLine[],
  shop: { catalogue: Pick<Catalogue, 'modificationGroups'>; inventory: readonly InventoryEntry[] },
): StockNeed[] {
  const counted = new Set(shop.inventory.map((entry) => entry.itemId));
  const units = new Map<string, number>();
  for (const itemId of lines.flatMap(stockNeedsOf(shop.catalogue))) {
    if (counted.has(itemId)) units.set(itemId, (units.get(itemId) ?? 0) + 1);
  }
  return [...units].map(([itemId, count]) => ({ itemId, units: count }));
}
