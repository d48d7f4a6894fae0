import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeClock } from '../../shared/clock/clock.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { OrderBanners } from './OrderBanners.tsx';

beforeAll(async () => {
  await import('../../features/orders/FollowedOrder.tsx');
  await import('../../features/orders/OwnOrders.tsx');
});
beforeEach(teachNativeDialogs);
afterEach(cleanup);

const NOON = Date.parse('2026-03-02T12:00:00Z');

/** A clock whose ticks happen when the test says so. */
function handClock() {
  let now = NOON;
  const waiting: { afterMs: number; work: () => void }[] = [];
  const clock = makeClock(NOON, {
    now: () => now,
    chance: () => 0,
    after: (afterMs, work) => {
      const entry = { afterMs, work };
      waiting.push(entry);
      return () => waiting.splice(waiting.indexOf(entry), 1);
    },
  });
  clock.start();
  return {
    clock,
    pauses: () => waiting.map(({ afterMs }) => afterMs),
    /** Time that the clock has not noticed yet. */
    passUnseen: (ms: number) => {
      now += ms;
    },
    pass: (ms: number) => {
      now += ms;
      for (const { work } of waiting.splice(0)) work();
    },
  };
}

const venue = {
  id: 'venue-1',
  name: 'Soho',
  active: true,
  deleted: false,
  timeZone: 'Europe/London',
  availabilities: [],
  deliveryRates: [],
};
const order = (id: string, easyId: string, estimatedFinishTime: string) => ({
  id,
  easyId,
  status: 'ACCEPTED',
  type: 'TAKE_AWAY',
  createdAt: '2026-03-02T11:50:00Z',
  estimatedFinishTime,
  confirmed: false,
  isTableOrder: false,
  venue,
  fees: [],
  items: [],
});

function follow(clock = handClock(), finishTime = '2026-03-02T12:05:00Z') {
  const { localData } = showPage({
    Screen: () => <OrderBanners path="landing" />,
    pattern: '/',
    at: '/',
    signedInAs: 'user-1',
    services: { clock: clock.clock },
    answers: {
      ActiveOrders: () => ({
        allOrders: [
          { id: 'old', createdAt: '2026-03-02T11:00:00Z' },
          { id: 'new', createdAt: '2026-03-02T11:50:00Z' },
        ],
      }),
      HistoryOrder: ({ orderId }: { orderId: string }) => ({
        getHistoryOrder: order(orderId, orderId === 'new' ? '42' : '41', finishTime),
      }),
    },
  });
  return { clock, localData };
}
const addresses = () => screen.queryAllByRole('link').map((banner) => banner.getAttribute('href'));

describe('running orders', () => {
  it('[LAND-01] [ORDER-08] stand on home with their status, newest first', async () => {
    follow();
    await waitFor(() =>
      expect(addresses()).toEqual(['/order/venue-1/order/new', '/order/venue-1/order/old']),
    );
  });

  it('[ORDER-10] at a table only the newest', async () => {
    const { localData } = follow();
    await waitFor(() => expect(addresses()).toHaveLength(2));
    act(() => localData.set('tableId', 'table-1'));
    expect(addresses()).toEqual(['/order/venue-1/order/new']);
  });

  it('[ORDER-07] [ORDER-03] count down by a clock of 10 s', async () => {
    const { clock } = follow();
    await waitFor(() => expect(screen.queryAllByText(/5 min/)).toHaveLength(2));
    expect(clock.pauses()).toContain(10_000);
    act(() => {
      for (let tick = 0; tick < 7; tick += 1) clock.pass(10_000);
    });
    expect(screen.queryAllByText(/4 min/)).toHaveLength(2);
  });

  it('[ORDER-03] [D-94] five minutes promised between two steps of the clock read as five', async () => {
    const clock = handClock();
    clock.passUnseen(9_000);
    follow(clock, '2026-03-02T12:05:09Z');
    await waitFor(() => expect(screen.queryAllByText(/5 min/)).toHaveLength(2));
  });
});
