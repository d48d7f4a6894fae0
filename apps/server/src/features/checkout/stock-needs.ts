import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { stockNeedsOf } from '@tallrik/domain/cart/stock-needs';
import type { Catalogue, InventoryEntry } from '@tallrik/domain/menu/catalogue';
import type { StockNeed } from './checkout-port.ts';

/**
 * How many units of each thing the kitchen counts a cart takes; what nobody counts needs no holding, and what is paid
 * from a bill has left the shelf with the order that put it there.
 */
export function countedNeeds(
  lines: readonly CartLine[],
  shop: {
    catalogue: Pick<Catalogue, 'items' | 'modificationGroups'>;
    inventory: readonly InventoryEntry[];
  },
): StockNeed[] {
  const counted = new Set(shop.inventory.map((entry) => entry.itemId));
  const units = new Map<string, number>();
  const cooked = lines.filter((line) => !line.share);
  for (const itemId of cooked.flatMap(stockNeedsOf(shop.catalogue))) {
    if (counted.has(itemId)) units.set(itemId, (units.get(itemId) ?? 0) + 1);
  }
  return [...units].map(([itemId, count]) => ({ itemId, units: count }));
}
