export const ITEM_MIN_QUANTITY = 1;
