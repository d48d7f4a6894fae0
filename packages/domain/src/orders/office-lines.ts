import { addMinor, type Minor } from '../money/minor.ts';
import type { Order, OrderItem } from './order.ts';
import { sameness } from './receipt.ts';

/** Equal dishes of an order as the office shows them; of each its own row, since single ones can be given back. */
export type OfficeLine = {
  /** Of its first dish. */
  id: string;
  title: string;
  quantity: number;
  added: string[];
  removed: string[];
  /** Before discount, for all of them. */
  amount: Minor;
  discount: Minor;
  percentageVAT: number;
  items: OrderItem[];
};

/** MONEY-05: grouped as on the guest's receipt, named as the restaurant names them. */
export function officeLines(order: Pick<Order, 'items'>): OfficeLine[] {
  const groups = new Map<string, OrderItem[]>();
  for (const item of order.items) {
    const key = `${sameness(item)} ${item.price.percentageVAT}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].flatMap((items) => {
    const [first] = items;
    return first ? [lineOf(first, items)] : [];
  });
}

const lineOf = (first: OrderItem, items: OrderItem[]): OfficeLine => ({
  id: first.id,
  title: first.entry.item.title,
  quantity: items.length,
  added: first.variations.map(({ name }) => name),
  removed: first.removedVariations.map(({ name }) => name),
  amount: addMinor(...items.map(({ price }) => price.amount)),
  discount: addMinor(...items.map(({ price }) => price.discount)),
  percentageVAT: first.price.percentageVAT,
  items,
});
