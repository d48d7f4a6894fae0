import { expect, it } from 'vitest';
import {
  answersBy,
  BANNER_COLOURS,
  expectedAt,
  minutesLeft,
  orderBanner,
  rejectTextKey,
} from './order-banner.ts';
import { ORDER_STATUSES } from './order.ts';
import { order } from './testing/orders.ts';

const now = Temporal.Instant.from('2026-03-02T11:00:00Z');
const text = (fields: Parameters<typeof order>[0], ready: string | null = null) =>
  orderBanner(order(fields), now, ready).text;

it('[ORDER-06] [D-93] colours', () => {
  expect(ORDER_STATUSES.map((status) => BANNER_COLOURS[status])).toEqual([
    'blue',
    'orange',
    'orange',
    'green',
    'green',
    'red',
  ]);
});

it('[ORDER-02] [ORDER-05] received and completed', () => {
  expect(text({})).toEqual({ key: 'OrderStatus.Received' });
  expect(text({ status: 'COMPLETED' })).toEqual({ key: 'OrderStatus.Completed' });
  expect(text({ status: 'COMPLETED', table: { id: 't', code: '12' } })).toEqual({
    key: 'OrderStatus.Served',
  });
});

it('[D-94] [D-182] [F-63] 15 promised minutes never read as 16, whatever a clock half a minute behind says', () => {
  const promised = now.add({ minutes: 15 }).toString();
  for (const seconds of [0, 10, 29]) {
    expect(minutesLeft(promised, now.subtract({ seconds }))).toBe(15);
  }
  expect(minutesLeft(now.add({ seconds: 10 }).toString(), now)).toBe(1);
});

it('[D-182] [F-63] while nobody has answered, the time the guest was told before paying', () => {
  const at = (fields: Parameters<typeof order>[0]) =>
    expectedAt(order({ createdAt: '2026-03-02T10:50:00Z', ...fields }), 15, now)?.toString() ??
    null;
  expect(at({ status: 'PENDING' })).toBe('2026-03-02T11:05:00Z');
  expect(at({ status: 'PENDING', desiredTime: '2026-03-02T13:00:00Z' })).toBe(
    '2026-03-02T13:00:00Z',
  );
  expect(at({ status: 'PENDING', createdAt: '2026-03-02T10:40:00Z' })).toBeNull();
  expect(at({ status: 'ACCEPTED' })).toBeNull();
});

it('[D-231] [F-63] until when the kitchen answers, while it has not and there is time', () => {
  const by = (status: (typeof ORDER_STATUSES)[number], answerBy: string | null) =>
    answersBy({ status, answerBy }, now)?.toString() ?? null;
  expect(by('PENDING', '2026-03-02T11:05:00Z')).toBe('2026-03-02T11:05:00Z');
  expect(by('PENDING', '2026-03-02T11:00:00Z')).toBeNull();
  expect(by('PENDING', null)).toBeNull();
  expect(by('ACCEPTED', '2026-03-02T11:05:00Z')).toBeNull();
});

it('[ORDER-03] [D-94] minutes to the nearest, soon when missing or past', () => {
  for (const status of ['ACCEPTED', 'FINALIZING'] as const) {
    expect(text({ status, estimatedFinishTime: '2026-03-02T11:04:41Z' })).toEqual({
      key: 'OrderStatus.PreparingMinutes',
      minutes: 5,
    });
    const soon = { key: 'OrderStatus.PreparingSoon' };
    expect(text({ status, estimatedFinishTime: '2026-03-02T11:00:00Z' })).toEqual(soon);
    expect(text({ status, estimatedFinishTime: null })).toEqual(soon);
  }
});

it('[ORDER-04] [D-94] ready with the number, in the company’s own words where it has some', () => {
  expect(text({ status: 'READY' })).toEqual({ key: 'OrderStatus.Ready', easyId: '42' });
  expect(text({ status: 'READY' }, 'Come and get it')).toEqual({
    key: 'custom',
    text: 'Come and get it',
    easyId: '42',
  });
});

it('[ORDER-12] [ORDER-13] [D-92] four reasons have a text, anything else the default', () => {
  expect(text({ status: 'REJECTED', rejectReason: 'CLOSING_SOON' })).toEqual({
    key: 'Order.Rejected.CLOSING_SOON',
  });
  expect(['TOO_MANY_ORDERS', 'NO_RESPONSE', 'aliens', null].map(rejectTextKey)).toEqual([
    'Order.Rejected.TOO_MANY_ORDERS',
    'Order.Rejected.DEFAULT',
    'Order.Rejected.DEFAULT',
    'Order.Rejected.DEFAULT',
  ]);
});
