import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { planCredit, type PlacedLine } from './credit-note.ts';

const line = (position: number, fields: Partial<PlacedLine> = {}): PlacedLine => ({
  position,
  orderId: 'a',
  title: 'Fries',
  quantity: 1,
  vatRate: 12,
  amount: minor(3_900),
  ...fields,
});
const LINES = [
  line(0),
  line(1, { orderId: 'b', vatRate: 25, amount: minor(5_000) }),
  line(2, { orderId: 'b', vatRate: null, amount: minor(500), title: 'Tip' }),
];

describe('[MONEY-29] what a credit note takes back', () => {
  it('is the chosen lines, order by order and rate by rate, tips without VAT', () => {
    const plan = planCredit(LINES, new Set(), [1, 2]);
    expect(plan.ok && plan.value).toMatchObject({
      total: 5_500,
      totalVat: 1_000,
      orders: [{ orderId: 'b', rates: [{ rate: 25, gross: 5_000 }], tip: 500 }],
    });
  });

  it('is all that is left where none is chosen, and nothing twice', () => {
    const rest = planCredit(LINES, new Set([1]), null);
    expect(rest.ok && rest.value.lines.map(({ position }) => position)).toEqual([0, 2]);
    expect(planCredit(LINES, new Set([0, 1, 2]), null)).toEqual({
      ok: false,
      error: 'NOTHING_TO_CREDIT',
    });
    for (const wrong of [[1], [7], [0, 0], []])
      expect(planCredit(LINES, new Set([1]), wrong)).toEqual({ ok: false, error: 'FIELD_INVALID' });
  });

  it('is never more than the invoice, whatever is credited in whatever order', () => {
    const some = fc.array(fc.subarray(LINES.map(({ position }) => position)), { maxLength: 6 });
    fc.assert(
      fc.property(some, (steps) => {
        const credited = new Set<number>();
        let sum = 0;
        for (const step of [...steps, null]) {
          const plan = planCredit(LINES, credited, step);
          if (!plan.ok) continue;
          sum += plan.value.total;
          for (const { position } of plan.value.lines) credited.add(position);
        }
        expect(sum).toBe(9_400);
      }),
    );
  });
});
