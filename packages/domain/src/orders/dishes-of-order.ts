import { addMinor } from '../money/minor.ts';
import type { TableDish } from '../tables/social-table.ts';
import type { OrderItem } from './order.ts';

type ServedItem = Pick<OrderItem, 'entry' | 'variations' | 'removedVariations'> & {
  price: Pick<OrderItem['price'], 'amount'>;
};

/** What the kitchen got, as the others at the table see it: equal dishes together, at the menu's price. */
export function dishesOfOrder(items: readonly ServedItem[]): TableDish[] {
  const dishes = new Map<string, TableDish>();
  for (const { entry, variations, removedVariations, price } of items) {
    const choices = variations.map(({ id, name }) => ({ id, title: name }));
    const removed = removedVariations.map(({ id }) => id);
    const key = JSON.stringify([entry.id, price.amount, choices.map(({ id }) => id), removed]);
    const same = dishes.get(key);
    dishes.set(key, {
      itemId: entry.item.id,
      title: entry.item.title,
      choices,
      quantity: (same?.quantity ?? 0) + 1,
      amount: same ? addMinor(same.amount, price.amount) : price.amount,
    });
  }
  return [...dishes.values()];
}
