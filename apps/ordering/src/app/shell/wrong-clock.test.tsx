import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderStatusScreen } from '../../features/orders/status/OrderStatusScreen.tsx';
import { makeClock } from '../../shared/clock/clock.ts';
import { browserTimers } from '@tallrik/contract/client/timers';
import { shopAnswers, aVenueAnswer } from '../../shared/testing/shop-answers.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { ClockGuard } from './ClockGuard.tsx';

const SERVER_NOW = '2026-03-02T12:00:00Z';
const MINUTE_MS = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const order = {
  id: 'order-1',
  easyId: '208',
  status: 'ACCEPTED',
  type: 'TAKE_AWAY',
  createdAt: '2026-03-02T11:58:00Z',
  desiredTime: null,
  estimatedFinishTime: '2026-03-02T12:15:00Z',
  rejectReason: null,
  confirmed: true,
  givenBack: 0,
  isRefunded: false,
  isTableOrder: false,
  comment: '',
  answerBy: null,
  table: null,
  venue: aVenueAnswer(),
  payment: null,
  fees: [],
  items: [],
};

/** A phone whose clock is off by so much, on a page that was drawn just now, or long ago. */
async function follow(phone: { offMs: number; drawnAt?: string; isServerMute?: boolean }) {
  const { offMs, drawnAt = SERVER_NOW, isServerMute = false } = phone;
  vi.setSystemTime(Date.parse(SERVER_NOW) + offMs);
  const clock = makeClock(Date.parse(drawnAt), browserTimers);
  const shown = showPage({
    Screen: () => (
      <ClockGuard>
        <OrderStatusScreen />
      </ClockGuard>
    ),
    pattern: '/orderstatus/:orderId',
    at: '/orderstatus/order-1',
    services: { clock },
    answers: {
      ...shopAnswers(),
      CurrentTime: () =>
        isServerMute ? new Promise(() => undefined) : { currentTime: SERVER_NOW },
      HistoryOrder: () => ({ getHistoryOrder: order }),
    },
  });
  clock.start();
  await screen.findByText('208');
  // The server's time may come after the order.
  await waitFor(() => expect(clock.readMs()).toBe(Date.parse(SERVER_NOW)));
  clock.stop();
  return { ...shown, clock };
}

it.each([
  ['a minute and a half behind', -90_000],
  ['four minutes behind', -4 * MINUTE_MS],
  ['four minutes ahead', 4 * MINUTE_MS],
  ['right', 0],
])(
  '[D-231] [F-63] [TIME-34] 15 promised minutes read as 15 on a phone that is %s',
  async (_, offMs) => {
    await follow({ offMs });
    expect(screen.getByText(/minutes to go/).textContent).toBe('15 minutes to go');
  },
);

it('[D-231] [F-63] so they do before the server has told its time: the page says when it was drawn', async () => {
  await follow({ offMs: -90_000, isServerMute: true });
  expect(screen.getByText(/minutes to go/).textContent).toBe('15 minutes to go');
});

it('[D-231] [F-63] so they do where the page came out of a cache and says nothing of the clock', async () => {
  await follow({ offMs: -90_000, drawnAt: '2026-03-01T09:00:00Z' });
  await waitFor(() =>
    expect(screen.getByText(/minutes to go/).textContent).toBe('15 minutes to go'),
  );
});

it('[PAY-10] [D-231] what the app writes down is by the same clock as what it compares with', async () => {
  const { clock } = await follow({ offMs: -90_000 });
  expect(clock.readMs()).toBe(Date.parse(SERVER_NOW));
});
