/** D-65: how often the cart's events are asked for while the socket is open, and while it is not. */
export const CART_POLL_MS = 7_000;
export const DEFAULT_POLL_MS = 3_000;

export const cartPollMs = (isSocketOpen: boolean): number =>
  isSocketOpen ? CART_POLL_MS : DEFAULT_POLL_MS;

/** D-58: a cart nobody has touched for this long is closed. */
export const CART_IDLE_HOURS = 24;

export const isCartIdle = (lastEventAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(lastEventAt.add({ hours: CART_IDLE_HOURS }), now) <= 0;
