import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveOrder, type OrderMoveRecord } from './move-order.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from './order.ts';
import { order } from './testing/orders.ts';
import { CAPTURE_GRACE_SECONDS, undoMove, UNDO_WITHIN_SECONDS } from './undo-move.ts';

const at = Temporal.Instant.from('2026-03-02T11:05:00Z');
const answerBy = at.add({ minutes: 5 });
const kim = { kind: 'STAFF', staffId: 'kim' } as const;

const record = (from: OrderStatus, to: OrderStatus, fields: Partial<OrderMoveRecord> = {}) => ({
  orderId: 'order-1',
  version: 2,
  from,
  to,
  actor: kim,
  at: at.toString(),
  rejectReason: null,
  undoesVersion: null,
  ...fields,
});
const undone = (
  from: OrderStatus,
  to: OrderStatus,
  { last = {}, version = 2, staffId = 'kim', afterSeconds = 10 } = {},
) =>
  undoMove(
    order({ status: to, version: 2, estimatedFinishTime: '2026-03-02T11:25:00Z' }),
    { ...record(from, to), ...last },
    { version, staffId, at: at.add({ seconds: afterSeconds }) },
    answerBy,
  );

describe('taking back a slip', () => {
  it('[D-91] an acceptance goes back to pending, with a record of its own and no estimate', () => {
    expect(undone('PENDING', 'ACCEPTED')).toEqual({
      ok: true,
      value: {
        order: order({ status: 'PENDING', version: 3, estimatedFinishTime: null }),
        record: {
          orderId: 'order-1',
          version: 3,
          from: 'ACCEPTED',
          to: 'PENDING',
          actor: kim,
          at: '2026-03-02T11:05:10Z',
          rejectReason: null,
          undoesVersion: 2,
        },
      },
    });
  });

  it('[D-91] ready goes back to cooking and keeps the estimate', () => {
    expect(undone('ACCEPTED', 'READY')).toMatchObject({
      value: { order: { status: 'ACCEPTED', estimatedFinishTime: '2026-03-02T11:25:00Z' } },
    });
  });

  it('[D-91] [D-92] never a rejection, never a completion from elsewhere than READY', () => {
    const allowed = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => undone(from, to).ok).map((to) => `${from} ${to}`),
    );
    expect(allowed).toEqual([
      'PENDING ACCEPTED',
      'PENDING FINALIZING',
      'PENDING READY',
      'ACCEPTED FINALIZING',
      'ACCEPTED READY',
      'FINALIZING READY',
      'READY COMPLETED',
    ]);
  });

  it('only by the one who slipped, only the last move, only once, never a timer’s', () => {
    expect(undone('PENDING', 'ACCEPTED', { staffId: 'robin' })).toMatchObject({
      error: 'UNDO_NOT_YOURS',
    });
    expect(undone('PENDING', 'ACCEPTED', { version: 1 })).toMatchObject({
      error: 'ORDER_VERSION_CONFLICT',
    });
    expect(undone('PENDING', 'ACCEPTED', { last: { undoesVersion: 1 } })).toMatchObject({
      error: 'UNDO_NOT_ALLOWED',
    });
    const timer = { actor: { kind: 'SERVER', timer: 'NOT_FETCHED' } as const };
    expect(undone('READY', 'COMPLETED', { last: timer })).toMatchObject({
      error: 'UNDO_NOT_ALLOWED',
    });
  });

  it('within 30 seconds, before the money is asked for and before the order counts as unanswered', () => {
    expect(undone('PENDING', 'ACCEPTED', { afterSeconds: UNDO_WITHIN_SECONDS }).ok).toBe(true);
    expect(undone('PENDING', 'ACCEPTED', { afterSeconds: UNDO_WITHIN_SECONDS + 1 })).toMatchObject({
      error: 'UNDO_TOO_LATE',
    });
    expect(CAPTURE_GRACE_SECONDS).toBeGreaterThan(UNDO_WITHIN_SECONDS);
    const late = answerBy.subtract({ seconds: 5 }).toString();
    expect(
      undoMove(
        order({ status: 'ACCEPTED', version: 2 }),
        record('PENDING', 'ACCEPTED', { at: late }),
        { version: 2, staffId: 'kim', at: answerBy },
        answerBy,
      ),
    ).toMatchObject({ error: 'UNDO_TOO_LATE' });
  });

  it('[D-91] whatever a kitchen does and takes back, ends stay ends and every step has its own version', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
        const { current, story } = play(wishes);
        const versions = story.map(({ version }) => version);
        expect(versions).toEqual(story.map((_, index) => index + 2));
        const steps = story.slice(0, -1).map((entry, index) => ({ entry, next: story[index + 1] }));
        // Each step begins where the one before ended; an undo ends where the move it takes back began.
        expect(steps.filter(({ entry, next }) => next?.from !== entry.to)).toEqual([]);
        const undos = steps.filter(({ next }) => next?.undoesVersion != null);
        expect(undos.filter(({ entry, next }) => next?.to !== entry.from)).toEqual([]);
        // Nothing comes after a rejection; after a completion only its own undo.
        expect(steps.filter(({ entry }) => entry.to === 'REJECTED')).toEqual([]);
        const afterEnd = steps.filter(({ entry }) => entry.to === 'COMPLETED');
        expect(afterEnd.filter(({ entry, next }) => next?.undoesVersion !== entry.version)).toEqual(
          [],
        );
        expect(current.status).toBe(story.at(-1)?.to ?? 'PENDING');
      }),
    );
  });
});

type Step = OrderMoveRecord & { undoesVersion: number | null };
type Wish = { seconds: number } & ({ move: OrderStatus } | { undo: string });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ move: fc.constantFrom(...ORDER_STATUSES), seconds: fc.nat(60) }),
  fc.record({ undo: fc.constantFrom('kim', 'robin'), seconds: fc.nat(60) }),
);

/** Kim moves, Kim and Robin take back; what is refused leaves no trace. */
function play(wishes: Wish[]): { current: Order; story: Step[] } {
  let current: Order = order();
  let now = at;
  const story: Step[] = [];
  for (const wanted of wishes) {
    now = now.add({ seconds: wanted.seconds });
    const { version } = current;
    const last = story.at(-1);
    if ('move' in wanted) {
      const moved = moveOrder(current, {
        to: wanted.move,
        version,
        actor: kim,
        at: now,
        rejectReason: 'CLOSING_SOON',
      });
      if (!moved.ok) continue;
      current = moved.value.order;
      story.push({ ...moved.value.record, undoesVersion: null });
    } else if (last) {
      const undo = { version, staffId: wanted.undo, at: now };
      const back = undoMove(current, last, undo, at.add({ hours: 24 }));
      if (!back.ok) continue;
      current = back.value.order;
      story.push(back.value.record);
    }
  }
  return { current, story };
}
