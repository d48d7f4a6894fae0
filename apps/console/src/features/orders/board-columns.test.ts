import { describe, expect, it } from 'vitest';
import { boardColumns } from './board-columns.ts';
import { anOrder, busyEvening, minutesFromNoon, NOON_MS } from './testing/board-orders.ts';

const numbers = (orders: readonly { easyId: string }[]) => orders.map(({ easyId }) => easyId);

describe('the columns of the board', () => {
  it('[ORDER-01] [D-146] every status has one column', () => {
    const columns = boardColumns(busyEvening, NOON_MS);
    expect(numbers(columns.PENDING)).toEqual(['416', '417', '418']);
    expect(numbers(columns.SCHEDULED)).toEqual(['411']);
    expect(numbers(columns.PREPARING)).toEqual(['409', '412']);
    expect(numbers(columns.READY)).toEqual(['405']);
    expect(numbers(columns.DONE)).toEqual(['403', '404']);
  });

  it('[D-92] new orders stand in the order they came: the one closest to no answer is on top', () => {
    const orders = [
      anOrder({ easyId: '2', createdAt: minutesFromNoon(-1) }),
      anOrder({ easyId: '1', createdAt: minutesFromNoon(-9) }),
    ];
    expect(numbers(boardColumns(orders, NOON_MS).PENDING)).toEqual(['1', '2']);
  });

  it('an accepted order for later waits among the scheduled ones until the kitchen has to begin', () => {
    const later = anOrder({ status: 'ACCEPTED', prepareAt: minutesFromNoon(30) });
    const at = (minutes: number) => boardColumns([later], NOON_MS + minutes * 60_000);
    expect(numbers(at(29).SCHEDULED)).toEqual(['418']);
    expect(numbers(at(30).SCHEDULED)).toEqual([]);
    expect(numbers(at(30).PREPARING)).toEqual(['418']);
  });

  it('[D-92] an order for later that nobody has answered stands among the new ones', () => {
    const columns = boardColumns([anOrder({ prepareAt: minutesFromNoon(30) })], NOON_MS);
    expect(numbers(columns.PENDING)).toEqual(['418']);
    expect(numbers(columns.SCHEDULED)).toEqual([]);
  });

  it('the scheduled one that begins first stands first', () => {
    const at = (easyId: string, minutes: number) =>
      anOrder({ easyId, status: 'ACCEPTED', prepareAt: minutesFromNoon(minutes) });
    expect(numbers(boardColumns([at('b', 90), at('a', 20)], NOON_MS).SCHEDULED)).toEqual([
      'a',
      'b',
    ]);
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
    expect(numbers(boardColumns(orders, NOON_MS).PREPARING)).toEqual(['age', 'estimate', 'wish']);
  });

  it('what stands longest is handed out first, what finished last is on top', () => {
    const at = (easyId: string, status: 'READY' | 'COMPLETED', minutes: number) =>
      anOrder({ easyId, status, movedAt: minutesFromNoon(minutes) });
    const columns = boardColumns(
      [
        at('a', 'READY', -1),
        at('b', 'READY', -6),
        at('c', 'COMPLETED', -20),
        at('d', 'COMPLETED', -5),
      ],
      NOON_MS,
    );
    expect(numbers(columns.READY)).toEqual(['b', 'a']);
    expect(numbers(columns.DONE)).toEqual(['d', 'c']);
  });
});
