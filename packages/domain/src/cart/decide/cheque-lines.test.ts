import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, subtractMinor, ZERO } from '../../money/minor.ts';
import type { Cart } from '../cart.ts';
import { decideCartEvent } from '../decide-cart-event.ts';
import { createdCart, eventOf, line } from '../testing/builders.ts';
import { worldWith } from '../testing/kitchen.ts';
import type { PayableCheque, PayableChequeItem } from './cart-world.ts';
import { changedShares, shareOf } from './cheque-lines.ts';

const item: PayableChequeItem = {
  id: 'cheque-item',
  itemId: 'burger',
  title: 'Burger',
  categoryId: 'mains',
  vatRate: 12,
  amount: minor(10_000),
  discount: minor(1_000),
  variations: [{ id: 'rye', amount: minor(500), title: 'Rye', groupId: 'bread' }],
  left: { fraction: 1, amount: minor(10_000), discount: minor(1_000) },
};
const cheque: PayableCheque = { id: 'cheque-1', venueId: 'venue-1', isOpen: true, items: [item] };
const worldOf = (fields: Partial<PayableCheque> = {}) =>
  worldWith({
    chequeOf: (id) => (id === 'cheque-1' ? { ...cheque, ...fields } : null),
    settings: { allowsAnonymousOrders: false },
  });
const here = createdCart({ serviceType: 'EAT_HERE' });
const tied = { ...here, chequeId: 'cheque-1' };

describe('CONNECT_TO_CHEQUE', () => {
  const connect = (cart: Cart, id: string, world = worldOf()) => {
    const decided = decideCartEvent(cart, eventOf('CONNECT_TO_CHEQUE', { id }), world);
    return decided.ok ? null : decided.error.code;
  };

  it('[TABLE-05] [D-57] an empty EAT_HERE cart, an open bill of this venue', () => {
    expect(connect(here, 'cheque-1')).toBeNull();
    expect(connect(createdCart(), 'cheque-1')).toBe('CART_NOT_EMPTY');
    expect(connect({ ...here, items: [line()] }, 'cheque-1')).toBe('CART_NOT_EMPTY');
    expect(connect(here, 'other')).toBe('CHEQUE_NOT_FOUND');
    expect(connect(here, 'cheque-1', worldOf({ venueId: 'venue-2' }))).toBe('CHEQUE_NOT_FOUND');
    expect(connect(here, 'cheque-1', worldOf({ isOpen: false }))).toBe('CHEQUE_CLOSED');
    expect(connect({ ...here, isPayLaterOrder: true }, 'cheque-1')).toBe('CART_NOT_EMPTY');
  });
});

describe('lines of a bill', () => {
  const add = (fields: Parameters<typeof line>[0], world = worldOf()) =>
    decideCartEvent(tied, eventOf('ADD_ITEM', { item: line(fields) }), world);
  const refusal = (...args: Parameters<typeof add>) => {
    const decided = add(...args);
    return decided.ok ? null : decided.error.code;
  };

  it('[TABLE-06] [D-103] amounts come from the cheque, and no login is asked', () => {
    expect(add({ id: 'cheque-item', amount: minor(1) })).toMatchObject({
      value: {
        event: {
          item: {
            id: 'cheque-item',
            amount: 10_000,
            fraction: 1,
            share: { amount: 10_000, discount: 1_000 },
            variations: [{ id: 'rye', amount: 0 }],
          },
        },
      },
    });
  });

  it('[D-103] items that are unknown, taken, or of a paid bill are refused', () => {
    expect(refusal({ id: 'other' })).toBe('CHEQUE_NOT_FOUND');
    expect(refusal({ id: 'cheque-item' }, worldOf({ isOpen: false }))).toBe('CHEQUE_CLOSED');
    const paidItem = { ...item, left: { fraction: 0, amount: ZERO, discount: ZERO } };
    expect(refusal({ id: 'cheque-item' }, worldOf({ items: [paidItem] }))).toBe(
      'CHEQUE_ITEM_LOCKED',
    );
  });

  it('[D-53] never more than is left', () => {
    const half = { ...item, left: { fraction: 0.5, amount: minor(5_000), discount: minor(500) } };
    const world = worldOf({ items: [half] });
    expect(refusal({ id: 'cheque-item', fraction: 0.5 }, world)).toBeNull();
    expect(refusal({ id: 'cheque-item', fraction: 0.6 }, world)).toBe('CHEQUE_FRACTION_TOO_LARGE');
    expect(refusal({ id: 'cheque-item', fraction: 0 }, world)).toBe('CHEQUE_FRACTION_TOO_LARGE');
  });

  it('[D-53] [F-12] a share that rounds to nothing is refused, unless the dish itself costs nothing', () => {
    expect(refusal({ id: 'cheque-item', fraction: 0.00002 })).toBe('CHEQUE_SHARE_TOO_SMALL');
    expect(refusal({ id: 'cheque-item', fraction: 0.0001 })).toBeNull();
    const free = { ...item, discount: item.amount, left: { ...item.left, discount: item.amount } };
    const world = worldOf({ items: [free] });
    expect(refusal({ id: 'cheque-item', fraction: 0.5 }, world)).toBeNull();
  });

  it('[PAY-19] [F-12] a dish of a bill that costs nothing alone is nothing to pay: no empty receipt', () => {
    const share = { amount: minor(10_000), discount: minor(10_000) };
    const free = { ...tied, items: [line({ id: 'cheque-item', share })] };
    const zero = eventOf('ADD_CLIENT_SIDE_PAYMENT', {
      id: 'p1',
      tip: ZERO,
      paymentType: 'ADYEN',
      transactionId: null,
      amount: ZERO,
      payload: null,
    });
    expect(decideCartEvent(free, zero, worldOf())).toMatchObject({
      error: { code: 'CHEQUE_SHARE_TOO_SMALL' },
    });
  });

  it('[D-53] [F-09] 29 hundredths of 121.50 are 35.24', () => {
    const whole = { amount: minor(12_150), discount: ZERO };
    expect(shareOf({ ...whole, left: { fraction: 1, ...whole } }, 0.29).amount).toBe(3_524);
  });

  it('[D-52] [D-53] a share that is not what it was is told with its new amount', () => {
    const share = (amount: number, discount = 0) => ({
      amount: minor(amount),
      discount: minor(discount),
    });
    const before = [line({ id: 'a', share: share(51) }), line({ id: 'b', share: share(40, 2) })];
    const now = [line({ id: 'a', share: share(50) }), line({ id: 'b', share: share(40, 2) })];
    expect(changedShares(before, before)).toEqual([]);
    expect(changedShares(before, now)).toEqual([
      { id: 'a', amount: 10_000, vatRate: 12, share: { amount: 50, discount: 0 } },
    ]);
    const other = [line({ id: 'b', share: share(41, 3) })];
    expect(changedShares(before, other).map(({ id }) => id)).toEqual(['b']);
  });

  it('[DISC-10] offers are no part of a bill', () => {
    const offer = eventOf('ADD_OFFER', { offer: { id: 'o' }, items: [line()] });
    expect(decideCartEvent(tied, offer, worldOf())).toMatchObject({
      error: { code: 'OFFER_NOT_AVAILABLE' },
    });
  });

  it('[D-53] [D-103] however an item is split, the shares sum to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
        (amount, discountPercent, weights) => {
          const discount = minor(Math.floor((amount * discountPercent) / 100));
          const whole = { amount: minor(amount), discount };
          let left = { fraction: 1, ...whole };
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          for (const weight of weights) {
            const share = shareOf({ ...whole, left }, weight / total);
            expect(share.discount).toBeGreaterThanOrEqual(0);
            expect(share.amount).toBeGreaterThanOrEqual(share.discount);
            left = {
              fraction: left.fraction - weight / total,
              amount: subtractMinor(left.amount, share.amount),
              discount: subtractMinor(left.discount, share.discount),
            };
          }
          expect([left.amount, left.discount]).toEqual([0, 0]);
        },
      ),
    );
  });
});
