import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { describe, expect, it } from 'vitest';
import type { BoardOrder } from './board.ts';
import {
  makeMoveOutbox,
  withPendingMoves,
  type MoveAnswer,
  type PendingMove,
} from './move-outbox.ts';
import { anOrder, minutesFromNoon, NOON_MS } from './testing/board-orders.ts';

const accept: PendingMove = {
  orderId: 'order-418',
  easyId: '418',
  version: 1,
  to: 'ACCEPTED',
  estimatedMinutes: 20,
  atMs: NOON_MS,
};
const ready: PendingMove = { ...accept, version: 2, to: 'READY', estimatedMinutes: undefined };
const moved = (move: PendingMove): BoardOrder =>
  anOrder({ status: move.to, version: move.version + 1 });
const settle = () => handClock().pass(0);

/** The server's end: each sent move waits until the test answers it. */
function world() {
  const sent: {
    move: PendingMove;
    answer: (answer: MoveAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const confirmed: BoardOrder[] = [];
  const refusals: string[] = [];
  const outbox = makeMoveOutbox({
    send: (move) =>
      new Promise((answer, fail) => {
        sent.push({ move, answer, fail });
      }),
    onMoved: (order) => confirmed.push(order),
    onRefused: (move, code) => refusals.push(`${move.easyId} ${code}`),
  });
  return { sent, confirmed, refusals, outbox };
}

const yes = (move: PendingMove): MoveAnswer => ({ success: true, error: null, order: moved(move) });
const no = (error: string, order: BoardOrder | null = null): MoveAnswer => ({
  success: false,
  error,
  order,
});

describe('a tap on the board', () => {
  it('[D-91] is drawn at once, with the time it promises', () => {
    const [order] = withPendingMoves([anOrder()], [accept], 'staff-1');
    expect(order).toMatchObject({
      status: 'ACCEPTED',
      version: 2,
      movedAt: '2026-03-02T12:00:00Z',
    });
    expect(order?.estimatedFinishTime).toBe('2026-03-02T12:20:00Z');
  });

  it('is replaced by what the server made of it', async () => {
    const { sent, outbox, confirmed } = world();
    outbox.add(accept);
    expect(outbox.pending()).toEqual([accept]);
    sent[0]?.answer(yes(accept));
    await settle();
    expect(confirmed).toEqual([moved(accept)]);
    expect(outbox.pending()).toEqual([]);
  });

  it.each(['ORDER_VERSION_CONFLICT', 'ORDER_MOVE_NOT_ALLOWED'])(
    '[D-91] is taken back with a message on %s',
    async (code) => {
      const { sent, outbox, refusals, confirmed } = world();
      outbox.add(accept);
      sent[0]?.answer(no(code, anOrder({ status: 'REJECTED', version: 2 })));
      await settle();
      expect(refusals).toEqual([`418 ${code}`]);
      expect(outbox.pending()).toEqual([]);
      expect(confirmed).toEqual([]);
    },
  );

  it('[D-91] two taps on one order go one after the other, each with its version', async () => {
    const { sent, outbox } = world();
    outbox.add(accept);
    outbox.add(ready);
    expect(sent.map(({ move }) => move.to)).toEqual(['ACCEPTED']);
    expect(withPendingMoves([anOrder()], outbox.pending(), 'staff-1')[0]?.status).toBe('READY');
    sent[0]?.answer(yes(accept));
    await settle();
    expect(sent.map(({ move }) => [move.to, move.version])).toEqual([
      ['ACCEPTED', 1],
      ['READY', 2],
    ]);
  });

  it('a refused tap takes the later ones of the same order with it, not those of others', async () => {
    const { sent, outbox, refusals } = world();
    const other = { ...accept, orderId: 'order-419', easyId: '419' };
    outbox.add(accept);
    outbox.add(ready);
    outbox.add(other);
    sent[0]?.answer(no('ORDER_VERSION_CONFLICT'));
    await settle();
    expect(outbox.pending()).toEqual([other]);
    expect(refusals).toEqual(['418 ORDER_VERSION_CONFLICT']);
  });

  it('is kept while nobody can be reached, and sent again when somebody can', async () => {
    const { sent, outbox, refusals } = world();
    outbox.add(accept);
    sent[0]?.fail(new UnreachableError('offline'));
    await settle();
    expect(outbox.pending()).toEqual([accept]);
    expect(refusals).toEqual([]);
    outbox.retry();
    sent[1]?.answer(yes(accept));
    await settle();
    expect(outbox.pending()).toEqual([]);
  });

  it('[D-91] whose answer was lost counts as done when it is repeated', async () => {
    const { sent, outbox, confirmed, refusals } = world();
    outbox.add(accept);
    sent[0]?.fail(new UnreachableError('answer lost'));
    await settle();
    outbox.retry();
    sent[1]?.answer(no('ORDER_VERSION_CONFLICT', moved(accept)));
    await settle();
    expect(confirmed).toEqual([moved(accept)]);
    expect(refusals).toEqual([]);
  });

  it('that makes the server stumble is taken back with its code', async () => {
    const { sent, outbox, refusals } = world();
    outbox.add(accept);
    sent[0]?.fail(new ApiError('FORBIDDEN', 'No', null));
    await settle();
    expect(refusals).toEqual(['418 FORBIDDEN']);
    expect(outbox.pending()).toEqual([]);
  });

  it('leaves an order alone that the server has moved further', () => {
    const further = anOrder({ status: 'READY', version: 3, movedAt: minutesFromNoon(1) });
    expect(withPendingMoves([further], [accept], 'staff-1')).toEqual([further]);
  });
});
