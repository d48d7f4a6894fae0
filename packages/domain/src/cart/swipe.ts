/** CART-30, D-62: CSS pixels after which the row turns red. */
export const SWIPE_RED_PX = 50;
/** CART-31, D-62: part of the row's width beyond which letting go deletes. */
export const SWIPE_THRESHOLD = 0.3;
/** CART-32: the row collapses, then the line is removed. */
export const SWIPE_REMOVE_DELAY_MS = 400;

export const isSwipeRed = (draggedPx: number): boolean => Math.abs(draggedPx) > SWIPE_RED_PX;

export const isSwipeCompleted = (draggedPx: number, rowWidthPx: number): boolean =>
  rowWidthPx > 0 && Math.abs(draggedPx) / rowWidthPx > SWIPE_THRESHOLD;
