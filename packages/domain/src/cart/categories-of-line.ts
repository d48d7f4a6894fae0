import type { Catalogue } from '../menu/catalogue.ts';
import type { CartLine } from './cart-line.ts';

/** Every category a line lies in, parents included. */
export type CategoriesOfLine = (line: Pick<CartLine, 'itemId'>) => ReadonlySet<string>;

/**
 * A code for "Drinks" also counts for "Lemonades" below it. The item's own categories decide, not
 * the line's `categoryId`: that one is the client's word and would move a steak into a discount (D-72).
 */
export function categoriesOfLines(
  catalogue: Pick<Catalogue, 'items' | 'categories'>,
): CategoriesOfLine {
  const parentOf = new Map(catalogue.categories.map(({ id, parentId }) => [id, parentId]));
  const ofItem = new Map(
    catalogue.items.map((item) => [item.id, withParents(item.categoryIds, parentOf)]),
  );
  return ({ itemId }) => ofItem.get(itemId) ?? none;
}

const none: ReadonlySet<string> = new Set();

function withParents(
  categoryIds: readonly string[],
  parentOf: ReadonlyMap<string, string | null>,
): ReadonlySet<string> {
  const all = new Set<string>();
  for (const start of categoryIds) {
    // Stops at what is known already: two categories that are each other's parent would loop for ever.
    for (
      let id: string | null = start;
      id !== null && !all.has(id);
      id = parentOf.get(id) ?? null
    ) {
      all.add(id);
    }
  }
  return all;
}
