import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { describe, expect, it } from 'vitest';
import type { BoardOrder } from './board.ts';
import { openDeviceMemory } from '../../shared/storage/device-memory.ts';
import { openStoredTaps } from './stored-taps.ts';
import { makeMoveOutbox, type MoveAnswer } from './move-outbox.ts';
import {
  isMove,
  withPendingTaps,
  type PendingMove,
  type PendingTap,
  type PendingUndo,
} from './pending-tap.ts';
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
const named = (tap: PendingTap) => `${isMove(tap) ? tap.to : 'UNDO'} ${tap.version}`;
const settle = () => handClock().pass(0);

/** The server's end: each sent move waits until the test answers it. */
function world(memory = openDeviceMemory(null)) {
  const sent: {
    move: PendingTap;
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
    storedTaps: openStoredTaps(memory, { staffId: 'staff-1', venueId: 'venue-1' }, () => NOON_MS),
    onMoved: (_tap, order) => confirmed.push(order),
    onRefused: (move, code) => refusals.push(`${move.easyId} ${code}`),
  });
  return { sent, confirmed, refusals, outbox, memory };
}

const yes = (move: PendingMove): MoveAnswer => ({ success: true, error: null, order: moved(move) });
const no = (error: string, order: BoardOrder | null = null): MoveAnswer => ({
  success: false,
  error,
  order,
});

const undo: PendingUndo = {
  orderId: 'order-418',
  easyId: '418',
  version: 2,
  backTo: 'PENDING',
  atMs: NOON_MS,
};

describe('a slip of the finger', () => {
  it('[D-91] that has arrived is taken back with the version it made', async () => {
    const { sent, outbox } = world();
    outbox.add(accept);
    sent[0]?.answer(yes(accept));
    await settle();
    outbox.takeBack(accept, 'PENDING', NOON_MS);
    expect(sent[1]?.move).toEqual(undo);
    const accepted = moved(accept);
    expect(withPendingTaps([accepted], outbox.pending(), 'staff-1')[0]).toMatchObject({
      status: 'PENDING',
      version: 3,
      estimatedFinishTime: null,
    });
    sent[1]?.answer({ success: true, error: null, order: anOrder({ version: 3 }) });
    await settle();
    expect(outbox.pending()).toEqual([]);
  });

  it('[D-91] still on its way is followed by its undo', async () => {
    const { sent, outbox } = world();
    outbox.add(accept);
    outbox.takeBack(accept, 'PENDING', NOON_MS);
    expect(sent).toHaveLength(1);
    expect(withPendingTaps([anOrder()], outbox.pending(), 'staff-1')[0]?.status).toBe('PENDING');
    sent[0]?.answer(yes(accept));
    await settle();
    expect(sent.map(({ move }) => named(move))).toEqual(['ACCEPTED 1', 'UNDO 2']);
  });

  it('that never left the tablet is called off, and the guest hears nothing', async () => {
    const { sent, outbox } = world();
    outbox.add(accept);
    outbox.add(ready);
    outbox.takeBack(ready, 'ACCEPTED', NOON_MS);
    expect(outbox.pending()).toEqual([accept]);
    sent[0]?.answer(yes(accept));
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('that got no answer is not sent again; the server is asked to take it back in case it arrived', async () => {
    const { sent, outbox, refusals } = world();
    outbox.add(accept);
    sent[0]?.fail(new UnreachableError('offline'));
    await settle();
    outbox.takeBack(accept, 'PENDING', NOON_MS);
    expect(outbox.pending()).toEqual([undo]);
    // It had not arrived: the order still has the version the slip saw.
    sent[1]?.answer(no('ORDER_VERSION_CONFLICT', anOrder({ version: 1 })));
    await settle();
    expect(refusals).toEqual([]);
    expect(outbox.pending()).toEqual([]);
  });

  it.each(['UNDO_TOO_LATE', 'UNDO_NOT_YOURS', 'UNDO_NOT_ALLOWED'])(
    '[D-91] on %s the order stays where it went, with a message',
    async (code) => {
      const { sent, outbox, refusals } = world();
      outbox.add(accept);
      sent[0]?.answer(yes(accept));
      await settle();
      outbox.takeBack(accept, 'PENDING', NOON_MS);
      sent[1]?.answer(no(code, moved(accept)));
      await settle();
      expect(refusals).toEqual([`418 ${code}`]);
      expect(outbox.pending()).toEqual([]);
    },
  );
});

describe('a tap and a reload', () => {
  it('what was not confirmed is there again and goes on its way', async () => {
    const before = world();
    before.outbox.add(accept);
    before.sent[0]?.fail(new UnreachableError('offline'));
    await settle();
    const after = world(before.memory);
    expect(after.outbox.pending()).toEqual([accept]);
    after.outbox.retry();
    after.sent[0]?.answer(yes(accept));
    await settle();
    expect(world(before.memory).outbox.pending()).toEqual([]);
  });

  it('what was refused is forgotten', async () => {
    const before = world();
    before.outbox.add(accept);
    before.sent[0]?.answer(no('ORDER_MOVE_NOT_ALLOWED'));
    await settle();
    expect(world(before.memory).outbox.pending()).toEqual([]);
  });
});

describe('a tap on the board', () => {
  it('[D-91] is drawn at once, with the time it promises', () => {
    const [order] = withPendingTaps([anOrder()], [accept], 'staff-1');
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
    expect(sent.map(({ move }) => named(move))).toEqual(['ACCEPTED 1']);
    expect(withPendingTaps([anOrder()], outbox.pending(), 'staff-1')[0]?.status).toBe('READY');
    sent[0]?.answer(yes(accept));
    await settle();
    expect(sent.map(({ move }) => named(move))).toEqual(['ACCEPTED 1', 'READY 2']);
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
    expect(withPendingTaps([further], [accept], 'staff-1')).toEqual([further]);
  });
});
