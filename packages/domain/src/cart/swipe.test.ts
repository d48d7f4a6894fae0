import { expect, it } from 'vitest';
import { isSwipeCompleted, isSwipeRed, SWIPE_REMOVE_DELAY_MS } from './swipe.ts';

it('[CART-30] [D-62] the row turns red after 50 px, in either direction', () => {
  expect(isSwipeRed(50)).toBe(false);
  expect(isSwipeRed(51)).toBe(true);
  expect(isSwipeRed(-51)).toBe(true);
});

it('[CART-31] [D-62] letting go beyond 0.3 of the width deletes', () => {
  expect(isSwipeCompleted(120, 400)).toBe(false);
  expect(isSwipeCompleted(-121, 400)).toBe(true);
  expect(isSwipeCompleted(10, 0)).toBe(false);
});

it('[CART-32] the line is removed 400 ms later', () => {
  expect(SWIPE_REMOVE_DELAY_MS).toBe(400);
});
