import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinor, type Minor, minor, ZERO } from '../money/minor.ts';
import { vatOf } from '../money/vat.ts';
import {
  isRefundReasonGiven,
  planRefund,
  type RefundableOrder,
  refundLeft,
  type RefundPlan,
  type RefundWish,
} from './refund.ts';
import { orderItem, priceOf } from './testing/orders.ts';

const dish = (id: string, amount: number, rate: number, discount = 0) =>
  orderItem({
    id,
    price: priceOf(amount, rate, discount),
    entry: { ...orderItem().entry, id: `entry-${amount}-${rate}` },
  });

/** The prototype's order 47: 612.00 with a tip of 44.00. */
const order47 = (): RefundableOrder => ({
  items: [
    dish('soup', 26_400, 12),
    dish('bread-1', 4_500, 12),
    dish('bread-2', 4_500, 12),
    dish('waffle', 8_900, 12),
    dish('coffee', 3_800, 12, 3_800),
    dish('riesling', 12_500, 25),
  ],
  fees: [],
  paid: minor(61_200),
  tip: minor(4_400),
  past: [],
});
const lines = (...chosen: [string, number][]): RefundWish => ({
  kind: 'LINES',
  lines: chosen.map(([lineId, quantity]) => ({ lineId, quantity })),
  tip: ZERO,
});
const planned = (order: RefundableOrder, wish: RefundWish): RefundPlan => {
  const plan = planRefund(order, wish);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
};
const after = (order: RefundableOrder, plan: RefundPlan): RefundableOrder => ({
  ...order,
  past: [...order.past, plan],
});

describe('[MONEY-08] what a refund comes to', () => {
  it('is of chosen lines, counts and the tip, with the VAT it takes back', () => {
    const wish = { ...lines(['soup', 1], ['bread-1', 1]), tip: minor(4_400) } as RefundWish;
    expect(planned(order47(), wish)).toEqual({
      amount: 35_300,
      tip: 4_400,
      itemIds: ['soup', 'bread-1'],
      byRate: [{ rate: 12, gross: 30_900, vat: 3_311 }],
    });
  });

  it('is of all that is left, tip and fees included', () => {
    const all = planned(order47(), { kind: 'ALL' });
    expect(all).toMatchObject({ amount: 61_200, tip: 4_400 });
    expect(all.itemIds).toHaveLength(6);
    const rest = after(order47(), planned(order47(), lines(['bread-1', 1])));
    expect(planned(rest, { kind: 'ALL' })).toMatchObject({ amount: 56_700, tip: 4_400 });
  });

  it('is of an amount, over the rates as they were sold; the tip goes last', () => {
    const plan = planned(order47(), { kind: 'AMOUNT', amount: minor(56_800) });
    expect(plan).toMatchObject({ tip: 0, amount: 56_800, itemIds: [] });
    expect(planned(order47(), { kind: 'AMOUNT', amount: minor(57_000) }).tip).toBe(200);
  });

  it.each<[string, RefundWish, string]>([
    ['more than was taken', { kind: 'AMOUNT', amount: minor(61_201) }, 'REFUND_TOO_MUCH'],
    ['more of a dish than was ordered', lines(['bread-1', 3]), 'REFUND_TOO_MUCH'],
    ['more than the tip', { kind: 'LINES', lines: [], tip: minor(4_401) }, 'REFUND_TOO_MUCH'],
    ['nothing', { kind: 'LINES', lines: [], tip: ZERO }, 'FIELD_INVALID'],
    ['what was given away', lines(['coffee', 1]), 'FIELD_INVALID'],
    ['an amount below nothing', { kind: 'AMOUNT', amount: minor(-5) }, 'FIELD_INVALID'],
    ['a dish of another order', lines(['pizza', 1]), 'FIELD_INVALID'],
    ['half a dish', lines(['soup', 0.5]), 'FIELD_INVALID'],
    ['a line twice', lines(['bread-1', 1], ['bread-1', 1]), 'FIELD_INVALID'],
  ])('is refused for %s', (_what, wish, error) => {
    expect(planRefund(order47(), wish)).toEqual({ ok: false, error });
  });

  it('never gives a dish back twice', () => {
    const once = after(order47(), planned(order47(), lines(['bread-1', 2])));
    expect(planRefund(once, lines(['bread-1', 1]))).toEqual({
      ok: false,
      error: 'REFUND_TOO_MUCH',
    });
  });

  it('counts what the kitchen gave back before, which names no dish', () => {
    const past = [{ amount: minor(20_000), tip: null, itemIds: [], byRate: null }];
    const left = refundLeft({ ...order47(), past });
    expect(left.amount).toBe(41_200);
    expect(left.tip).toBe(4_400);
    expect(addMinor(...left.byRate.map(({ gross }) => gross))).toBe(36_800);
  });
});

describe('[MONEY-08] whatever is given back in whatever parts', () => {
  const amounts = fc.integer({ min: 0, max: 50_000 });
  const items = fc.array(
    fc.record({
      amount: amounts,
      rate: fc.constantFrom(0, 6, 12, 25),
      part: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const wishes = fc.array(
    fc.oneof(
      fc.constant({ kind: 'ALL' } as const),
      amounts.map((amount) => ({ kind: 'AMOUNT', amount: minor(amount) }) as const),
      fc
        .record({ place: fc.integer({ min: 0, max: 7 }), tip: fc.integer({ min: 0, max: 3_000 }) })
        .map(
          ({ place, tip }) =>
            ({
              kind: 'LINES',
              lines: [{ lineId: `i${place}`, quantity: 1 }],
              tip: minor(tip),
            }) as const,
        ),
    ),
    { maxLength: 12 },
  );
  const built = fc
    .record({ items, tip: fc.integer({ min: 0, max: 5_000 }) })
    .map(({ items: rows, tip }) => {
      const dishes = rows.map(({ amount, rate, part }, place) =>
        dish(`i${place}`, amount, rate, Math.floor((amount * part) / 100)),
      );
      const goods = addMinor(...dishes.map(({ price }) => minor(price.amount - price.discount)));
      return {
        items: dishes,
        fees: [],
        paid: addMinor(goods, minor(tip)),
        tip: minor(tip),
        past: [],
      };
    });

  it('is never more than was taken, and the parts make the whole, VAT and tip to the minor unit', () => {
    fc.assert(
      fc.property(built, wishes, (order: RefundableOrder, some: RefundWish[]) => {
        let now = order;
        const plans: RefundPlan[] = [];
        for (const wish of [...some, { kind: 'ALL' } as const]) {
          const plan = planRefund(now, wish);
          if (!plan.ok) continue;
          const { amount, tip, byRate } = plan.value;
          expect(addMinor(tip, ...byRate.map(({ gross }) => gross))).toBe(amount);
          expect(Math.min(amount, tip + 1, ...byRate.map(({ gross }) => gross))).toBeGreaterThan(0);
          plans.push(plan.value);
          now = after(now, plan.value);
          expect(refundLeft(now).amount).toBeGreaterThanOrEqual(0);
        }
        expect(addMinor(...plans.map(({ amount }) => amount))).toBe(order.paid);
        expect(addMinor(...plans.map(({ tip }) => tip))).toBe(order.tip);
        for (const { rate, gross } of refundLeft(order).byRate) {
          const vats = plans.flatMap(({ byRate }) => byRate.filter((one) => one.rate === rate));
          expect(addMinor(...vats.map(({ vat }) => vat))).toBe(vatOf(gross as Minor, rate));
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('[MONEY-09] the reason', () => {
  it('is one of seven; other needs words', () => {
    expect(isRefundReasonGiven('LATE', '')).toBe(true);
    expect(isRefundReasonGiven('OTHER', '    x    ')).toBe(false);
    expect(isRefundReasonGiven('OTHER', 'Fell down')).toBe(true);
  });
});
