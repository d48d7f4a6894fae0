import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClock } from '../../shared/clock/clock.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import type { AnonymousOrder } from '../../shared/local-data/fields.ts';
import { openLocalData, type LocalData } from '../../shared/local-data/local-data.ts';
import { press, showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { tokenOf } from '../../shared/testing/test-tokens.ts';
import { OrderWatch } from '../OrderWatch.tsx';
import { OrderBanners } from './OrderBanners.tsx';

beforeAll(async () => {
  await import('../../features/orders/FollowedOrders.tsx');
  await import('../../features/orders/RejectionDialog.tsx');
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
  exceptions: [],
};
const order = (id: string, easyId: string, estimatedFinishTime: string, changes: object = {}) => ({
  id,
  easyId,
  status: 'ACCEPTED',
  type: 'TAKE_AWAY',
  createdAt: '2026-03-02T11:50:00Z',
  estimatedFinishTime,
  confirmed: false,
  givenBack: 0,
  isTableOrder: false,
  venue,
  fees: [],
  items: [],
  table: null,
  ...changes,
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

  it('[ORDER-04] [CONF-24] a ready one says it in the company’s own words, with the number', async () => {
    phone({
      orders: { 'order-1': { status: 'READY' } },
      anonymous: [at('order-1', '11:50')],
      configuration: { customReadyText: 'Come to the hatch' },
    });
    await waitFor(() => expect(banner()?.textContent).toContain('Come to the hatch'));
    expect(banner()?.textContent).toContain('42');
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

/** A guest's phone: what the server says of each order, and what the device remembers. */
function phone(page: {
  orders: Record<string, object>;
  active?: () => AnonymousOrder[];
  isSignedIn?: boolean;
  anonymous?: AnonymousOrder[];
  localData?: LocalData;
  configuration?: NonNullable<ShowPage['company']>['configuration'];
}) {
  const clock = handClock();
  const localData = page.localData ?? openLocalData('story-company', null);
  if (page.anonymous) localData.set('anonymousOrders', page.anonymous);
  if (page.isSignedIn) localData.set('authToken', tokenOf('user-1'));
  const confirm = vi.fn(({ id }: { id: string }) => {
    page.orders[id] = { ...page.orders[id], confirmed: true };
    return { updateOrder: { id, confirmed: true } };
  });
  const shown = showPage({
    Screen: () => (
      <>
        <OrderWatch />
        <OrderBanners path="start" />
      </>
    ),
    pattern: '/',
    at: '/',
    services: { clock: clock.clock, localData, renderedData: localData },
    company: { configuration: page.configuration ?? {} },
    answers: {
      ActiveOrders: () => ({ allOrders: page.active?.() ?? [] }),
      HistoryOrder: ({ orderId }: { orderId: string }) => ({
        getHistoryOrder: order(orderId, '42', '2026-03-02T12:05:00Z', page.orders[orderId]),
      }),
      ConfirmRejection: confirm,
    },
  });
  const ask = () => act(async () => shown.queryClient.refetchQueries());
  return { ...shown, clock, localData, confirm, ask };
}
const at = (id: string, time: string) => ({ id, createdAt: `2026-03-02T${time}:00Z` });
/** Ordered the week before, for this very hour. */
const forToday = (id: string) => ({
  id,
  createdAt: '2026-02-23T11:00:00Z',
  desiredTime: '2026-03-02T12:00:00Z',
});
const banner = () => screen.queryByRole('link');

describe('orders of an account and of the device', () => {
  it('[ORDER-10] [F-38] the same order of a signed-in guest at a table is shown once', async () => {
    const { localData } = phone({
      orders: {},
      isSignedIn: true,
      active: () => [at('order-1', '11:50')],
      anonymous: [at('order-1', '11:50')],
    });
    act(() => localData.set('tableId', 'table-1'));
    await waitFor(() => expect(addresses()).toEqual(['/order/venue-1/order/order-1']));
    act(() => localData.set('tableId', null));
    expect(addresses()).toEqual(['/order/venue-1/order/order-1']);
  });

  it('[ORDER-10] own and anonymous ones together: at a table the newest of both', async () => {
    const { localData } = phone({
      orders: {},
      isSignedIn: true,
      active: () => [at('own', '11:40')],
      anonymous: [at('anonymous', '11:50')],
    });
    await waitFor(() =>
      expect(addresses()).toEqual(['/order/venue-1/order/anonymous', '/order/venue-1/order/own']),
    );
    act(() => localData.set('tableId', 'table-1'));
    expect(addresses()).toEqual(['/order/venue-1/order/anonymous']);
  });

  it('[ORDER-11] [DATA-40] [D-100] [F-49] an anonymous order leaves screen and device after an hour', async () => {
    const { clock, localData } = phone({
      orders: {},
      anonymous: [at('older', '10:59'), at('old', '11:01')],
    });
    await waitFor(() => expect(addresses()).toEqual(['/order/venue-1/order/old']));
    expect(localData.get('anonymousOrders')).toEqual([at('old', '11:01')]);
    act(() => clock.pass(120_000));
    expect(addresses()).toEqual([]);
    expect(localData.get('anonymousOrders')).toEqual([]);
  });
});

describe('the end of an order', () => {
  it.each([
    ['PENDING', 'blue', 'Order received'],
    ['FINALIZING', 'orange', 'Preparing, 5 minutes left'],
    ['READY', 'green', 'Ready for pickup, number 42'],
    ['COMPLETED', 'green', 'Collected. See your receipt.'],
  ])('[ORDER-06] [D-93] %s is a %s banner', async (status, colour, words) => {
    phone({ orders: { 'order-1': { status } }, anonymous: [at('order-1', '11:50')] });
    await waitFor(() => expect(banner()?.textContent).toContain(words));
    expect(screen.getByRole('link').className).toContain(colour);
  });

  it('[ORDER-05] [ORDER-11] [D-312] an order made last week for today has its banner, and leads to its receipt', async () => {
    const orders: Record<string, object> = { mine: { status: 'READY' } };
    let active = [forToday('mine')];
    const { ask } = phone({ orders, isSignedIn: true, active: () => active });
    await waitFor(() => expect(banner()?.textContent).toContain('Ready for pickup'));
    orders['mine'] = { status: 'COMPLETED' };
    active = [];
    await ask();
    await waitFor(() => expect(banner()?.textContent).toContain('Collected. See your receipt.'));
  });

  it('[ORDER-05] [D-180] [F-50] a signed-in guest is led to the receipt, though the list has dropped the order', async () => {
    const orders: Record<string, object> = { 'order-1': { status: 'READY' } };
    let active = [at('order-1', '11:50')];
    const { ask } = phone({ orders, isSignedIn: true, active: () => active });
    await waitFor(() => expect(banner()?.textContent).toContain('Ready for pickup'));
    orders['order-1'] = { status: 'COMPLETED' };
    active = [];
    await ask();
    await waitFor(() => expect(banner()?.textContent).toContain('Collected. See your receipt.'));
    expect(addresses()).toEqual(['/order/venue-1/order/order-1']);
  });
});

describe('a rejected order', () => {
  const rejected = { status: 'REJECTED', rejectReason: 'CLOSING_SOON', isRefunded: true };
  const rejectionDialogs = () =>
    screen.queryAllByRole('alertdialog', { name: 'Your order was rejected' });

  it('[ORDER-14] [ORDER-15] [D-180] [F-37] stays for a signed-in guest when the server has noted it and the list has dropped it', async () => {
    const orders: Record<string, object> = { 'order-1': rejected };
    let active = [at('order-1', '11:50')];
    const { ask, confirm, localData } = phone({ orders, isSignedIn: true, active: () => active });
    await waitFor(() => expect(rejectionDialogs()).toHaveLength(1));
    expect(rejectionDialogs()[0]?.textContent).toContain('The kitchen is closing soon');
    await waitFor(() => expect(confirm).toHaveBeenCalledWith({ id: 'order-1' }));
    active = [];
    await ask();
    await ask();
    expect(rejectionDialogs()).toHaveLength(1);

    // Another visit: the server names the order no more.
    cleanup();
    phone({ orders, isSignedIn: true, active: () => active, localData });
    await waitFor(() => expect(rejectionDialogs()).toHaveLength(1));
    await press('Close');
    expect(rejectionDialogs()).toEqual([]);
    expect(localData.get('rejections')).toEqual([]);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('[ORDER-14] [ORDER-10] [F-37] at a table the rejection of an order before the newest is told as well', async () => {
    const localData = openLocalData('story-company', null);
    localData.set('tableId', 'table-1');
    phone({
      orders: { starters: rejected },
      anonymous: [at('starters', '11:40'), at('drinks', '11:50')],
      localData,
    });
    await waitFor(() => expect(rejectionDialogs()).toHaveLength(1));
    expect(addresses()).toContain('/order/venue-1/order/drinks');
  });

  it('[ORDER-14] [D-312] of last week’s order for today is told without an account as well', async () => {
    const { localData } = phone({ orders: { mine: rejected }, anonymous: [forToday('mine')] });
    await waitFor(() => expect(rejectionDialogs()).toHaveLength(1));
    expect(localData.get('anonymousOrders')).toEqual([forToday('mine')]);
  });

  it('[ORDER-14] [D-180] [F-37] seen on the guest’s other phone first: told on this one as well', async () => {
    const orders: Record<string, object> = { 'order-1': { status: 'PENDING' } };
    const { ask } = phone({ orders, isSignedIn: true, active: () => [at('order-1', '11:50')] });
    await waitFor(() => expect(banner()?.textContent).toContain('Order received'));
    orders['order-1'] = { ...rejected, confirmed: true };
    await ask();
    await waitFor(() => expect(rejectionDialogs()).toHaveLength(1));
  });

  it('[ORDER-15] [D-180] [F-37] closed while the server could not be told: does not come back, and is told with the next visit', async () => {
    const orders: Record<string, object> = { 'order-1': rejected };
    const { ask, confirm, localData } = phone({ orders, anonymous: [at('order-1', '11:50')] });
    confirm.mockImplementation(() => {
      throw new Error('away');
    });
    await waitFor(() => expect(rejectionDialogs()).toHaveLength(1));
    await press('Close');
    await ask();
    expect(rejectionDialogs()).toEqual([]);
    cleanup();
    const { confirm: again } = phone({ orders, localData });
    await waitFor(() => expect(again).toHaveBeenCalledWith({ id: 'order-1' }));
    await waitFor(() => expect(localData.get('rejections')).toEqual([]));
    expect(rejectionDialogs()).toEqual([]);
  });

  it('[ORDER-15] [F-18] promises money back only where some was paid', async () => {
    const show = async (isRefunded: boolean) => {
      const orders = { 'order-1': { ...rejected, isRefunded } };
      phone({ orders, anonymous: [at('order-1', '11:50')] });
      await waitFor(() => expect(rejectionDialogs()).toHaveLength(1));
      const words = rejectionDialogs()[0]?.textContent;
      cleanup();
      return words;
    };
    expect(await show(true)).toContain('comes back within 3 banking days');
    expect(await show(false)).not.toContain('banking days');
  });

  it('[ORDER-14] one that was seen before is not told again', async () => {
    const orders = { 'order-1': { ...rejected, confirmed: true } };
    const { requestedOperations } = phone({ orders, anonymous: [at('order-1', '11:50')] });
    await waitFor(() => expect(requestedOperations()).toContain('HistoryOrder'));
    await act(async () => undefined);
    expect(rejectionDialogs()).toEqual([]);
  });
});
