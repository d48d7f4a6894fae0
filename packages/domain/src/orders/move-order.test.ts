import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, isFinalStatus, moveOrder, type OrderMove } from './move-order.ts';
import { ORDER_STATUSES } from './order.ts';
import { answerDeadline, completionDeadline, isUnanswered } from './order-deadlines.ts';
import { order } from './testing/orders.ts';

const at = Temporal.Instant.from('2026-03-02T11:05:00Z');
const move = (fields: Partial<OrderMove> = {}): OrderMove => ({
  to: 'ACCEPTED',
  version: 1,
  actor: { kind: 'STAFF', staffId: 'staff-1' },
  at,
  ...fields,
});

describe('moves', () => {
  it('[ORDER-01] [D-91] forward, skipping allowed, never backward, two ends', () => {
    const allowed = ORDER_STATUSES.map((from) => ORDER_STATUSES.filter((to) => canMove(from, to)));
    expect(allowed).toEqual([
      ['ACCEPTED', 'FINALIZING', 'READY', 'COMPLETED', 'REJECTED'],
      ['FINALIZING', 'READY', 'COMPLETED', 'REJECTED'],
      ['READY', 'COMPLETED', 'REJECTED'],
      ['COMPLETED'],
      [],
      [],
    ]);
    expect(ORDER_STATUSES.filter(isFinalStatus)).toEqual(['COMPLETED', 'REJECTED']);
  });

  it('[D-91] a move raises the version and is recorded with actor and time', () => {
    const moved = moveOrder(order(), move({ estimatedMinutes: 20 }));
    expect(moved).toEqual({
      ok: true,
      value: {
        order: order({
          status: 'ACCEPTED',
          version: 2,
          estimatedFinishTime: '2026-03-02T11:25:00Z',
        }),
        record: {
          orderId: 'order-1',
          version: 2,
          from: 'PENDING',
          to: 'ACCEPTED',
          actor: { kind: 'STAFF', staffId: 'staff-1' },
          at: '2026-03-02T11:05:00Z',
          rejectReason: null,
        },
      },
    });
  });

  it('[D-91] the second click on an old board is refused', () => {
    expect(moveOrder(order({ version: 2 }), move({ to: 'READY' }))).toEqual({
      ok: false,
      error: 'ORDER_VERSION_CONFLICT',
    });
  });

  it('[D-91] a READY order cannot be rejected or taken back', () => {
    for (const to of ['REJECTED', 'ACCEPTED', 'READY'] as const) {
      const moved = moveOrder(
        order({ status: 'READY' }),
        move({ to, rejectReason: 'CLOSING_SOON' }),
      );
      expect(moved).toEqual({ ok: false, error: 'ORDER_MOVE_NOT_ALLOWED' });
    }
  });

  it('[ORDER-12] [D-92] staff give one of four reasons, the timer NO_RESPONSE', () => {
    const timer = { kind: 'SERVER', timer: 'UNANSWERED' } as const;
    const rejected = (fields: Partial<OrderMove>) =>
      moveOrder(order(), move({ to: 'REJECTED', ...fields }));
    expect(rejected({ rejectReason: 'OUT_OF_SUPPLIES' })).toMatchObject({
      value: { order: { status: 'REJECTED', rejectReason: 'OUT_OF_SUPPLIES' } },
    });
    expect(rejected({ rejectReason: 'NO_RESPONSE', actor: timer }).ok).toBe(true);
    for (const wrong of [
      {},
      { rejectReason: 'NO_RESPONSE' },
      { rejectReason: 'CLOSING_SOON', actor: timer },
    ] as const) {
      expect(rejected(wrong)).toEqual({ ok: false, error: 'REJECT_REASON_REQUIRED' });
    }
  });

  it('[D-91] no sequence of moves ever goes back or leaves an end', () => {
    const rank = { PENDING: 0, ACCEPTED: 1, FINALIZING: 2, READY: 3, COMPLETED: 4, REJECTED: 4 };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES)), (wishes) => {
        let current = order();
        for (const to of wishes) {
          const { version } = current;
          const moved = moveOrder(current, move({ to, version, rejectReason: 'CLOSING_SOON' }));
          if (!moved.ok) continue;
          expect(rank[moved.value.order.status]).toBeGreaterThan(rank[current.status]);
          expect(moved.value.order.version).toBe(version + 1);
          current = moved.value.order;
        }
      }),
    );
  });
});

describe('deadlines', () => {
  const createdAt = Temporal.Instant.from('2026-03-02T11:00:00Z');

  it('[D-92] an order is unanswered 10 minutes after it came', () => {
    const deadline = answerDeadline(order(), null);
    expect(deadline.toString()).toBe('2026-03-02T11:10:00Z');
    expect(isUnanswered(order(), deadline, deadline.subtract({ seconds: 1 }))).toBe(false);
    expect(isUnanswered(order(), deadline, deadline)).toBe(true);
    expect(isUnanswered(order({ status: 'ACCEPTED' }), deadline, deadline)).toBe(false);
  });

  it('[D-92] counted from opening where the venue was closed, and configurable', () => {
    const opens = createdAt.add({ hours: 20 });
    expect(answerDeadline(order(), opens, 5).toString()).toBe('2026-03-03T07:05:00Z');
    const openedBefore = createdAt.subtract({ hours: 1 });
    expect(answerDeadline(order(), openedBefore).toString()).toBe('2026-03-02T11:10:00Z');
  });

  it('[D-91] READY becomes COMPLETED after 3 hours', () => {
    expect(completionDeadline(createdAt).toString()).toBe('2026-03-02T14:00:00Z');
  });
});
