import type {
  CartEvent,
  ClientCartEvent,
  ServerCartEvent,
  WithoutBase,
} from '@tallrik/domain/cart/cart-event';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import type { CartSession } from '../cart-socket/cart-session.ts';
import type { CartSnapshot } from '../cart-socket/cart-snapshot.ts';

type SentEvent = WithoutBase<ClientCartEvent>;
type AppliedEvent = WithoutBase<ServerCartEvent> | SentEvent;

/** A cart that does what it is told at once, and hears what the test lets the server say. */
export function foldingCart(
  start: AppliedEvent[] = [],
  serviceType: 'TAKE_AWAY' | 'EAT_HERE' = 'TAKE_AWAY',
) {
  const sent: SentEvent[] = [];
  const left: (string | null)[] = [];
  const adopted: string[] = [];
  const listeners = new Set<() => void>();
  let events: CartEvent[] = [];
  let snapshot: CartSnapshot;
  let last = 0;

  const based = (event: AppliedEvent, venueId = 'venue-1'): CartEvent => {
    last += 1;
    const cartId = 'cart-1';
    const base = { cartId, venueId, companyId: 'story-company', createdAt: '', sentAt: null };
    return { ...event, ...base, eventId: `event-${last}` } as CartEvent;
  };
  const create = (venueId: string, type = serviceType) =>
    based(
      { type: 'CREATE_CART', deliveryTargetId: null, serviceType: type, userId: null },
      venueId,
    );
  function publish(changes: Partial<CartSnapshot> = {}) {
    const cart = priceCart(foldCart(events), { categoriesOf: () => new Set() });
    snapshot = { ...snapshot, ...changes, cart };
    listeners.forEach((listener) => listener());
  }
  snapshot = {
    cart: priceCart(foldCart([]), { categoriesOf: () => new Set() }),
    isLoaded: true,
    hasUnconfirmedEvents: false,
    socketState: 'OPEN',
    refusal: null,
  };
  events = [create('venue-1'), ...start.map((event) => based(event))];
  publish();

  const session: CartSession = {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: async () => undefined,
    startCart: ({ venueId, serviceType: type }) => {
      events = [create(venueId, type === 'EAT_HERE' ? 'EAT_HERE' : 'TAKE_AWAY')];
      publish();
    },
    dispatch: (...requests) => {
      sent.push(...requests);
      events = [...events, ...requests.map((event) => based(event))];
      publish();
    },
    leaveCart: () => {
      left.push(snapshot.cart.cartId);
      events = [];
      publish();
    },
    adoptCart: (cartId) => {
      adopted.push(cartId);
      events = [];
      publish();
    },
    introduceAgain: () => undefined,
    refresh: async () => true,
    send: () => undefined,
    listen: () => () => undefined,
    setVisible: () => undefined,
    stop: () => undefined,
  };
  return {
    session,
    sent,
    left,
    adopted,
    started: [] as string[],
    /** The server appends to the cart. */
    receive: (...received: AppliedEvent[]) => {
      events = [...events, ...received.map((event) => based(event))];
      publish();
    },
    /** The server takes back what was told last, and says why. */
    refuse: (code: string, eventType: ClientCartEvent['type']) => {
      events = events.slice(
        0,
        events.findLastIndex(({ type }) => type === eventType),
      );
      publish({ refusal: { code, eventId: null, message: code, eventType } });
    },
    publish,
  };
}
