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
  expect(tipOptions(cart, 'GBP').map(({ amount }) => amount)).toEqual([507, 1_013, 1_520, 2_026]);
  expect(tipOptions({ due: minor(1_500), fees: minor(500) }, 'EUR')[1]).toEqual({
    percentage: 10,
    amount: 100,
  });
});

it.each(['SEK', 'NOK', 'DKK'] as const)('[D-73] [F-58] tips in %s are whole', (currency) => {
  expect(tipOptions(cart, currency).map(({ amount }) => amount)).toEqual([
    500, 1_000, 1_500, 2_000,
  ]);
  const tips = { isTippingEnabled: true, currency };
  expect(isAllowedTip(tips, cart, minor(1_000))).toBe(true);
  expect(isAllowedTip(tips, cart, minor(1_013))).toBe(false);
});

it('[DISC-14] choosing again resets to 0, which is the default', () => {
  expect(chooseTip(null, 10)).toBe(10);
  expect(chooseTip(10, 15)).toBe(15);
  expect(chooseTip(10, 10)).toBeNull();
  expect(tipAmount(cart, null, 'GBP')).toBe(0);
  expect(tipAmount(cart, 10, 'GBP')).toBe(1_013);
});

it('[D-73] the server accepts 0 or one of the four, and nothing where tips are off', () => {
  const on = { isTippingEnabled: true, currency: 'GBP' } as const;
  const off = { ...on, isTippingEnabled: false };
  expect(isAllowedTip(on, cart, ZERO)).toBe(true);
  expect(isAllowedTip(on, cart, minor(507))).toBe(true);
  expect(isAllowedTip(on, cart, minor(508))).toBe(false);
  expect(isAllowedTip(off, cart, minor(507))).toBe(false);
  expect(isAllowedTip(off, cart, ZERO)).toBe(true);
});
