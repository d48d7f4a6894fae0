import { expect, it } from 'vitest';
import type { PricedCart } from '../cart/cart.ts';
import { foldCart } from '../cart/fold-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { minor } from '../money/minor.ts';
import { goesOnAsMember, memberGain } from './member-gain.ts';

const base: PricedCart = {
  ...priceCart(foldCart([]), { categoriesOf: () => new Set() }),
  userId: 'user-1',
  due: minor(9_500),
  membershipDiscountRate: 5,
  appliedDiscount: 'MEMBERSHIP',
};
const member = { id: 'user-1', level: { discountPercentage: 5 } };

it('[D-230] [F-62] goes on once the cart is the guest’s and has the level’s price', () => {
  expect(goesOnAsMember(base, member)).toBe(true);
  expect(goesOnAsMember(base, null)).toBe(false);
  expect(goesOnAsMember({ ...base, userId: null }, member)).toBe(false);
  expect(goesOnAsMember({ ...base, membershipDiscountRate: 0 }, member)).toBe(false);
  expect(goesOnAsMember({ ...base, membershipDiscountRate: 0 }, { ...member, level: null })).toBe(
    true,
  );
});

it('[D-230] a share of a bill has no level’s price to wait for', () => {
  expect(goesOnAsMember({ ...base, membershipDiscountRate: 0, chequeId: 'bill' }, member)).toBe(
    true,
  );
});

it('[D-230] an order that is paid later is placed by a press, not by a sign-in', () => {
  expect(goesOnAsMember({ ...base, isPayLaterOrder: true }, member)).toBe(false);
});

it('[D-230] [F-62] names the discount with what it made of the sum', () => {
  expect(memberGain(base, minor(10_000))).toEqual({
    kind: 'DISCOUNT',
    percent: 5,
    before: 10_000,
    now: 9_500,
  });
});

it('[D-68] [D-230] a discount that does not count is not named', () => {
  expect(memberGain({ ...base, appliedDiscount: 'PROMO_CODE' }, minor(10_000))).toEqual({
    kind: 'POINTS',
  });
  expect(memberGain(base, minor(9_500))).toEqual({ kind: 'POINTS' });
});
