import { describe, expect, it } from 'vitest';
import { allDay } from './all-day.ts';
import type { OrderStatus } from './order.ts';

const dish = (
  title: string,
  quantity: number,
  variations: string[] = [],
  removed: string[] = [],
) => ({
  itemId: title,
  title,
  quantity,
  variations,
  removedVariations: removed,
});
const order = (
  items: ReturnType<typeof dish>[],
  status: OrderStatus = 'ACCEPTED',
  isForLater = false,
) => ({ status, items, isForLater });

describe('[KITCHEN-04] [F-74] all day', () => {
  it('counts a dish over all orders, by its options, the most of it first', () => {
    const counted = allDay([
      order([dish('Fries', 2), dish('Double', 1, ['Bacon', 'Cheese'])]),
      order([dish('Double', 3, ['Cheese', 'Bacon'])], 'FINALIZING'),
      order([dish('Double', 2, [], ['Onion'])]),
    ]);
    expect(counted).toEqual([
      {
        itemId: 'Double',
        title: 'Double',
        quantity: 6,
        later: 0,
        choices: [
          { variations: ['Bacon', 'Cheese'], removedVariations: [], quantity: 4, later: 0 },
          { variations: [], removedVariations: ['Onion'], quantity: 2, later: 0 },
        ],
      },
      {
        itemId: 'Fries',
        title: 'Fries',
        quantity: 2,
        later: 0,
        choices: [{ variations: [], removedVariations: [], quantity: 2, later: 0 }],
      },
    ]);
  });

  it('added is not the same as taken off', () => {
    const [fries] = allDay([order([dish('Fries', 1, ['Salt']), dish('Fries', 1, [], ['Salt'])])]);
    expect(fries?.choices).toHaveLength(2);
  });

  it.each<OrderStatus>(['PENDING', 'READY', 'COMPLETED', 'REJECTED'])(
    'leaves out what is %s',
    (status) => {
      expect(allDay([order([dish('Fries', 2)], status)])).toEqual([]);
    },
  );

  it('[D-274] what is accepted for later is counted beside, not among what is cooked now', () => {
    const [fries] = allDay([
      order([dish('Fries', 2)]),
      order([dish('Fries', 5)], 'ACCEPTED', true),
    ]);
    expect(fries).toMatchObject({ quantity: 2, later: 5 });
  });
});
