import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { CartAddress, OpenedCart } from './cart-store.ts';

/** Guests who are choosing right now; everybody else's cart is read again when they come back. */
const KEPT_CARTS = 1_000;
const KEPT_SHELVES = 1_000;
/** Longer ones are rare, and would take the place of many. */
const MOST_EVENTS = 200;

/** `shelf` as the database words it: what is written checks that it still says the same. */
export type Remembered = { opened: OpenedCart | null; shelf: string };

export type CartMemory = {
  /** Null where nothing is remembered. A cart that is about to begin is remembered as not being there. */
  recall: (at: CartAddress, isBeginning: boolean) => Remembered | null;
  keep: (at: CartAddress, remembered: Remembered, written: readonly StoredCartEvent[]) => void;
};

/**
 * What this process last saw of carts and shelves. Nobody relies on it: an event is decided on it in the hope that it
 * still holds, and written only if it does. That spares every event of a guest the reading of everything before it.
 */
export function makeCartMemory(): CartMemory {
  const carts = new Map<string, OpenedCart>();
  const shelves = new Map<string, string>();
  const shelfKey = ({ companyId, venueId }: CartAddress) => `${companyId}/${venueId}`;

  return {
    recall: (at, isBeginning) => {
      const shelf = shelves.get(shelfKey(at));
      const opened = carts.get(at.cartId);
      if (shelf === undefined || (opened && opened.row.companyId !== at.companyId)) return null;
      if (opened) return { opened, shelf };
      return isBeginning ? { opened: null, shelf } : null;
    },
    keep: (at, { opened, shelf }, written) => {
      putLast(shelves, shelfKey(at), shelf, KEPT_SHELVES);
      carts.delete(at.cartId);
      if (!opened) return;
      const stream = [...opened.stream, ...written];
      const lastSequence = stream.at(-1)?.sequence ?? 0;
      const after = { row: { ...opened.row, lastSequence }, stream };
      if (stream.length <= MOST_EVENTS) putLast(carts, at.cartId, after, KEPT_CARTS);
    },
  };
}

function putLast<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
