import type { CartEvent } from './cart-event.ts';

/** D-58: a cart nobody has touched for this long is closed. */
export const CART_IDLE_HOURS = 24;

/**
 * D-139: what is decided about a cart is decided on all its events, so one without an end would cost the more the longer
 * it is written to. Ten times what a hesitant guest sends.
 */
export const MOST_CART_EVENTS = 2_000;

/**
 * D-211: payments that a client may announce for one cart. They are let in after the last event, or a full cart could not
 * be paid; each sets a job to work, and a failed one can be announced again and again.
 */
export const MOST_CART_PAYMENTS = 20;

/** Whether a cart of so many events, so many of them announced payments, takes one more of this type. */
export const isCartEventLeft = (
  written: { events: number; payments: number },
  type: CartEvent['type'],
): boolean =>
  type === 'ADD_CLIENT_SIDE_PAYMENT'
    ? written.payments < MOST_CART_PAYMENTS
    : written.events < MOST_CART_EVENTS;
