import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { FanOut } from '../../platform/events/fan-out.ts';

/** New events of one cart. `originId` is the connection they came from: it gets a confirmation instead. */
export type CartUpdate = { cartId: string; events: StoredCartEvent[]; originId: string | null };

export type CartBroadcast = FanOut<CartUpdate>;

export const cartTopic = (cartId: string): string => `cart:${cartId}`;
