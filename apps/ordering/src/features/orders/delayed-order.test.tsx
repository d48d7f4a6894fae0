import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { aVenueAnswer } from '../../shared/testing/shop-answers.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { OrderStatusScreen } from './status/OrderStatusScreen.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const openOrder = (changes: object) =>
  showPage({
    Screen: OrderStatusScreen,
    pattern: '/orderstatus/:orderId',
    at: '/orderstatus/order-1',
    answers: {
      HistoryOrder: () => ({
        getHistoryOrder: {
          id: 'order-1',
          easyId: '208',
          status: 'ACCEPTED',
          type: 'TAKE_AWAY',
          createdAt: '2026-03-02T11:50:00Z',
          desiredTime: null,
          // The stories' clock stands at 13:00 in Stockholm.
          estimatedFinishTime: '2026-03-02T12:25:00Z',
          isDelayed: true,
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
          ...changes,
        },
      }),
    },
  });
const LONGER = /takes a little longer/;

describe('[KITCHEN-10] [F-73] a promise that was put off', () => {
  it('the page says that it takes longer, and when it is ready now', async () => {
    openOrder({});
    expect(
      await screen.findByText('It takes a little longer than first said. Ready at about 13:25.'),
    ).toBeDefined();
    expect(screen.getByText('25')).toBeDefined();
  });

  it.each([
    ['one that was not put off', { isDelayed: false }],
    ['a new time that is past too', { estimatedFinishTime: '2026-03-02T11:59:00Z' }],
    ['food that is ready', { status: 'READY' }],
  ])('not of %s', async (_what, changes) => {
    openOrder(changes);
    await screen.findByText('208');
    expect(screen.queryByText(LONGER)).toBeNull();
  });
});
