import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { aVenueAnswer } from '../../shared/testing/shop-answers.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { OrderStatusScreen } from './status/OrderStatusScreen.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const order = {
  id: 'order-1',
  easyId: '208',
  status: 'PENDING',
  type: 'TAKE_AWAY',
  createdAt: '2026-03-02T11:00:00Z',
  desiredTime: null,
  estimatedFinishTime: null,
  rejectReason: null,
  confirmed: true,
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
const openOrder = (changes: object) =>
  showPage({
    Screen: OrderStatusScreen,
    pattern: '/orderstatus/:orderId',
    at: '/orderstatus/order-1',
    answers: { HistoryOrder: () => ({ getHistoryOrder: { ...order, ...changes } }) },
  });

describe('an order that waits for the kitchen', () => {
  it('[D-231] [F-63] while nobody has answered it says until when the kitchen does', async () => {
    // The stories' clock stands at 13:00 in Stockholm.
    openOrder({ answerBy: '2026-03-02T12:05:00Z' });
    expect(await screen.findByText('The kitchen answers by 13:05.')).toBeDefined();
    cleanup();
    openOrder({ answerBy: '2026-03-03T07:10:00Z' });
    expect(await screen.findByText('The kitchen answers by 03/03/2026 08:10.')).toBeDefined();
    cleanup();
    openOrder({ answerBy: '2026-03-02T11:59:59Z' });
    await screen.findByText('208');
    expect(screen.queryByText(/The kitchen answers/)).toBeNull();
  });

  it('[D-231] [F-63] what the guest wrote to the kitchen stands on the page', async () => {
    openOrder({ comment: 'No dill.\nBy the window, please' });
    const comment = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect(comment.getByRole('heading', { name: 'Your comment' })).toBeDefined();
    expect(comment.getByText(/By the window, please/).textContent).toBe(
      'No dill.\nBy the window, please',
    );
    cleanup();
    openOrder({ comment: ' ' });
    await screen.findByText('208');
    expect(screen.queryByText('Your comment')).toBeNull();
  });
});
