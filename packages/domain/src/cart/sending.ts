/** CART-18: a created event is handed to the sender this much later. */
export const SEND_DELAY_MS = 10;
/** CART-19, D-54: without an open socket events are collected this long and posted together. */
export const SEND_BATCH_DEBOUNCE_MS = 750;
/** CART-20 */
export const SEND_BATCH_MAX_EVENTS = 1000;
