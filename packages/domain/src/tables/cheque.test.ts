import { describe, expect, it } from 'vitest';
import { FRACTION_TOLERANCE } from '../cart/decide/cheque-lines.ts';
import { minor, ZERO } from '../money/minor.ts';
import { type Cheque, type ChequeItem, chequeTotals } from './cheque.ts';
import { type ChequeClaim, isSelectable, lockUntil, payableCheque } from './cheque-claims.ts';

const now = Temporal.Instant.from('2026-03-02T19:00:00Z');
const item = (id: string, fields: Partial<ChequeItem> = {}): ChequeItem => ({
  id,
  itemId: 'burger',
  title: 'Burger',
  categoryId: 'mains',
  vatRate: 12,
  amount: minor(10_000),
  discount: minor(1_000),
  variations: [],
  richVariations: [],
  ...fields,
});
const cheque = (fields: Partial<Cheque> = {}): Cheque => ({
  id: 'cheque-1',
  venueId: 'venue-1',
  tableId: 'table-1',
  createdAt: '2026-03-02T18:00:00Z',
  paidAmount: ZERO,
  items: [item('a'), item('b', { amount: minor(3_000), discount: ZERO })],
  ...fields,
});
const claim = (fields: Partial<ChequeClaim> = {}): ChequeClaim => ({
  chequeItemId: 'a',
  cartId: 'cart-1',
  fraction: 1,
  amount: minor(10_000),
  discount: minor(1_000),
  until: lockUntil(now),
  ...fields,
});
const left = (claims: ChequeClaim[], at = now, forCart: string | null = 'cart-2') =>
  payableCheque(cheque(), claims, at, forCart).items.map((each) => each.left.fraction);

describe('the bill', () => {
  it('[TABLE-02] totals of what was ordered, taken off and paid', () => {
    expect(chequeTotals(cheque({ paidAmount: minor(2_000) }))).toEqual({
      amount: 13_000,
      discount: 1_000,
      total: 12_000,
      paid: 2_000,
      left: 10_000,
      isPaid: false,
    });
  });

  it('[D-103] the last payment closes it; an empty one is not paid', () => {
    expect(chequeTotals(cheque({ paidAmount: minor(12_000) })).isPaid).toBe(true);
    expect(chequeTotals(cheque({ paidAmount: minor(99_999) }))).toMatchObject({
      paid: 12_000,
      left: 0,
    });
    const single = cheque({ items: [item('a')], paidAmount: minor(9_000) });
    expect(chequeTotals(single).isPaid).toBe(true);
    expect(chequeTotals(cheque({ items: [] })).isPaid).toBe(false);
  });
});

describe('who pays what', () => {
  it('[D-103] a lock holds 10 minutes, for others only', () => {
    expect(left([claim()])).toEqual([0, 1]);
    expect(left([claim()], now, 'cart-1')).toEqual([1, 1]);
    expect(left([claim()], now.add({ seconds: 599 }))).toEqual([0, 1]);
    expect(left([claim()], now.add({ minutes: 10 }))).toEqual([1, 1]);
  });

  it('[D-103] what is paid stays paid, for everybody', () => {
    expect(left([claim({ until: null })], now.add({ hours: 9 }), 'cart-1')).toEqual([0, 1]);
  });

  it('[D-53] [F-12] where rounding has paid all of an item, nothing of it is left to choose', () => {
    const oere = cheque({ items: [item('a', { amount: minor(1), discount: ZERO })] });
    const half = claim({ fraction: 0.5, amount: minor(1), discount: ZERO, until: null });
    const [rest] = payableCheque(oere, [half], now, null).items;
    expect(rest?.left).toEqual({ fraction: 0, amount: 0, discount: 0 });
  });

  it('[D-53] part of an item leaves the rest, three thirds leave nothing', () => {
    const third = { fraction: 1 / 3, amount: minor(3_333), discount: minor(333) };
    const [first] = payableCheque(cheque(), [claim(third)], now, null).items;
    expect(first?.left).toEqual({ fraction: 1 - 1 / 3, amount: 6_667, discount: 667 });
    expect(first && isSelectable(first)).toBe(true);
    const thirds = ['x', 'y', 'z'].map((cartId) => claim({ ...third, cartId }));
    expect(left(thirds)).toEqual([0, 1]);
    // Ten tenths add up to 0.9999999999999999.
    const tenths = Array.from({ length: 10 }, (_, at) =>
      claim({ fraction: 0.1, cartId: `c${at}` }),
    );
    expect(left(tenths)).toEqual([0, 1]);
  });

  it('[D-53] [TABLE-03] a dish that costs nothing is there to choose until all of it is taken', () => {
    const free = cheque({ items: [item('a', { discount: minor(10_000) })] });
    const leftOf = (...fractions: number[]) => {
      const claims = fractions.map((fraction) =>
        claim({ fraction, amount: ZERO, discount: ZERO, until: null }),
      );
      return payableCheque(free, claims, now, null).items[0]?.left.fraction;
    };
    expect(leftOf()).toBe(1);
    expect(leftOf(...Array.from({ length: 10 }, () => 0.1))).toBe(0);
    expect(leftOf(1 - FRACTION_TOLERANCE)).toBeCloseTo(FRACTION_TOLERANCE, 12);
  });

  it('[TABLE-03] what is paid cannot be chosen', () => {
    const [paid] = payableCheque(cheque(), [claim({ until: null })], now, null).items;
    expect(paid && isSelectable(paid)).toBe(false);
  });
});
