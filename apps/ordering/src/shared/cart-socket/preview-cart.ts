import type { OpenWire } from '@tallrik/contract/client/live-socket';
import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { CartGateway } from './cart-session.ts';

/** The cart of the back office's preview: it agrees with everything and no server hears of it (CATALOG-43). */
export function previewCart(): { gateway: CartGateway; openWire: OpenWire } {
  const kept: StoredCartEvent[] = [];
  return {
    gateway: {
      readEvents: async (cartId, after) =>
        kept.filter(({ sequence, event }) => event.cartId === cartId && sequence > after),
      postEvents: async (events) => {
        const confirmed = events.map((event) => {
          const before = kept.filter((one) => one.event.cartId === event.cartId);
          const stored = { sequence: before.length + 1, event };
          kept.push(stored);
          return stored;
        });
        return { confirmed, refused: [] };
      },
    },
    // Never opens: what is written goes through the gateway.
    openWire: () => ({ send: () => undefined, close: () => undefined }),
  };
}
