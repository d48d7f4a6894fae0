import { describe, expect, it } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { emptyCart } from './fold-cart.ts';
import { isOpenOrder, isOpenOrderOf } from './open-order.ts';

const line = (fields: Partial<CartLine> = {}) => ({ id: 'line', ...fields }) as CartLine;
const soup = {
  ...emptyCart,
  venueId: 'venue-1',
  serviceType: 'TAKE_AWAY' as const,
  items: [line()],
};

describe('an order that is not finished', () => {
  it('[D-178] [F-32] is a cart with dishes, neither ordered nor a part of a bill', () => {
    expect(isOpenOrder(soup)).toBe(true);
    expect(isOpenOrder({ ...soup, items: [] })).toBe(false);
    expect(isOpenOrder({ ...soup, items: [line({ isBag: true })] })).toBe(false);
    expect(isOpenOrder({ ...soup, orderId: 'order' })).toBe(false);
    expect(isOpenOrder({ ...soup, chequeId: 'bill' })).toBe(false);
  });

  it('[D-64] [F-32] is gone on with at its own venue and in its own way', () => {
    const here = { venueId: 'venue-1', serviceType: 'TAKE_AWAY' } as const;
    expect(isOpenOrderOf(soup, here)).toBe(true);
    expect(isOpenOrderOf(soup, { ...here, venueId: 'venue-2' })).toBe(false);
    expect(isOpenOrderOf(soup, { ...here, serviceType: 'EAT_HERE' })).toBe(false);
    expect(isOpenOrderOf({ ...soup, items: [] }, here)).toBe(false);
  });
});
