import { expect, it } from 'vitest';
import type { Cart } from '../cart.ts';
import { decideCartEvent } from '../decide-cart-event.ts';
import { createdCart, eventOf, line } from '../testing/builders.ts';
import { allDayMenu, hours, worldWith } from '../testing/kitchen.ts';

const cart = createdCart();
const setTime = (time: string, world = worldWith(), to: Cart = cart) =>
  decideCartEvent(to, eventOf('SET_PICKUP_TIME', { time }), world);
const refusal = (...args: Parameters<typeof setTime>) => {
  const decided = setTime(...args);
  return decided.ok ? null : decided.error.code;
};

it('[CART-05] [TIME-06] ASAP or a slot, stored in one spelling', () => {
  expect(refusal('ASAP')).toBeNull();
  expect(setTime('2026-03-02T14:15:00+01:00')).toMatchObject({
    value: { event: { time: '2026-03-02T13:15:00Z' } },
  });
});

it('[TIME-06] [TIME-07] [TIME-11] [TIME-33] unreadable, off the grid, too soon, too far, closed', () => {
  expect(refusal('tomorrow')).toBe('PICKUP_TIME_INVALID');
  expect(refusal('2026-03-02T13:10:00Z')).toBe('PICKUP_TIME_INVALID');
  expect(refusal('2026-03-02T11:00:00Z')).toBe('PICKUP_TIME_TOO_SOON');
  expect(refusal('2026-04-02T11:00:00Z')).toBe('PICKUP_TIME_TOO_FAR');
  expect(refusal('2026-03-02T22:00:00Z')).toBe('PICKUP_TIME_CLOSED');
});

it('[TIME-12] [D-33] a slot whose 7 minutes reach past closing is closed', () => {
  expect(refusal('2026-03-02T20:45:00Z')).toBeNull();
  expect(refusal('2026-03-02T21:00:00Z')).toBe('PICKUP_TIME_CLOSED');
});

it('[TIME-20] no menu is served then', () => {
  const lunch = { ...allDayMenu, availabilities: [hours('MONDAY', '11:00', '14:00')] };
  const world = worldWith({ catalogue: { menus: [lunch] } });
  expect(refusal('2026-03-02T12:00:00Z', world)).toBeNull();
  expect(refusal('2026-03-02T16:00:00Z', world)).toBe('MENU_EXPIRED');
});

it('[TIME-17] [TIME-18] [D-34] not where it is disabled, at a table, or fixed by menus', () => {
  const slot = '2026-03-02T12:00:00Z';
  const disabled = worldWith({ settings: { isPickupTimeDisabled: true } });
  expect(refusal(slot, disabled)).toBe('PICKUP_TIME_DISABLED');
  const atTable = worldWith({ viewer: { table: { id: 't', supportsPayLater: true } } });
  expect(refusal(slot, atTable)).toBe('PICKUP_TIME_FIXED');
  const delivered = createdCart({ deliveryTargetId: 'home' });
  expect(refusal(slot, worldWith(), delivered)).toBe('PICKUP_TIME_FIXED');
  const lunch = { ...allDayMenu, availabilities: [hours('MONDAY', '11:00', '14:00')] };
  const timed = worldWith({ catalogue: { menus: [lunch] } });
  const filled = createdCart({ items: [line()] });
  expect(refusal(slot, timed, filled)).toBe('PICKUP_TIME_FIXED');
  expect(refusal(slot, timed)).toBeNull();
});

it('[TIME-33] the way back to ASAP is open even there', () => {
  const disabled = worldWith({ settings: { isPickupTimeDisabled: true } });
  expect(refusal('ASAP', disabled)).toBeNull();
});
