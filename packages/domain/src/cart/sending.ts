/** CART-18: a created event is handed to the sender this much later. */
export const SEND_DELAY_MS = 10;
/** CART-19, D-54: without an open socket events are collected this long and posted together. */
export const SEND_BATCH_DEBOUNCE_MS = 750;
/** CART-20 */
export const SEND_BATCH_MAX_EVENTS = 1000;

/** Splits what waited offline into posts the server accepts, oldest first. */
export function sendBatches<Event>(waiting: readonly Event[]): Event[][] {
  const batches: Event[][] = [];
  for (let start = 0; start < waiting.length; start += SEND_BATCH_MAX_EVENTS) {
    batches.push(waiting.slice(start, start + SEND_BATCH_MAX_EVENTS));
  }
  return batches;
}
