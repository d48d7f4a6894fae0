import type { CartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { CartAddress, OpenedCart } from './cart-store.ts';

/** Guests who are choosing right now; everybody else's cart is read again when they come back. */
const KEPT_CARTS = 1_000;
const KEPT_SHELVES = 1_000;
/** Longer ones are rare, and would take the place of many. */
const MOST_LINES = 200;
/** Some tens of megabytes, whatever strangers put into their carts and take out again. */
const KEPT_LINES = 30_000;

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
  const carts = new Map<string, OpenedCart & { lines: number }>();
  let keptLines = 0;
  const shelves = new Map<string, string>();
  const shelfKey = ({ companyId, venueId }: CartAddress) => `${companyId}/${venueId}`;
  const forget = (cartId: string) => {
    keptLines -= carts.get(cartId)?.lines ?? 0;
    carts.delete(cartId);
  };

  return {
    recall: (at, isBeginning) => {
      const shelf = shelves.get(shelfKey(at));
      const opened = carts.get(at.cartId);
      if (shelf === undefined || (opened && opened.row.companyId !== at.companyId)) return null;
      if (opened) return { opened, shelf };
      return isBeginning ? { opened: null, shelf } : null;
    },
    keep: (at, { opened, shelf }, written) => {
      shelves.delete(shelfKey(at));
      shelves.set(shelfKey(at), shelf);
      const [oldest = ''] = shelves.keys();
      if (shelves.size > KEPT_SHELVES) shelves.delete(oldest);
      forget(at.cartId);
      if (!opened) return;
      const stream = [...opened.stream, ...written];
      const lines = stream.reduce((sum, { event }) => sum + linesOf(event), 0);
      if (lines > MOST_LINES) return;
      const lastSequence = stream.at(-1)?.sequence ?? 0;
      carts.set(at.cartId, { row: { ...opened.row, lastSequence }, stream, lines });
      keptLines += lines;
      for (const cartId of carts.keys()) {
        if (carts.size <= KEPT_CARTS && keptLines <= KEPT_LINES) break;
        forget(cartId);
      }
    },
  };
}

/** What an event weighs: one with five hundred dishes is not one. */
const linesOf = (event: CartEvent): number => ('items' in event ? event.items.length : 1);
