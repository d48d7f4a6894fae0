import { expect, it } from 'vitest';
import type { PricedCart } from '../cart/cart.ts';
import { foldCart } from '../cart/fold-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { minor } from '../money/minor.ts';
import { memberGain, memberWay } from './member-gain.ts';
import type { PayButtonState } from './pay-button.ts';

const anonymous: PricedCart = {
  ...priceCart(foldCart([]), { categoriesOf: () => new Set() }),
  cartId: 'cart-1',
  subtotal: minor(10_000),
  due: minor(10_000),
};
const priced: PricedCart = {
  ...anonymous,
  userId: 'user-1',
  due: minor(9_500),
  membershipDiscountRate: 5,
  appliedDiscount: 'MEMBERSHIP',
};
const member = { id: 'user-1', level: { discountPercentage: 5 } };
const ready: PayButtonState = { isEnabled: true, label: { text: 'PAY', amount: minor(9_500) } };
const way = (
  cart: Partial<PricedCart> = {},
  guest: typeof member | null = member,
  button = ready,
) => memberWay({ ...priced, ...cart }, guest, anonymous, button);

it('[D-230] [F-62] goes on once the cart is the guest’s and has the level’s price', () => {
  expect(way()).toBe('CARD');
  expect(way({}, null)).toBe('WAIT');
  expect(way({ userId: null })).toBe('WAIT');
  expect(way({ membershipDiscountRate: 0 })).toBe('WAIT');
  const noLevel = { ...member, level: null };
  expect(memberWay({ ...priced, membershipDiscountRate: 0 }, noLevel, anonymous, ready)).toBe(
    'CARD',
  );
});

it('[D-230] waits while the server has not answered, and stays where nothing can be paid', () => {
  expect(way({}, member, { isEnabled: false, label: { text: 'LOADING' } })).toBe('WAIT');
  expect(way({}, member, { ...ready, isEnabled: false })).toBe('STAY');
});

it('[D-230] a share of a bill has no level’s price to wait for', () => {
  expect(way({ membershipDiscountRate: 0, chequeId: 'bill' })).toBe('CARD');
});

it('[D-230] an order that is paid later is placed by a press, not by a sign-in', () => {
  expect(way({ isPayLaterOrder: true })).toBe('STAY');
});

it('[D-230] [F-62] no form opens by itself on an order that is being changed', () => {
  expect(way({ subtotal: minor(12_000) })).toBe('STAY');
  expect(way({ cartId: 'cart-2' })).toBe('STAY');
  expect(way({ userId: null, subtotal: minor(12_000) })).toBe('STAY');
});

it('[D-230] [F-62] names the discount with what it made of the sum', () => {
  expect(memberGain(priced, anonymous)).toEqual({
    kind: 'DISCOUNT',
    percent: 5,
    before: 10_000,
    now: 9_500,
  });
});

it('[D-68] [D-230] a discount that does not count is not named, nor a dish that was taken away', () => {
  const points = { kind: 'POINTS' };
  expect(memberGain({ ...priced, appliedDiscount: 'PROMO_CODE' }, anonymous)).toEqual(points);
  expect(memberGain({ ...priced, due: minor(10_000) }, anonymous)).toEqual(points);
  const fewer = { ...priced, subtotal: minor(5_000), due: minor(4_750) };
  expect(memberGain(fewer, anonymous)).toEqual(points);
});
