import type { Catalogue, Item } from '../menu/catalogue.ts';
import { type Inventory, maxQuantity } from '../menu/stock.ts';
import type { CartLine } from './cart-line.ts';

/** The ids under which the kitchen counts what a line uses. */
export type StockNeeds = (line: CartLine) => string[];

type Counted = {
  modificationGroups: readonly Catalogue['modificationGroups'][number][];
  items: readonly Pick<Item, 'id' | 'modificationGroupIds'>[];
};

/**
 * A variation counts under its own id and under the dish it is (ITEM-22), those that come with the dish as well: a
 * burger whose onion has run out is refused at checkout, and the cart must know it before.
 */
export function stockNeedsOf(catalogue: Counted): StockNeeds {
  const dishOfVariation = new Map(
    catalogue.modificationGroups.flatMap((group) =>
      group.variations.flatMap(({ id, asItem }) => (asItem ? [[id, asItem.id] as const] : [])),
    ),
  );
  const defaultsOf = defaultsOfDishes(catalogue);
  return (line) => {
    const added = line.variations.map(({ id }) => id);
    const included = (defaultsOf.get(line.itemId) ?? []).filter(
      (id) => !added.includes(id) && !line.removedVariations.includes(id),
    );
    const variations = [...added, ...included];
    return [line.itemId, ...variations.flatMap((id) => [id, dishOfVariation.get(id) ?? []].flat())];
  };
}

/** What comes with a dish unless the guest takes it off, by the dish's id. */
function defaultsOfDishes({ items, modificationGroups }: Counted): Map<string, string[]> {
  const ofGroup = new Map(
    modificationGroups
      .filter(({ type }) => type === 'MULTIPLE')
      .map(({ id, preselectedVariations, variations }) => [
        id,
        preselectedVariations.filter((preselected) =>
          variations.some((variation) => variation.id === preselected),
        ),
      ]),
  );
  return new Map(
    items.map((item) => [
      item.id,
      item.modificationGroupIds.flatMap((id) => ofGroup.get(id) ?? []),
    ]),
  );
}

/** How many more of a line the kitchen can make besides these: the scarcest thing it needs decides (ITEM-20, ITEM-22). */
export function unitsLeftOf(
  line: CartLine,
  lines: readonly CartLine[],
  inventory: Inventory,
  needsOf: StockNeeds,
): number {
  const left = needsOf(line).map((needed) => {
    const uses = (each: CartLine) => needsOf(each).filter((id) => id === needed).length;
    const used = lines.reduce((sum, each) => sum + uses(each), 0);
    return Math.floor(maxQuantity(inventory, needed, used) / Math.max(1, uses(line)));
  });
  return Math.min(...left);
}

export type LackingLine = { line: CartLine; lackingId: string };

/**
 * CART-33: the lines that cannot be served any more. Where three are left of five ordered, the two
 * added last go: who came first is served first.
 */
export function lackingLines(
  lines: readonly CartLine[],
  inventory: Inventory,
  needsOf: StockNeeds,
): LackingLine[] {
  const used = new Map<string, number>();
  return lines.flatMap((line) => {
    const needs = needsOf(line);
    const lackingId = needs.find((id) => {
      const stock = inventory.get(id);
      if (!stock) return false;
      return stock.outOfStock || (stock.count !== null && (used.get(id) ?? 0) >= stock.count);
    });
    if (lackingId !== undefined) return [{ line, lackingId }];
    for (const id of needs) used.set(id, (used.get(id) ?? 0) + 1);
    return [];
  });
}
