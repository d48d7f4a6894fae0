import { UNDO_WITHIN_SECONDS } from '@tallrik/domain/orders/undo-move';
import { describe, expect, it } from 'vitest';
import { anOrder, NOON_MS } from './testing/board-orders.ts';
import { undoableMoves, type OwnMove } from './undoable-moves.ts';

const own = (
  fields: Partial<OwnMove['move']> = {},
  from: OwnMove['from'] = 'PENDING',
): OwnMove => ({
  from,
  move: {
    orderId: 'order-418',
    easyId: '418',
    version: 1,
    to: 'ACCEPTED',
    atMs: NOON_MS,
    ...fields,
  },
});
const accepted = anOrder({ status: 'ACCEPTED', version: 2 });
const after = (seconds: number) => NOON_MS + seconds * 1_000;

describe('what can be taken back', () => {
  it('[D-91] an own move, for thirty seconds, counted down', () => {
    const seconds = (passed: number) =>
      undoableMoves([own()], [accepted], [], after(passed)).map((one) => one.seconds);
    expect(seconds(0)).toEqual([UNDO_WITHIN_SECONDS]);
    expect(seconds(12)).toEqual([18]);
    expect(seconds(29.9)).toEqual([1]);
    expect(seconds(30)).toEqual([]);
  });

  it('[D-91] not once somebody has moved the order on', () => {
    const further = anOrder({ status: 'READY', version: 3 });
    expect(undoableMoves([own()], [further], [], after(1))).toEqual([]);
  });

  it('[D-92] never a rejection: its money is already going back', () => {
    const rejected = anOrder({ status: 'REJECTED', version: 2 });
    expect(undoableMoves([own({ to: 'REJECTED' })], [rejected], [], after(1))).toEqual([]);
  });

  it('[D-91] a handover only when the food stood ready', () => {
    const completed = anOrder({ status: 'COMPLETED', version: 2 });
    const handedOver = (from: OwnMove['from']) =>
      undoableMoves([own({ to: 'COMPLETED' }, from)], [completed], [], after(1)).length;
    expect(handedOver('READY')).toBe(1);
    expect(handedOver('ACCEPTED')).toBe(0);
  });

  it('a move that still waits for the network, however long it takes', () => {
    const waiting = own();
    const found = undoableMoves([waiting], [accepted], [waiting.move], after(300));
    expect(found.map(({ seconds }) => seconds)).toEqual([1]);
  });

  it('the newest stands first, and no more than three', () => {
    const ids = ['1', '2', '3', '4'];
    const moves = ids.map((id) => own({ orderId: `order-${id}`, easyId: id }));
    const orders = ids.map((easyId) => anOrder({ easyId, status: 'ACCEPTED', version: 2 }));
    const found = undoableMoves(moves, orders, [], after(1));
    expect(found.map(({ move }) => move.easyId)).toEqual(['4', '3', '2']);
  });

  it('[KITCHEN-03] a station’s part, also when another one has marked its own since', () => {
    const part: OwnMove = {
      from: 'ACCEPTED',
      move: {
        orderId: 'order-418',
        easyId: '418',
        version: 2,
        stationId: 'bar',
        isReady: true,
        atMs: NOON_MS,
      },
    };
    const stands = (fields: Parameters<typeof anOrder>[0]) =>
      undoableMoves([part], [anOrder({ status: 'ACCEPTED', ...fields })], [], after(1)).length ===
      1;
    expect(stands({ version: 3, readyStations: ['bar'] })).toBe(true);
    expect(stands({ version: 4, readyStations: ['bar', 'dessert'] })).toBe(true);
    expect(stands({ version: 4, readyStations: [] })).toBe(false);
    // With the whole order, while nothing has followed.
    expect(stands({ version: 3, status: 'READY', readyStations: ['bar'] })).toBe(true);
    expect(stands({ version: 4, status: 'READY', readyStations: ['bar'] })).toBe(false);
  });
});
