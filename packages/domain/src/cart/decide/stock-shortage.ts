import type { CartLine } from '../cart-line.ts';
import { lackingLines, stockNeedsOf } from '../stock-needs.ts';
import type { CartWorld } from './cart-world.ts';

/** ITEM-20: the id of the first thing in `added` of which there is no more; null when all is there. */
export function stockShortage(
  inCart: readonly CartLine[],
  added: readonly CartLine[],
  { catalogue, inventory }: Pick<CartWorld, 'catalogue' | 'inventory'>,
): string | null {
  const lacking = lackingLines([...inCart, ...added], inventory, stockNeedsOf(catalogue));
  // What the cart held before is not this event's fault: it is removed by itself (CART-33).
  return lacking.find(({ line }) => added.includes(line))?.lackingId ?? null;
}
