import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { aVenueAnswer } from '../../shared/testing/shop-answers.ts';
import { showPage } from '../../shared/testing/show-page.tsx';
import { OrderStatusScreen } from './status/OrderStatusScreen.tsx';

beforeEach(teachNativeDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
const openOrder = (changes: object) =>
  showPage({
    Screen: OrderStatusScreen,
    pattern: '/orderstatus/:orderId',
    at: '/orderstatus/order-1',
    answers: { HistoryOrder: () => ({ getHistoryOrder: { ...order, ...changes } }) },
  });

describe('tell me when it is ready', () => {
  const teachPush = () => {
    const registration = {
      scope: 'https://eat.example/',
      active: {},
      pushManager: { getSubscription: async () => null },
    };
    vi.stubGlobal('Notification', {
      permission: 'default',
      requestPermission: async () => 'default',
    });
    vi.stubGlobal('caches', { open: async () => ({ put: async () => undefined }) });
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('navigator', {
      ...navigator,
      serviceWorker: { getRegistration: async () => registration },
    });
  };
  const openAsMember = (ownIds: string[]) => {
    teachPush();
    return showPage({
      Screen: OrderStatusScreen,
      pattern: '/orderstatus/:orderId',
      at: '/orderstatus/order-1',
      signedInAs: 'user-1',
      services: { appAddress: 'https://eat.example' },
      answers: {
        HistoryOrder: () => ({ getHistoryOrder: order }),
        ActiveOrders: () => ({
          allOrders: ownIds.map((id) => ({ ...order, id })),
        }),
        PushFacts: () => ({
          orderingCloudConfiguration: {
            id: 'c',
            VAPID_PUBLIC_KEY: 'BPxO'.padEnd(87, 'A'),
            PUSH_SYSTEMS: ['WEB'],
          },
        }),
      },
    });
  };

  it('[F-42] [D-202] is offered to a member for an order of their own', async () => {
    openAsMember(['order-1']);
    expect(await screen.findByText('Tell me when it is ready')).toBeDefined();
  });

  it('[F-42] [D-202] and not on the receipt of somebody else, of which they would hear nothing', async () => {
    const { requestedOperations } = openAsMember(['order-2']);
    await screen.findByText('208');
    await vi.waitFor(() => expect(requestedOperations()).toContain('ActiveOrders'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(requestedOperations()).not.toContain('PushFacts');
    expect(screen.queryByText('Tell me when it is ready')).toBeNull();
  });
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
