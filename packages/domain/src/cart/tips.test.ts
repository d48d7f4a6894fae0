import { expect, it } from 'vitest';
import { minor, ZERO } from '../money/minor.ts';
import { areTipsShown, chooseTip, isAllowedTip, tipAmount, tipOptions } from './tips.ts';

const cart = { due: minor(10_130), fees: ZERO, isPayLaterOrder: false };

it('[DISC-12] tips need tipping on, something due, and no pay-later', () => {
  expect(areTipsShown(true, cart)).toBe(true);
  expect(areTipsShown(false, cart)).toBe(false);
  expect(areTipsShown(true, { ...cart, due: ZERO })).toBe(false);
  expect(areTipsShown(true, { ...cart, isPayLaterOrder: true })).toBe(false);
});

it('[DISC-13] [D-73] four options, rounded half up, fees left out', () => {
  expect(tipOptions(cart).map(({ amount }) => amount)).toEqual([507, 1_013, 1_520, 2_026]);
  expect(tipOptions({ due: minor(1_500), fees: minor(500) })[1]).toEqual({
    percentage: 10,
    amount: 100,
  });
});

it('[DISC-14] choosing again resets to 0, which is the default', () => {
  expect(chooseTip(null, 10)).toBe(10);
  expect(chooseTip(10, 15)).toBe(15);
  expect(chooseTip(10, 10)).toBeNull();
  expect(tipAmount(cart, null)).toBe(0);
  expect(tipAmount(cart, 10)).toBe(1_013);
});

it('[D-73] the server accepts 0 or one of the four, and nothing where tips are off', () => {
  expect(isAllowedTip(true, cart, ZERO)).toBe(true);
  expect(isAllowedTip(true, cart, minor(507))).toBe(true);
  expect(isAllowedTip(true, cart, minor(508))).toBe(false);
  expect(isAllowedTip(false, cart, minor(507))).toBe(false);
  expect(isAllowedTip(false, cart, ZERO)).toBe(true);
});
