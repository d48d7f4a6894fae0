import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import { allergensOfItem } from '@tallrik/domain/menu/allergens';
import type { OrderItem } from '@tallrik/domain/orders/order';

/** What an ordered dish contains with what was added to it, as the menu says now; none is ever dropped (D-50). */
export function allergensOf(
  catalogue: Pick<Catalogue, 'items' | 'modificationGroups'>,
): (item: OrderItem) => string[] {
  const dishes = new Map(
    catalogue.items.map((item) => [item.id, allergensOfItem(item).map(({ tag }) => tag)]),
  );
  const variations = new Map(
    catalogue.modificationGroups.flatMap((group) =>
      group.variations.map((variation) => [variation.id, variation.allergen]),
    ),
  );
  return (item) => [
    ...new Set([
      ...(dishes.get(item.entry.item.id) ?? []),
      ...item.variations.flatMap(({ id }) => variations.get(id) ?? []),
    ]),
  ];
}
