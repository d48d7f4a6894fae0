import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, type Minor } from '../../money/minor.ts';
import { vatOf } from '../../money/vat.ts';
import { businessDay, dayStart, isDayClosed, nextDay, type VenueClock } from './business-day.ts';
import { bookEntries, type BookEntry, type BookOrder } from './book-entries.ts';
import { addRates, sumEntries } from './sum-entries.ts';

const clock = (begins = 4, timeZone = 'Europe/Stockholm'): VenueClock => ({
  timeZone,
  dayHours: [{ firstDay: '0001-01-01', begins }],
});
const at = (text: string) => Temporal.Instant.from(text);

describe('the day of a venue', () => {
  it('[O-10] begins at its own hour: a bar’s Saturday ends on Sunday morning', () => {
    expect(businessDay(at('2026-11-15T02:59:00Z'), clock())).toBe('2026-11-14');
    expect(businessDay(at('2026-11-15T03:00:00Z'), clock())).toBe('2026-11-15');
    expect(businessDay(at('2026-11-14T22:59:00Z'), clock(0))).toBe('2026-11-14');
    expect(businessDay(at('2026-11-14T23:00:00Z'), clock(0))).toBe('2026-11-15');
  });

  it('[O-10] another hour counts from its first day on, and the days before stand still', () => {
    const changed: VenueClock = {
      timeZone: 'Europe/Stockholm',
      dayHours: [
        { firstDay: '0001-01-01', begins: 0 },
        { firstDay: '2026-11-15', begins: 5 },
      ],
    };
    expect(businessDay(at('2026-11-13T23:30:00Z'), changed)).toBe('2026-11-14');
    expect(businessDay(at('2026-11-15T03:59:00Z'), changed)).toBe('2026-11-14');
    expect(businessDay(at('2026-11-15T04:00:00Z'), changed)).toBe('2026-11-15');
    expect(businessDay(at('2026-11-16T03:59:00Z'), changed)).toBe('2026-11-15');
  });

  it('[O-10] is closed two hours after its end, on the clock that runs', () => {
    expect(isDayClosed('2026-11-14', at('2026-11-15T04:59:00Z'), clock())).toBe(false);
    expect(isDayClosed('2026-11-14', at('2026-11-15T05:00:00Z'), clock())).toBe(true);
  });

  it('[MONEY-19] [O-10] every instant has one day, days follow each other, over both nights of daylight saving', () => {
    const nights = ['2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z'];
    fc.assert(
      fc.property(
        fc.constantFrom(...nights),
        fc.constantFrom('Europe/Stockholm', 'Europe/London', 'Europe/Istanbul', 'America/Havana'),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 40 * 3600 }),
        fc.integer({ min: 0, max: 40 * 3600 }),
        (night, timeZone, begins, one, other) => {
          const venue = clock(begins, timeZone);
          const [first = 0, second = 0] = [one, other].toSorted((a, b) => a - b);
          const [before, after] = [first, second].map((seconds) => at(night).add({ seconds }));
          if (!before || !after) throw new Error('two instants');
          const day = businessDay(before, venue);
          expect(day <= businessDay(after, venue)).toBe(true);
          expect(Temporal.Instant.compare(dayStart(day, venue), before)).toBeLessThanOrEqual(0);
          const end = dayStart(nextDay(day), venue);
          expect(Temporal.Instant.compare(before, end)).toBe(-1);
          expect(businessDay(end, venue)).toBe(nextDay(day));
        },
      ),
    );
  });
});

const price = fc.record({
  amount: fc.integer({ min: 0, max: 50_000 }),
  part: fc.integer({ min: 0, max: 100 }),
  percentageVAT: fc.constantFrom(0, 6, 12, 25),
});
const line = price.map(({ amount, part, percentageVAT }) => ({
  price: {
    amount: minor(amount),
    discount: minor(Math.floor((amount * part) / 100)),
    percentageVAT,
  },
}));
const START = at('2026-10-20T00:00:00Z');
const instant = fc
  .integer({ min: 0, max: 12 * 86_400 })
  .map((seconds) => START.add({ seconds }).toString());
const anOrder = fc
  .record({
    id: fc.uuid(),
    venueId: fc.constantFrom('north', 'south'),
    status: fc.constantFrom('COMPLETED', 'PENDING', 'REJECTED'),
    isTest: fc.boolean(),
    isPayLater: fc.boolean(),
    createdAt: instant,
    waited: fc.integer({ min: 0, max: 3 * 86_400 }),
    tip: fc.integer({ min: 0, max: 5_000 }).map(minor),
    items: fc.array(line, { minLength: 1, maxLength: 4 }),
    fees: fc.array(line, { maxLength: 1 }),
    back: fc.array(
      fc.record({
        gross: fc.integer({ min: 1, max: 900 }),
        after: fc.integer({ min: 0, max: 9e4 }),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ waited, back, ...order }): BookOrder => ({
    ...order,
    status: order.status as BookOrder['status'],
    rejectedAt:
      order.status === 'REJECTED' ? at(order.createdAt).add({ seconds: waited }).toString() : null,
    refunds: back.map(({ gross, after }) => ({
      at: at(order.createdAt).add({ seconds: after }).toString(),
      amount: minor(gross),
      tip: minor(0),
      byRate: [{ rate: 12, gross: minor(gross), vat: vatOf(minor(gross), 12) }],
    })),
  }));
const orders = fc.array(anOrder, { maxLength: 40 });
const groupSums = (entries: readonly BookEntry[], key: (entry: BookEntry) => string) =>
  [...new Set(entries.map(key))].map((one) =>
    sumEntries(entries.filter((entry) => key(entry) === one)),
  );
const total = (amounts: readonly Minor[]) => amounts.reduce((sum, one) => sum + one, 0);

describe('the books', () => {
  const plain: BookOrder = {
    id: 'o1',
    venueId: 'north',
    status: 'COMPLETED',
    isTest: false,
    isPayLater: false,
    createdAt: '2026-11-14T18:00:00Z',
    tip: minor(500),
    items: [{ price: { amount: minor(10_000), discount: minor(1_000), percentageVAT: 12 } }],
    fees: [{ price: { amount: minor(100), discount: minor(0), percentageVAT: 25 } }],
    rejectedAt: null,
    refunds: [],
  };

  it('[O-09] a sale counts on the day it was made: after discount, with fees, without tip', () => {
    const [sale, ...rest] = bookEntries(plain, clock());
    expect(rest).toEqual([]);
    expect(sale).toMatchObject({ kind: 'SALE', sign: 1, day: '2026-11-14', hour: 19 });
    expect(sumEntries(bookEntries(plain, clock()))).toMatchObject({
      orders: 1,
      turnover: 9_100,
      tips: 500,
      discount: 1_000,
      salesByRate: [
        { rate: 12, gross: 9_000, vat: 964 },
        { rate: 25, gross: 100, vat: 20 },
      ],
    });
  });

  it('[MONEY-20] [O-09] what goes onto a bill is no turnover, and a rehearsal is nothing', () => {
    expect(bookEntries({ ...plain, isPayLater: true }, clock())).toEqual([]);
    expect(bookEntries({ ...plain, isTest: true }, clock())).toEqual([]);
  });

  it('[MONEY-21] rejected while its day is open, an order counts nowhere', () => {
    const rejected = { ...plain, status: 'REJECTED' as const };
    expect(bookEntries({ ...rejected, rejectedAt: '2026-11-15T04:59:59Z' }, clock())).toEqual([]);
  });

  it('[MONEY-21] [O-09] rejected after its day was closed, it is taken back on the day of the rejection', () => {
    const late: BookOrder = { ...plain, status: 'REJECTED', rejectedAt: '2026-11-15T05:00:00Z' };
    const entries = bookEntries(late, clock());
    expect(entries.map(({ day, sign }) => [day, sign])).toEqual([
      ['2026-11-14', 1],
      ['2026-11-15', -1],
    ]);
    expect(sumEntries(entries)).toMatchObject({ orders: 0, turnover: 0, tips: 0, salesByRate: [] });
  });

  it('[MONEY-21] a refund counts on its own day, beside the sales; a late rejection takes it back too', () => {
    const back = {
      at: '2026-11-16T12:00:00Z',
      amount: minor(3_000),
      tip: minor(500),
      byRate: [{ rate: 12, gross: minor(2_500), vat: minor(268) }],
    };
    const entries = bookEntries({ ...plain, refunds: [back] }, clock());
    expect(entries.map(({ kind, day }) => [kind, day])).toEqual([
      ['SALE', '2026-11-14'],
      ['REFUND', '2026-11-16'],
    ]);
    expect(sumEntries(entries)).toMatchObject({
      turnover: 9_100,
      refunds: 1,
      refunded: 2_500,
      refundedTips: 500,
      refundsByRate: [{ rate: 12, gross: 2_500, vat: 268 }],
    });
    const rejected: BookOrder = {
      ...plain,
      refunds: [back],
      status: 'REJECTED',
      rejectedAt: '2026-11-18T12:00:00Z',
    };
    expect(sumEntries(bookEntries(rejected, clock()))).toMatchObject({
      turnover: 0,
      refunds: 0,
      refunded: 0,
    });
  });

  it('[MONEY-19] days sum to the whole, venues to the company, dishes and fees less discounts to the turnover, VAT to VAT', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 6 }), (given, begins) => {
        const entries = given.flatMap((order) => bookEntries(order, clock(begins)));
        const whole = sumEntries(entries);
        for (const key of ['day', 'venueId', 'hour'] as const) {
          const parts = groupSums(entries, (entry) => String(entry[key]));
          expect(total(parts.map(({ turnover }) => turnover))).toBe(whole.turnover);
          expect(total(parts.map(({ refunded }) => refunded))).toBe(whole.refunded);
          expect(total(parts.map(({ tips }) => tips))).toBe(whole.tips);
          expect(addRates(parts.flatMap(({ salesByRate }) => salesByRate))).toEqual(
            whole.salesByRate,
          );
        }
        expect(whole.dishes + whole.fees - whole.discount).toBe(whole.turnover);
        expect(total(whole.salesByRate.map(({ gross }) => gross))).toBe(whole.turnover);
      }),
    );
  });

  it('[MONEY-21] past days stand still: what is rejected after a day was closed changes no line of it', () => {
    fc.assert(
      fc.property(anOrder, fc.integer({ min: 0, max: 6 }), (order, begins) => {
        const venue = clock(begins);
        const sold = bookEntries({ ...order, status: 'COMPLETED' }, venue);
        const day = businessDay(at(order.createdAt), venue);
        if (order.rejectedAt === null || !isDayClosed(day, at(order.rejectedAt), venue)) return;
        const after = bookEntries(order, venue).filter(({ sign }) => sign === 1);
        expect(after).toEqual(sold);
      }),
    );
  });
});
