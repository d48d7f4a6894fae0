import type { CartLine } from '../cart-line.ts';
import type { CartWorld } from './cart-world.ts';

/**
 * ITEM-20: the id of the first thing in `added` of which the whole cart needs more than there is;
 * null when all is there. A variation counts under its own id and under the dish it is (ITEM-22).
 */
export function stockShortage(
  inCart: readonly CartLine[],
  added: readonly CartLine[],
  { catalogue, inventory }: Pick<CartWorld, 'catalogue' | 'inventory'>,
): string | null {
  const dishOfVariation = new Map(
    catalogue.modificationGroups.flatMap((group) =>
      group.variations.flatMap(({ id, asItem }) => (asItem ? [[id, asItem.id] as const] : [])),
    ),
  );
  const needsOf = (line: CartLine): string[] => [
    line.itemId,
    ...line.variations.flatMap(({ id }) => [id, dishOfVariation.get(id) ?? []].flat()),
  ];
  const units = new Map<string, number>();
  for (const id of [...inCart, ...added].flatMap(needsOf)) units.set(id, (units.get(id) ?? 0) + 1);
  for (const id of added.flatMap(needsOf)) {
    const stock = inventory.get(id);
    if (!stock) continue;
    const isShort = stock.count !== null && (units.get(id) ?? 0) > stock.count;
    if (stock.outOfStock || isShort) return id;
  }
  return null;
}
