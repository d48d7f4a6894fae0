import type { BoardOrder } from './board.ts';

/** Pending orders that the board has not shown before. The first look finds none: nobody is startled by a reload. */
export function newArrivals(
  seen: ReadonlySet<string> | null,
  orders: readonly BoardOrder[],
): readonly BoardOrder[] {
  if (seen === null) return [];
  return orders.filter((order) => order.status === 'PENDING' && !seen.has(order.id));
}
