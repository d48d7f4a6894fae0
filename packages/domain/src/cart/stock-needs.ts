import type { Catalogue } from '../menu/catalogue.ts';
import type { Inventory } from '../menu/stock.ts';
import type { CartLine } from './cart-line.ts';

/** The ids under which the kitchen counts what a line uses. */
export type StockNeeds = (line: CartLine) => string[];

/** A variation counts under its own id and under the dish it is (ITEM-22). */
export function stockNeedsOf(catalogue: Pick<Catalogue, 'modificationGroups'>): StockNeeds {
  const dishOfVariation = new Map(
    catalogue.modificationGroups.flatMap((group) =>
      group.variations.flatMap(({ id, asItem }) => (asItem ? [[id, asItem.id] as const] : [])),
    ),
  );
  return (line) => [
    line.itemId,
    ...line.variations.flatMap(({ id }) => [id, dishOfVariation.get(id) ?? []].flat()),
  ];
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
