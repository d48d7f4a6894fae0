import type { CartLine } from '@tallrik/domain/cart/cart-line';
import type { ModificationGroup } from '@tallrik/domain/menu/catalogue';
import type { StockNeed } from './stock-reservations.ts';

/** What a cart takes from the shelf: each dish once per line, and each variation by its id and as the item it is. */
export function stockNeedsOf(
  lines: readonly Pick<CartLine, 'itemId' | 'variations'>[],
  groups: readonly ModificationGroup[],
): StockNeed[] {
  const asItem = new Map(
    groups.flatMap((group) => group.variations.map((variation) => [variation.id, variation.asItem?.id] as const)),
  );
  const units = new Map<string, number>();
  const take = (id: string) => units.set(id, (units.get(id) ?? 0) + 1);
  for (const line of lines) {
    take(line.itemId);
    for (const { id } of line.variations) {
      // A size is a price of the dish, nothing that lies on a shelf.
      if (!asItem.has(id)) continue;
      take(id);
      const itemId = asItem.get(id);
      if (itemId) take(itemId);
    }
  }
  return [...units].map(([itemId, count]) => ({ itemId, units: count }));
}
