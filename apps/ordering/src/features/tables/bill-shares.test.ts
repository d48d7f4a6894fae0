import { minor } from '@tallrik/domain/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfShares, MOST_GUESTS, readChoice, shareOfItem, sharesOf } from './bill-shares.ts';
import type { Bill, BillItem } from './cheque-query.ts';

const item = (id: string, total: number, changes: Partial<BillItem> = {}): BillItem => ({
  id,
  itemId: id,
  title: id,
  choices: [],
  categoryId: null,
  total: minor(total),
  isLocked: false,
  isPaid: false,
  left: { fraction: 1, amount: minor(total) },
  ...changes,
});
const bill = (...items: BillItem[]): Bill => ({
  id: 'bill-1',
  tableCode: '12',
  venueId: 'venue-1',
  total: minor(0),
  paid: minor(0),
  isPaid: false,
  items,
});

describe('sharing a bill', () => {
  it('[D-53] equal parts of one item always sum to the item, however it divides', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 2, max: MOST_GUESTS }),
        (total, guests) => {
          let left = { fraction: 1, amount: minor(total) };
          let paid = 0;
          for (let guest = 0; guest < guests; guest += 1) {
            const share = shareOfItem(item('soup', total, { left }), guests);
            expect(share.amount).toBeGreaterThanOrEqual(0);
            paid += share.amount;
            left = {
              fraction: left.fraction - share.fraction,
              amount: minor(left.amount - share.amount),
            };
          }
          expect(paid).toBe(total);
        },
      ),
    );
  });

  it('[TABLE-03] [D-103] what somebody else is at is not part of it', () => {
    const soup = item('soup', 10_000);
    const lockedItem = item('bread', 5_000, { isLocked: true });
    const half = item('wine', 8_000, { left: { fraction: 0.5, amount: minor(4_000) } });
    const shares = sharesOf(bill(soup, lockedItem, half), {
      itemIds: ['soup', 'bread', 'wine'],
      guests: 1,
    });
    expect(shares.map(({ item: { id }, fraction, amount }) => [id, fraction, amount])).toEqual([
      ['soup', 1, 10_000],
      ['wine', 0.5, 4_000],
    ]);
    expect(amountOfShares(shares)).toBe(14_000);
  });

  it.each([
    ['items=a,b', { itemIds: ['a', 'b'], guests: 1 }],
    ['items=a&guests=3', { itemIds: ['a'], guests: 3 }],
    ['items=a&guests=0', { itemIds: ['a'], guests: 1 }],
    ['items=a&guests=1.5', { itemIds: ['a'], guests: 1 }],
    ['items=a&guests=9999', { itemIds: ['a'], guests: 1 }],
    ['', { itemIds: [], guests: 1 }],
  ])('[TABLE-06] the address %j is read as %j', (query, choice) =>
    expect(readChoice(new URLSearchParams(query))).toEqual(choice),
  );
});
