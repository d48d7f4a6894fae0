import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from '../../shared/router/router.tsx';
import { MemoryRouter } from '../../shared/testing/memory-router.tsx';
import { AccountDialogContext } from '../../shared/guest/account-dialog.ts';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { answeringApi } from '../../shared/testing/answering-api.ts';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { soupLine, stillCart } from '../../shared/testing/still-cart.ts';
import { tokenOf } from '../../shared/testing/test-tokens.ts';
import { TokenWatch } from '../TokenWatch.tsx';
import { SideAccount } from './SideAccount.tsx';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

const asa = {
  id: 'user-1',
  name: 'Åsa Lind',
  phone: '+46701740605',
  email: 'asa@example.org',
  easyId: '1042',
  deleted: false,
  activated: true,
  invoiceTargetId: null,
  invoiceCustomerId: null,
  membershipCard: { points: 120, membershipLevel: { id: 'gold', title: { en: 'Gold' } } },
};

// Loaded at a sign-out, by whoever has a device to take off.
beforeAll(() => import('../../shared/notifications/unsubscribe-notifications.ts'));

const Place = () => <output>{useLocation().pathname}</output>;

async function showMenu(options: {
  isSignedIn?: boolean;
  user?: Partial<typeof asa>;
  cart?: Parameters<typeof stillCart>;
  lastPaymentTime?: number;
}) {
  const { api, requestedOperations } = answeringApi({
    SignedInGuest: () => ({ User: { ...asa, ...options.user } }),
    RemoveDeviceToken: () => ({ removeDeviceToken: { success: true } }),
  });
  const localData = openLocalData('story-company', null);
  if (options.isSignedIn ?? true) localData.set('authToken', tokenOf('user-1'));
  if (options.lastPaymentTime) localData.set('lastPaymentTime', options.lastPaymentTime);
  localData.set('device', { token: 'device-1', operatingSystem: 'IOS', registered: true });
  const opened: string[] = [];
  const { session } = stillCart(...(options.cart ?? [[]]));
  const left: string[] = [];
  const cart = { ...session, leaveCart: () => left.push('cart') };
  render(
    <MemoryRouter initialEntries={['/news']}>
      <QueryClientProvider client={new QueryClient()}>
        <GuestStory language="en" services={{ api, localData, renderedData: localData, cart }}>
          <AccountDialogContext value={(dialog) => opened.push(dialog)}>
            <SideAccount />
            <TokenWatch />
            <Place />
          </AccountDialogContext>
        </GuestStory>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  return { localData, opened, left, requestedOperations };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
    await new Promise((resolve) => setTimeout(resolve));
  });
const place = () => document.querySelector('output')?.textContent;

describe('the account in the side menu', () => {
  it('[SHELL-09] [CONF-18] signed out: the greeting, Create account and Sign in', async () => {
    const { opened } = await showMenu({ isSignedIn: false });
    expect(screen.getByText('Mat från skog och skärgård')).toBeDefined();
    await press('Create account');
    await press('Sign in');
    expect(opened).toEqual(['SIGN_UP', 'SIGN_IN']);
  });

  it('[SHELL-10] signed in: level, greeting, name and Sign out', async () => {
    await showMenu({});
    expect(await screen.findByText('Gold')).toBeDefined();
    expect(screen.getByText('Hi Åsa')).toBeDefined();
    expect(screen.getByText('Åsa Lind')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  it('[SHELL-12] [AUTH-28] [AUTH-29] [CART-21] signing out forgets device, tokens and cart, and leads to /', async () => {
    const { localData, left, requestedOperations } = await showMenu({});
    await press('Sign out');
    expect(requestedOperations()).toContain('RemoveDeviceToken');
    expect(localData.get('device')?.registered).toBe(false);
    expect(localData.get('authToken')).toBeNull();
    expect(left).toEqual(['cart']);
    expect(place()).toBe('/');
  });

  it('[SHELL-11] with dishes in the cart it asks first', async () => {
    const { localData } = await showMenu({ cart: [[soupLine]] });
    await press('Sign out');
    expect(screen.getByText('Cart will be cleared')).toBeDefined();
    await press('Cancel');
    expect(localData.get('authToken')).not.toBeNull();
    await press('Sign out');
    await press('Sign out');
    expect(localData.get('authToken')).toBeNull();
  });

  it('[D-150] while a payment is under way it waits', async () => {
    const { localData } = await showMenu({
      cart: [[soupLine], { hasPendingPayment: true }],
      lastPaymentTime: Date.parse('2026-03-02T11:59:50Z'),
    });
    await press('Sign out');
    expect(screen.getByText('A payment is under way')).toBeDefined();
    await press('OK');
    expect(localData.get('authToken')).not.toBeNull();
  });
});

describe('an account that is gone', () => {
  it('[AUTH-26] is signed out, told so, and led home', async () => {
    const { localData } = await showMenu({ user: { deleted: true } });
    await waitFor(() => expect(localData.get('authToken')).toBeNull());
    expect(localData.get('alert')?.title).toBe('This account is closed');
    await waitFor(() => expect(place()).toBe('/'));
  });
});

describe('a new token', () => {
  it('[AUTH-27] has the page ask again after 0.5 s and after 2.5 s', async () => {
    vi.useFakeTimers();
    try {
      const { localData, requestedOperations } = await showMenu({ isSignedIn: false });
      await act(async () => localData.set('authToken', tokenOf('user-1')));
      const requestCount = async (ms: number) => {
        const before = requestedOperations().length;
        await act(() => vi.advanceTimersByTimeAsync(ms));
        return requestedOperations().length - before;
      };
      expect(await requestCount(400)).toBe(0);
      expect(await requestCount(200)).toBe(1);
      expect(await requestCount(1_800)).toBe(0);
      expect(await requestCount(200)).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
