/** D-58: a cart nobody has touched for this long is closed. */
export const CART_IDLE_HOURS = 24;

/**
 * D-139: what is decided about a cart is decided on all its events, so one without an end would cost the more the longer
 * it is written to. Ten times what a hesitant guest sends.
 */
export const MOST_CART_EVENTS = 2_000;
