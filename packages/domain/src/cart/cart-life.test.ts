import { expect, it } from 'vitest';
import { isCartEventLeft, MOST_CART_EVENTS, MOST_CART_PAYMENTS } from './cart-life.ts';

it('[D-139] a cart takes so many events, and can still be paid after the last', () => {
  const full = { events: MOST_CART_EVENTS, payments: 0 };
  expect(isCartEventLeft({ ...full, events: MOST_CART_EVENTS - 1 }, 'SET_COMMENT')).toBe(true);
  expect(isCartEventLeft(full, 'SET_COMMENT')).toBe(false);
  expect(isCartEventLeft(full, 'ADD_CLIENT_SIDE_PAYMENT')).toBe(true);
});

it('[D-211] [F-19] payments are announced so often and no more', () => {
  const exhausted = { events: 30, payments: MOST_CART_PAYMENTS };
  expect(
    isCartEventLeft({ ...exhausted, payments: MOST_CART_PAYMENTS - 1 }, 'ADD_CLIENT_SIDE_PAYMENT'),
  ).toBe(true);
  expect(isCartEventLeft(exhausted, 'ADD_CLIENT_SIDE_PAYMENT')).toBe(false);
  expect(isCartEventLeft(exhausted, 'REMOVE_ITEM')).toBe(true);
});
