import type { ClientCartEvent } from '@tallrik/domain/cart/cart-event';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { SocketState } from '@tallrik/contract/client/live-socket';

export type CartRefusal = { code: string; eventId: string | null; message: string };

/** A refusal with what was asked for: whoever asked says it in the right words. */
export type AnsweredRefusal = CartRefusal & { eventType: ClientCartEvent['type'] | null };

export type CartSnapshot = {
  cart: PricedCart;
  /** False until the server's events of a remembered cart have arrived. */
  isLoaded: boolean;
  hasUnconfirmedEvents: boolean;
  socketState: SocketState;
  /** The latest refusal; a new object for each, so that a screen can tell a new one from an old one. */
  refusal: AnsweredRefusal | null;
};
