import type { CartLine } from '@tallrik/domain/cart/cart-line';
import type { ClientCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import { emptyCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { minor } from '@tallrik/domain/money/minor';
import type { CartSession } from '../cart-socket/cart-session.ts';
import type { CartSnapshot } from '../cart-socket/cart-snapshot.ts';

export const soupLine: CartLine = {
  id: 'line-1',
  itemId: 'soup',
  entryId: 'entry-soup',
  vatRate: 12,
  title: 'Skärgårdssoppa',
  categoryId: null,
  amount: minor(16_900),
  variations: [],
  removedVariations: [],
  fraction: 1,
  message: null,
  discount: minor(0),
  disableMembershipDiscounts: false,
  offerTitle: null,
};

/** A cart that stands still and remembers what it was told. */
export function stillCart(items: CartLine[], changes: Partial<CartSnapshot['cart']> = {}) {
  const sent: WithoutBase<ClientCartEvent>[] = [];
  const started: string[] = [];
  const left: (string | null)[] = [];
  const cart = {
    ...priceCart(emptyCart, { categoriesOf: () => new Set() }),
    cartId: 'cart-1',
    venueId: 'venue-1',
    items,
    ...changes,
  };
  const snapshot: CartSnapshot = {
    cart,
    isLoaded: true,
    hasUnconfirmedEvents: false,
    socketState: 'OPEN',
    refusal: null,
  };
  const session: CartSession = {
    snapshot: () => snapshot,
    subscribe: () => () => undefined,
    ready: async () => undefined,
    startCart: ({ venueId }) => started.push(venueId),
    dispatch: (...events) => sent.push(...events),
    leaveCart: () => left.push(snapshot.cart.cartId),
    adoptCart: () => undefined,
    introduceAgain: () => undefined,
    refresh: async () => true,
    send: () => undefined,
    listen: () => () => undefined,
    setVisible: () => undefined,
    stop: () => undefined,
  };
  return { session, sent, started, left };
}
