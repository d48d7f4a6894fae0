import type { OrderStatus } from '@tallrik/domain/orders/order';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installOffers } from '../install/install-offer.ts';
import { openLocalData, type LocalData } from '../local-data/local-data.ts';
import { teachNativeDialogs } from '../testing/native-dialogs.ts';
import { press, showPage } from '../testing/show-page.tsx';
import { NotificationSwitch } from './NotificationSwitch.tsx';
import { OrderNotificationPrompt } from './OrderNotificationPrompt.tsx';

const KEY = 'BPxO'.padEnd(87, 'A');
const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** A browser whose answers the test gives, with a worker that is there. */
function teachPush(answer: NotificationPermission = 'granted') {
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  };
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => SUBSCRIPTION);
  const unsubscribe = vi.fn(async () => true);
  const registration = {
    scope: 'https://eat.example/',
    active: {},
    pushManager: {
      subscribe,
      getSubscription: vi.fn(async () =>
        subscribe.mock.calls.length === 0
          ? null
          : {
              ...SUBSCRIPTION,
              toJSON: () => SUBSCRIPTION,
              unsubscribe,
              options: subscribe.mock.calls[0]?.[0],
            },
      ),
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('caches', {
    open: async () => ({ put: async () => undefined }),
    delete: async () => true,
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: async () => registration },
  });
  return { notification, subscribe, unsubscribe };
}

const facts = (publicKey: string | null, systems: string[]) => () => ({
  orderingCloudConfiguration: { id: 'c', VAPID_PUBLIC_KEY: publicKey, PUSH_SYSTEMS: systems },
});

function show(
  options: {
    status?: OrderStatus;
    isOwn?: boolean;
    publicKey?: string | null;
    systems?: string[];
    localData?: LocalData;
    signedInAs?: string;
    isSwitch?: boolean;
    isOfAccount?: boolean;
  } = {},
) {
  const localData = options.localData ?? openLocalData('story-company', null);
  if (options.isOwn ?? true) {
    localData.set('anonymousOrders', [{ id: 'order-1', createdAt: '2026-03-02T11:50:00Z' }]);
  }
  const order = { id: 'order-1', status: options.status ?? 'PENDING' } as const;
  const { publicKey = KEY, systems = ['WEB', 'IOS'] } = options;
  return {
    ...showPage({
      Screen: () =>
        options.isSwitch ? (
          <NotificationSwitch />
        ) : (
          <OrderNotificationPrompt order={order} isOfAccount={options.isOfAccount ?? false} />
        ),
      pattern: '/',
      at: '/',
      services: { appAddress: 'https://eat.example', localData, renderedData: localData },
      answers: {
        PushFacts: facts(publicKey, systems),
        AddOrderDeviceToken: () => ({ addOrderDeviceToken: { success: true } }),
        RemoveOrderDeviceToken: () => ({ removeOrderDeviceToken: { success: true } }),
      },
    }),
    localData,
  };
}

const question = () => screen.queryByText('Tell me when it is ready');
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(teachNativeDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('tell me when it is ready', () => {
  it('[NATIVE-09] [F-42] [D-202] is asked on the order’s page, and the browser only by a tap', async () => {
    const { notification, subscribe } = teachPush();
    const { requests, localData } = show();
    await waitFor(() => expect(question()).not.toBeNull());
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await press('Yes, tell me');
    await waitFor(() => expect(screen.queryByText('We will tell you')).not.toBeNull());
    expect(notification.requestPermission).toHaveBeenCalled();
    expect(subscribe).toHaveBeenCalled();
    expect(requests).toContainEqual({
      operation: 'AddOrderDeviceToken',
      variables: {
        orderId: 'order-1',
        operatingSystem: 'WEB',
        token: JSON.stringify(SUBSCRIPTION),
      },
    });
    expect(localData.get('enableNotifications')).toBe(true);
  });

  it('[NATIVE-09] [F-42] can be turned off where it was turned on', async () => {
    const { unsubscribe } = teachPush();
    const { requestedOperations, localData } = show();
    await waitFor(() => expect(question()).not.toBeNull());
    await press('Yes, tell me');
    await waitFor(() => expect(screen.queryByText('We will tell you')).not.toBeNull());
    await press('Turn off');
    await waitFor(() => expect(screen.queryByText('We will tell you')).toBeNull());
    expect(requestedOperations()).toContain('RemoveOrderDeviceToken');
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(localData.get('enableNotifications')).toBe(false);
    expect(question()).toBeNull();
  });

  it('[D-202] is not asked again after a no', async () => {
    teachPush();
    const { localData } = show();
    await waitFor(() => expect(question()).not.toBeNull());
    await press('No thanks');
    expect(question()).toBeNull();
    cleanup();
    show({ localData });
    await settled();
    expect(question()).toBeNull();
  });

  it('[D-202] a no to the browser’s own question ends it too', async () => {
    teachPush('denied');
    const { requestedOperations } = show();
    await waitFor(() => expect(question()).not.toBeNull());
    await press('Yes, tell me');
    await waitFor(() => expect(question()).toBeNull());
    expect(requestedOperations()).toEqual(['PushFacts']);
  });

  it.each<[string, Parameters<typeof show>[0]]>([
    ['of somebody else’s order', { isOwn: false }],
    ['once it is ready', { status: 'READY' }],
    ['once it was rejected', { status: 'REJECTED' }],
    ['where the deployment has no keys', { publicKey: null, systems: [] }],
  ])('[NATIVE-09] [F-42] [D-202] is not asked %s', async (_when, options) => {
    teachPush();
    show(options);
    await settled();
    expect(question()).toBeNull();
  });

  it('[NATIVE-09] [F-42] on an iPhone without the app it says what is needed, and offers it', async () => {
    teachPush();
    // Safari has none outside an installed app.
    Reflect.deleteProperty(globalThis, 'PushManager');
    installOffers.listen({
      addEventListener: () => undefined,
      matchMedia: () => ({ matches: false }) as MediaQueryList,
      navigator: { userAgent: 'iPhone', maxTouchPoints: 5 },
    });
    show();
    await waitFor(() =>
      expect(screen.queryByText(/needs the app on your home screen/)).not.toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Add to home screen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Yes, tell me' })).toBeNull();
  });
});

describe('the switch among the settings', () => {
  it('[NATIVE-09] [F-42] is off until the guest turns it on, and can be used after a no', async () => {
    teachPush();
    const localData = openLocalData('story-company', null);
    localData.set('refusedNotifications', true);
    show({ isSwitch: true, localData, isOwn: false });
    const named = { name: 'Notifications about orders' };
    const toggle = await screen.findByRole('switch', named);
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await act(async () => toggle.click());
    await waitFor(() =>
      expect(screen.getByRole('switch', named).getAttribute('aria-checked')).toBe('true'),
    );
    expect(localData.get('enableNotifications')).toBe(true);
    expect(localData.get('refusedNotifications')).toBe(false);
  });

  it('[NATIVE-09] [F-42] says why it cannot be used where the browser was told no', async () => {
    const { notification } = teachPush();
    notification.permission = 'denied';
    show({ isSwitch: true, isOwn: false });
    expect((await screen.findByRole('switch')).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/Your browser blocks them/)).toBeDefined();
  });

  it('[NATIVE-09] [F-42] is the same inside the wrapper, for the app’s own token', async () => {
    vi.stubGlobal('nativeWrapper', {});
    const localData = openLocalData('story-company', null);
    localData.set('device', { token: 'native', operatingSystem: 'IOS', registered: false });
    show({ isSwitch: true, localData, isOwn: false });
    const toggle = await screen.findByRole('switch');
    await act(async () => toggle.click());
    expect(localData.get('enableNotifications')).toBe(true);
    cleanup();
    show({ isSwitch: true, localData, isOwn: false, systems: ['WEB'] });
    await settled();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
