import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartScreen } from '../features/menu/start/StartScreen.tsx';
import { FollowedOrders } from '../features/orders/FollowedOrders.tsx';
import { OrderHistoryScreen } from '../features/orders/history/OrderHistoryScreen.tsx';
import { OrderStatusScreen } from '../features/orders/status/OrderStatusScreen.tsx';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import { aVenueAnswer, shopAnswers } from '../shared/testing/shop-answers.ts';
import { showPage, type ShowPage } from '../shared/testing/show-page.tsx';
import { teachMedia } from '../shared/testing/teach-media.ts';
import { firstScreenModule } from './first-screen/FirstScreen.tsx';
import { TableBillBanner } from '../features/tables/TableBillBanner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  teachNativeDialogs();
  teachMedia(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const venue = aVenueAnswer();
const order = {
  id: 'order-1',
  easyId: '208',
  status: 'ACCEPTED',
  type: 'TAKE_AWAY',
  createdAt: '2026-03-02T11:00:00Z',
  desiredTime: null,
  estimatedFinishTime: null,
  rejectReason: null,
  confirmed: true,
  givenBack: 0,
  isTableOrder: false,
  comment: '',
  answerBy: null,
  table: null,
  venue,
  payment: null,
  fees: [],
  items: [],
};
const answers: ShowPage['answers'] = {
  ...shopAnswers(),
  VenueList: () => ({ allVenues: [venue] }),
  HistoryOrder: () => ({ getHistoryOrder: order }),
  HistoryListing: () => ({ getHistoryListing: [] }),
  ActiveOrders: () => ({ allOrders: [] }),
  Home: () => ({ homepageUserQuery: { stamps: [], stampCards: [], offers: [] } }),
  TableBills: () => ({ Table: { id: 'table-1', supportsPayLater: true, cheques: [] } }),
};

const start: Partial<ShowPage> = {
  Screen: () => <StartScreen offers={{ areComing: false, render: () => null }} />,
  pattern: '/order/:venueId',
  at: '/order/venue-1',
};
const POLLED: [title: string, operation: string, seconds: number, page: Partial<ShowPage>][] = [
  ['[API-09] the venue', 'VenuePage', 30, start],
  ['[API-34] the stock', 'VenueInventory', 30, start],
  [
    '[API-09] the venue, on home',
    'VenuePage',
    120,
    { Screen: firstScreenModule.Screen, at: '/?v=venue-1' },
  ],
  [
    '[API-11] running orders',
    'ActiveOrders',
    5,
    {
      Screen: () => (
        <FollowedOrders token="token" anonymousOrders={[]} isAtTable={false} isBannerShown />
      ),
    },
  ],
  [
    '[API-12] [ORDER-36] one order',
    'HistoryOrder',
    5,
    { Screen: OrderStatusScreen, pattern: '/orderstatus/:orderId', at: '/orderstatus/order-1' },
  ],
  ['[API-13] the history', 'HistoryListing', 5, { Screen: OrderHistoryScreen }],
  ['[API-14] what home shows', 'Home', 30, { Screen: firstScreenModule.Screen }],
  ['[API-30] the table’s bills', 'TableBills', 10, { Screen: TableBillBanner }],
];

describe('while a page is looked at', () => {
  it.each(POLLED)('%s: %s is asked again every %d s', async (_title, operation, seconds, page) => {
    const { requestedOperations, localData } = showPage({
      Screen: () => null,
      pattern: '/',
      at: '/',
      signedInAs: 'user-1',
      answers,
      ...page,
    });
    act(() => {
      if (operation !== 'TableBills') return;
      localData.set('tableId', 'table-1');
      localData.set('qrOrder', 'token');
    });
    await pass(1);
    expect(requestedOperations()).toContain(operation);
    const before = requestedOperations().length;
    const requestsSince = () =>
      requestedOperations()
        .slice(before)
        .filter((name) => name === operation).length;
    await pass(seconds * 1_000 - 100);
    expect(requestsSince()).toBe(0);
    await pass(200);
    expect(requestsSince()).toBe(1);
    await pass(seconds * 1_000);
    expect(requestsSince()).toBe(2);
  });
});
