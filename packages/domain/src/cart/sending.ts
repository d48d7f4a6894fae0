/** CART-18: a created event is handed to the sender this much later. */
export const SEND_DELAY_MS = 10;
/** CART-19, D-54: without an open socket events are collected this long and posted together. */
export const SEND_BATCH_DEBOUNCE_MS = 750;
/** CART-20 */
export const SEND_BATCH_MAX_EVENTS = 1000;
/** D-245: a post beyond what the server reads would be refused whole, and tried again for ever. */
export const SEND_BATCH_MAX_BYTES = 480 * 1024;
