import type { ServerMessage } from '@tallrik/contract/socket-messages';
import type { FanOut } from '../../../platform/events/fan-out.ts';
import type { TableGuest } from './table-guest-store.ts';

/** What a table's guests hear. */
export type TableEvent = Extract<ServerMessage, { domain: 'SOCIAL_TABLE_EVENT' }>['data'];
/** Between processes: with the cart that is watched from now on, whose id no guest but its own is told. */
export type TableUpdate = { event: TableEvent; cartId: string | null };

/** Where in a table's time somebody sits. */
export type Sat = { sittingId: string; tableId: string; venueId: string; companyId: string };
type Listener = (event: TableEvent) => void;
type Watch = {
  listeners: Set<Listener>;
  stops: (() => void)[];
  carts: Map<string, () => void>;
  isReady: Promise<void>;
};

export type TableWatch = {
  /** Tells of everything that changes at the table; returns the function that ends it. */
  follow: (sat: Sat, listener: Listener) => Promise<() => void>;
  /** To everybody who follows the sitting, in whatever process. */
  publish: (sat: Sat, type: TableEvent['type'], guest: TableGuest) => void;
};

const sittingTopic = (sittingId: string): string => `sitting:${sittingId}`;

/**
 * One watch per sitting and process, on the carts of its guests and the orders of its venue: a guest hears of another's
 * dish because the cart's events say so, not because that guest's phone was so kind as to tell.
 */
export function makeTableWatch(deps: {
  updates: FanOut<TableUpdate>;
  findGuests: (sat: Sat) => Promise<TableGuest[]>;
  onCartChanged: (cartId: string, listener: () => void) => () => void;
  onOrderChanged: (venueId: string, listener: (orderId: string) => void) => () => void;
  cartOfOrder: (companyId: string, orderId: string) => Promise<string | null>;
  now: () => Temporal.Instant;
  newId: () => string;
}): TableWatch {
  const watches = new Map<string, Watch>();

  const eventOf = (
    { tableId }: Sat,
    type: TableEvent['type'],
    { id, name }: Pick<TableGuest, 'id' | 'name'>,
  ): TableEvent => ({
    type,
    eventId: deps.newId(),
    createdAt: deps.now().toString(),
    tableId,
    cartId: id,
    name,
  });

  function begin(sat: Sat): Watch {
    const watch: Watch = {
      listeners: new Set(),
      stops: [],
      carts: new Map(),
      isReady: Promise.resolve(),
    };
    const notifyListeners = (event: TableEvent) =>
      watch.listeners.forEach((listener) => listener(event));
    /** By what name each is seen now; null: they are seen no more (D-206), and their dishes name nobody. */
    const names = new Map<string, string | null>();
    const watchCart = (cartId: string, id: string) => {
      if (watch.carts.has(cartId)) return;
      const changed = () => {
        const name = names.get(id) ?? null;
        if (name !== null) notifyListeners(eventOf(sat, 'CART_CHANGED', { id, name }));
      };
      watch.carts.set(cartId, deps.onCartChanged(cartId, changed));
    };
    watch.stops.push(
      deps.updates.subscribe(sittingTopic(sat.sittingId), ({ event, cartId }) => {
        names.set(event.cartId, event.type === 'GUEST_LEFT' ? null : event.name);
        if (cartId !== null) watchCart(cartId, event.cartId);
        notifyListeners(event);
      }),
      deps.onOrderChanged(sat.venueId, (orderId) => {
        void deps.cartOfOrder(sat.companyId, orderId).then(
          (cartId) => {
            const guest = { id: sat.sittingId, name: '' };
            if (cartId && watch.carts.has(cartId))
              notifyListeners(eventOf(sat, 'CART_CHANGED', guest));
          },
          // The database is away: whoever looks at the table asks again by themselves.
          () => undefined,
        );
      }),
    );
    // Read after it listens: a cart linked between the two is watched twice over, never missed.
    watch.isReady = deps.findGuests(sat).then((guests) => {
      for (const { id, name, hasLeft, cartIds } of guests) {
        // What was heard since is newer than what was read.
        if (!names.has(id)) names.set(id, hasLeft ? null : name);
        for (const cartId of cartIds) watchCart(cartId, id);
      }
    });
    return watch;
  }

  function leave(sittingId: string, watch: Watch, listener: Listener): void {
    watch.listeners.delete(listener);
    // An empty watch per table of every evening would grow for ever.
    if (watch.listeners.size > 0 || watches.get(sittingId) !== watch) return;
    watches.delete(sittingId);
    for (const stop of [...watch.stops, ...watch.carts.values()]) stop();
  }

  return {
    follow: async (sat, listener) => {
      const watch = watches.get(sat.sittingId) ?? begin(sat);
      watches.set(sat.sittingId, watch);
      watch.listeners.add(listener);
      const stop = () => leave(sat.sittingId, watch, listener);
      try {
        await watch.isReady;
      } catch (error) {
        // A watch that sees no carts would tell of none for the rest of the evening.
        stop();
        throw error;
      }
      return stop;
    },
    publish: (sat, type, guest) =>
      deps.updates.publish(sittingTopic(sat.sittingId), {
        event: eventOf(sat, type, guest),
        cartId: guest.cartIds.at(-1) ?? null,
      }),
  };
}
