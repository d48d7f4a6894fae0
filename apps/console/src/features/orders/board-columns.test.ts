import { describe, expect, it } from 'vitest';
import { boardColumns } from './board-columns.ts';
import { anOrder, busyEvening, minutesFromNoon } from './testing/board-orders.ts';

const numbers = (orders: readonly { easyId: string }[]) => orders.map(({ easyId }) => easyId);

describe('the columns of the board', () => {
  it('[ORDER-01] [D-146] every status has one column', () => {
    const columns = boardColumns(busyEvening);
    expect(numbers(columns.PENDING)).toEqual(['416', '417', '418']);
    expect(numbers(columns.PREPARING)).toEqual(['409', '412']);
    expect(numbers(columns.READY)).toEqual(['405']);
    expect(numbers(columns.DONE)).toEqual(['403', '404']);
  });

  it('[D-92] new orders stand in the order they came: the one closest to no answer is on top', () => {
    const orders = [
      anOrder({ easyId: '2', createdAt: minutesFromNoon(-1) }),
      anOrder({ easyId: '1', createdAt: minutesFromNoon(-9) }),
    ];
    expect(numbers(boardColumns(orders).PENDING)).toEqual(['1', '2']);
  });

  it('what is being prepared is sorted by what was promised: kitchen, else guest, else age', () => {
    const accepted = { status: 'ACCEPTED' } as const;
    const orders = [
      anOrder({ ...accepted, easyId: 'wish', desiredTime: minutesFromNoon(20) }),
      anOrder({
        ...accepted,
        easyId: 'estimate',
        estimatedFinishTime: minutesFromNoon(10),
        desiredTime: minutesFromNoon(30),
      }),
      anOrder({ ...accepted, easyId: 'age', createdAt: minutesFromNoon(-30) }),
    ];
    expect(numbers(boardColumns(orders).PREPARING)).toEqual(['age', 'estimate', 'wish']);
  });

  it('what stands longest is handed out first, what finished last is on top', () => {
    const at = (easyId: string, status: 'READY' | 'COMPLETED', minutes: number) =>
      anOrder({ easyId, status, movedAt: minutesFromNoon(minutes) });
    const columns = boardColumns([
      at('a', 'READY', -1),
      at('b', 'READY', -6),
      at('c', 'COMPLETED', -20),
      at('d', 'COMPLETED', -5),
    ]);
    expect(numbers(columns.READY)).toEqual(['b', 'a']);
    expect(numbers(columns.DONE)).toEqual(['d', 'c']);
  });
});
