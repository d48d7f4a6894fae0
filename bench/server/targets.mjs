/** What issue by issue was promised; a figure that misses its target fails the bench. */
export const ORDERS_AGAINST_RAW = 1 / 6;
export const MENU_AGAINST_STATIC = 1 / 2;
export const EVENT_P99_MS = 25;
export const SOCKETS = 2_000;
export const IDLE_MEMORY_MB = 150;
/** How much slower anything may be among 100 companies and 1,000,000 past orders. */
export const SLOWER_WHEN_FULL = 1.2;
