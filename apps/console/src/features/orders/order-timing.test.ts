import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../shared/messages/testing/WithMessages.tsx';
import type { BoardOrder } from './board.ts';
import { isNewOrder, orderTiming } from './order-timing.ts';
import { anOrder, minutesFromNoon, NOON_MS } from './testing/board-orders.ts';
import { timingText } from './timing-text.ts';

const translate = speakerOf('en');
const shown = (order: Partial<BoardOrder>, nowMs = NOON_MS) => {
  const text = timingText(translate, orderTiming(anOrder(order), nowMs), 'Europe/Stockholm', nowMs);
  return `${text.label} ${text.value} ${text.unit}`.trim();
};

describe('what a card counts', () => {
  it('a new order counts seconds for its first minute, then minutes', () => {
    const createdAt = minutesFromNoon(0);
    expect(shown({ createdAt }, NOON_MS + 12_000)).toBe('ASAP 0:12');
    expect(shown({ createdAt }, NOON_MS + 59_999)).toBe('ASAP 0:59');
    expect(shown({ createdAt }, NOON_MS + 60_000)).toBe('ASAP 1 min');
    expect(shown({ createdAt }, NOON_MS + 179_999)).toBe('ASAP 2 min');
  });

  it('an order from the future of a wrong clock counts from zero', () => {
    expect(shown({ createdAt: minutesFromNoon(3) })).toBe('ASAP 0:00');
  });

  it('[D-356] an order for another day of the restaurant shows that day', () => {
    // 13:00 in Stockholm, on the second of March.
    expect(shown({ desiredTime: minutesFromNoon(11 * 60 - 1) })).toBe('For 23:59');
    expect(shown({ desiredTime: minutesFromNoon(11 * 60) })).toBe('03/03 00:00');
    const accepted = { status: 'ACCEPTED', estimatedFinishTime: minutesFromNoon(24 * 60) } as const;
    expect(shown(accepted)).toBe('03/03 13:00');
    // In the last hour it counts down, and needs no day.
    expect(shown(accepted, NOON_MS + 23.5 * 3_600_000)).toBe('Due in 30 min');
  });

  it('a scheduled order shows its time on the wall of the restaurant', () => {
    expect(shown({ desiredTime: minutesFromNoon(48) })).toBe('For 13:48');
  });

  it('[D-94] minutes left are rounded up, as the guest reads them', () => {
    const due = { status: 'ACCEPTED', estimatedFinishTime: minutesFromNoon(8) } as const;
    expect(shown(due)).toBe('Due in 8 min');
    expect(shown(due, NOON_MS + 1)).toBe('Due in 8 min');
    expect(shown(due, NOON_MS + 60_000)).toBe('Due in 7 min');
  });

  it('with a chosen time, the label names it', () => {
    const wish = minutesFromNoon(8);
    expect(shown({ status: 'ACCEPTED', desiredTime: wish, estimatedFinishTime: wish })).toBe(
      'For 13:08 8 min',
    );
  });

  it('far away, the clock says more than a count of minutes', () => {
    expect(shown({ status: 'ACCEPTED', desiredTime: minutesFromNoon(90) })).toBe('For 14:30');
  });

  it('overdue begins with the promised moment and is never zero', () => {
    const late = { status: 'FINALIZING', estimatedFinishTime: minutesFromNoon(0) } as const;
    expect(shown(late)).toBe('Overdue by 1 min');
    expect(shown(late, NOON_MS + 4.5 * 60_000)).toBe('Overdue by 4 min');
  });

  it('what is ready counts from the moment it was', () => {
    const ready = { status: 'READY', createdAt: minutesFromNoon(-40) } as const;
    expect(shown({ ...ready, movedAt: minutesFromNoon(-6) })).toBe('Waiting 6 min');
  });

  it('an order is new for a minute, and only until it is answered', () => {
    const order = anOrder({ createdAt: minutesFromNoon(0) });
    expect(isNewOrder(order, NOON_MS + 59_999)).toBe(true);
    expect(isNewOrder(order, NOON_MS + 60_000)).toBe(false);
    expect(isNewOrder({ ...order, status: 'ACCEPTED' }, NOON_MS)).toBe(false);
  });
});
