import type { Cart } from '@tallrik/domain/cart/cart';
import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { applyCartEvent, foldCart } from '@tallrik/domain/cart/fold-cart';
import type { CartAddress, CartRow, OpenedCart } from './cart-port.ts';

/** Guests who are choosing right now; everybody else's cart is read again when they come back. */
const MAX_CARTS = 1_000;
const MAX_SNAPSHOTS = 1_000;
/** Some tens of megabytes, whatever strangers put into their carts and take out again. */
const MAX_WEIGHT = 30_000;
/** An id that was heard weighs this part of a line. */
const IDS_PER_LINE = 8;

/** A cart as its events have left it. The events themselves are in the database. */
export type KnownCart = {
  row: CartRow;
  cart: Cart;
  /** Of every event: one that is heard again must be found in its first place (D-55). Grows, and is never copied. */
  eventIds: Set<string>;
  /** How many of them announced a payment. */
  payments: number;
};

/** `shelf` as the database words it: what is written checks that it still says the same. */
export type Remembered = { known: KnownCart | null; snapshot: string };

export type CartMemory = {
  /** Null where nothing is remembered. A cart that is about to begin is remembered as not being there. */
  recall: (at: CartAddress, isBeginning: boolean) => Remembered | null;
  keep: (at: CartAddress, remembered: Remembered) => void;
};

/** Goes through all events once; `withWritten` then goes on from there. */
export const knownCart = ({ row, stream }: OpenedCart): KnownCart => ({
  row,
  cart: foldCart(stream.map(({ event }) => event)),
  eventIds: new Set(stream.map(({ event }) => event.eventId)),
  payments: stream.filter(isAnnouncement).length,
});

/** After what was just written: nothing that came before is looked at again, or a long batch would cost its square. */
export function withWritten(known: KnownCart, written: readonly StoredCartEvent[]): KnownCart {
  const { eventIds } = known;
  for (const { event } of written) eventIds.add(event.eventId);
  return {
    row: { ...known.row, lastSequence: written.at(-1)?.sequence ?? known.row.lastSequence },
    cart: written.reduce((cart, { event }) => applyCartEvent(cart, event), known.cart),
    eventIds,
    payments: known.payments + written.filter(isAnnouncement).length,
  };
}

const isAnnouncement = ({ event }: StoredCartEvent): boolean =>
  event.type === 'ADD_CLIENT_SIDE_PAYMENT';

/**
 * What this process last saw of carts and shelves. Nobody relies on it: an event is decided on it in the hope that it
 * still holds, and written only if it does. That spares every event of a guest the reading of everything before it.
 */
export function makeCartMemory(): CartMemory {
  const carts = new Map<string, KnownCart & { weight: number }>();
  let totalWeight = 0;
  const snapshots = new Map<string, string>();
  const snapshotKey = ({ companyId, venueId }: CartAddress) => `${companyId}/${venueId}`;
  const forget = (cartId: string) => {
    totalWeight -= carts.get(cartId)?.weight ?? 0;
    carts.delete(cartId);
  };

  return {
    recall: (at, isBeginning) => {
      const snapshot = snapshots.get(snapshotKey(at));
      const known = carts.get(at.cartId);
      if (snapshot === undefined || (known && known.row.companyId !== at.companyId)) return null;
      if (known) return { known, snapshot };
      return isBeginning ? { known: null, snapshot } : null;
    },
    keep: (at, { known, snapshot }) => {
      snapshots.delete(snapshotKey(at));
      snapshots.set(snapshotKey(at), snapshot);
      const [oldest = ''] = snapshots.keys();
      if (snapshots.size > MAX_SNAPSHOTS) snapshots.delete(oldest);
      forget(at.cartId);
      if (!known) return;
      const weight = known.cart.items.length + Math.ceil(known.eventIds.size / IDS_PER_LINE);
      carts.set(at.cartId, { ...known, weight });
      totalWeight += weight;
      for (const cartId of carts.keys()) {
        if (carts.size <= MAX_CARTS && totalWeight <= MAX_WEIGHT) break;
        forget(cartId);
      }
    },
  };
}
