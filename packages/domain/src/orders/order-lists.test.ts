import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import {
  banneredOrders,
  followedOrders,
  freshAnonymousOrders,
  historyAmount,
  historyOrders,
  isActiveOrder,
  isRejectionUnseen,
  runningOrders,
  startOfYesterday,
} from './order-lists.ts';
import { type Order, ORDER_STATUSES } from './order.ts';
import { order, orderItem, priceOf } from './testing/orders.ts';

const now = Temporal.Instant.from('2026-03-02T11:00:00Z');
const timeZone = 'Europe/Stockholm';
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe('active orders', () => {
  const active = (orders: readonly Order[]) =>
    orders.filter((each) => isActiveOrder(each, now, timeZone));

  it('[ORDER-08] all that are not final, and rejections not yet seen', () => {
    const all = ORDER_STATUSES.map((status) => order({ id: status, status }));
    expect(ids(active(all)).toSorted()).toEqual([
      'ACCEPTED',
      'FINALIZING',
      'PENDING',
      'READY',
      'REJECTED',
    ]);
    expect(isRejectionUnseen(order({ status: 'REJECTED', confirmed: true }))).toBe(false);
  });

  it('[ORDER-09] none from before the start of yesterday, on the venue’s wall', () => {
    const before = order({ id: 'before', createdAt: '2026-02-28T22:59:59Z' });
    const since = order({ id: 'since', createdAt: '2026-02-28T23:00:00Z' });
    expect(ids(active([before, since]))).toEqual(['since']);
  });

  it('[ORDER-09] [D-312] an order for later is of the day it is for', () => {
    const monday = { createdAt: '2026-02-16T09:00:00Z' };
    const today = order({ id: 'today', ...monday, desiredTime: '2026-03-02T17:00:00Z' });
    const ahead = order({ id: 'ahead', ...monday, desiredTime: '2026-03-05T17:00:00Z' });
    const over = order({ id: 'over', ...monday, desiredTime: '2026-02-28T17:00:00Z' });
    expect(ids(active([today, ahead, over]))).toEqual(['today', 'ahead']);
  });

  it('[ORDER-14] [D-312] a rejection nobody has seen is told, whenever the order was made', () => {
    const rejected = { status: 'REJECTED', createdAt: '2026-02-16T09:00:00Z' } as const;
    const seen = order({ id: 'seen', ...rejected, confirmed: true });
    expect(ids(active([order({ id: 'unseen', ...rejected }), seen]))).toEqual(['unseen']);
  });

  it('[ORDER-09] yesterday begins at midnight also across a daylight-saving night', () => {
    const summer = Temporal.Instant.from('2026-03-30T10:00:00Z');
    expect(startOfYesterday(summer, timeZone).toString()).toBe('2026-03-28T23:00:00Z');
    const winter = Temporal.Instant.from('2026-10-26T10:00:00Z');
    expect(startOfYesterday(winter, timeZone).toString()).toBe('2026-10-24T22:00:00Z');
  });

  it('[ORDER-11] [D-100] [D-312] anonymous orders stay an hour, those for later until an hour after their time', () => {
    const freshOrders = freshAnonymousOrders(
      [
        { id: 'a', createdAt: '2026-03-02T10:00:00Z' },
        { id: 'b', createdAt: '2026-03-02T09:59:59Z' },
        { id: 'c', createdAt: '2026-02-16T09:00:00Z', desiredTime: '2026-03-02T10:00:00Z' },
        { id: 'd', createdAt: '2026-02-16T09:00:00Z', desiredTime: '2026-03-02T09:59:59Z' },
      ],
      now,
    );
    expect(ids(freshOrders)).toEqual(['a', 'c']);
  });
});

describe('followed orders', () => {
  const at = (id: string, minute: number) => ({
    id,
    createdAt: `2026-03-02T10:${String(minute).padStart(2, '0')}:00Z`,
  });

  it('[ORDER-10] [F-38] an order that is both own and anonymous is one order', () => {
    expect(ids(followedOrders([at('a', 1), at('b', 5)], [at('b', 5), at('c', 3)]))).toEqual([
      'b',
      'c',
      'a',
    ]);
  });

  const listed = (...statuses: (Order['status'] | null)[]) =>
    statuses.map((status, index) => ({ id: `order-${index + 1}`, status }));

  it('[ORDER-10] at a table only the most recent active one has a banner', () => {
    const shownOf = (...statuses: Parameters<typeof listed>) =>
      ids(banneredOrders(listed(...statuses), true));
    expect(shownOf('PENDING', 'ACCEPTED')).toEqual(['order-1']);
    expect(shownOf('COMPLETED', 'ACCEPTED')).toEqual(['order-2']);
    expect(shownOf('REJECTED', 'ACCEPTED')).toEqual(['order-2']);
    expect(shownOf('COMPLETED', 'COMPLETED')).toEqual(['order-1']);
    expect(shownOf(null, 'ACCEPTED')).toEqual(['order-1']);
    expect(shownOf('REJECTED')).toEqual([]);
  });

  it('[ORDER-08] anywhere else each has one but the rejected', () => {
    expect(ids(banneredOrders(listed('READY', 'REJECTED', 'COMPLETED'), false))).toEqual([
      'order-1',
      'order-3',
    ]);
  });

  it('[F-36] running ones, newest first, and no final one among them', () => {
    const all = ORDER_STATUSES.map((status, minute) =>
      order({ id: status, status, createdAt: at('', minute).createdAt }),
    );
    expect(ids(runningOrders(all))).toEqual(['READY', 'FINALIZING', 'ACCEPTED', 'PENDING']);
  });
});

describe('history', () => {
  it('[ORDER-32] [ORDER-33] [D-99] the last 30 final orders, newest first, without table orders', () => {
    const many = Array.from({ length: 31 }, (_, at) =>
      order({ id: `${at}`, status: 'COMPLETED', createdAt: now.add({ hours: at }).toString() }),
    );
    expect(ids(historyOrders(many)).slice(0, 2)).toEqual(['30', '29']);
    expect(historyOrders(many)).toHaveLength(30);
    const others = [
      order({ id: 'rejected', status: 'REJECTED' }),
      order({ id: 'ready', status: 'READY' }),
      order({ id: 'table', status: 'COMPLETED', isTableOrder: true }),
      order({ id: 'empty', status: 'COMPLETED', items: [] }),
    ];
    expect(ids(historyOrders(others))).toEqual(['rejected']);
  });

  it('[ORDER-34] the amount is items minus discount, plus fees', () => {
    const items = [
      orderItem({ price: priceOf(10_000, 12, 1_000) }),
      orderItem({ price: priceOf(500, 25) }),
    ];
    const fees = [{ id: 'f', name: 'Service', price: priceOf(300, 25) }];
    const tipped = { id: 'p', tip: minor(999) };
    expect(historyAmount(order({ items, fees, payment: tipped }))).toBe(9_800);
  });
});
