import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dropIn } from '../features/checkout/testing/drop-in-stand-in.tsx';
import { foldingCart } from '../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import { aCategory, aDish, shopAnswers, words } from '../shared/testing/shop-answers.ts';
import { press, showPage } from '../shared/testing/show-page.tsx';
import { soupLine } from '../shared/testing/still-cart.ts';
import { teachMedia } from '../shared/testing/teach-media.ts';
import { AccountDialogs } from './AccountDialogs.tsx';
import { cartPageModule } from './CartPage.tsx';
import { TOKEN, type } from './testing/account-dialogs.tsx';

vi.mock(
  '../features/checkout/card-payment/CardDropIn.tsx',
  () => import('../features/checkout/testing/drop-in-stand-in.tsx'),
);

beforeAll(async () => {
  await import('../features/accounts/AccountOverlays.tsx');
});
beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
  Object.assign(dropIn, { props: null, mounts: 0 });
});
afterEach(cleanup);

const line = { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup', title: 'Soup' };
const soup = { type: 'ADD_ITEM', item: line } as const;

const memberAt = (discountPercentage: number) => ({
  User: {
    id: 'user-1',
    name: 'Åsa Lind',
    phone: '+46701740605',
    email: 'asa@example.org',
    easyId: '1',
    deleted: false,
    activated: true,
    invoiceTargetId: null,
    invoiceCustomerId: null,
    membershipCard: {
      points: 0,
      membershipLevel: { id: 'level', title: words('Regular'), discountPercentage },
    },
  },
});

/** The cart's page with the doors of an account over it, as a guest meets both. */
async function showCart(
  options: {
    rate?: number;
    isActivated?: boolean;
    isPricedLater?: boolean;
    cart?: ReturnType<typeof foldingCart>;
  } = {},
) {
  const { rate = 5, cart = foldingCart([soup]) } = options;
  let isActivated = options.isActivated ?? true;
  const { dispatch } = cart.session;
  const price = () => dispatch({ type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: rate });
  // The rate is the server's, whatever is asked for (D-75).
  cart.session.dispatch = (...events) => {
    for (const event of events) {
      if (event.type !== 'SET_MEMBERSHIP_DISCOUNT') dispatch(event);
      else if (!options.isPricedLater) price();
    }
  };
  const Page = () => (
    <AccountDialogs>
      <cartPageModule.Screen />
    </AccountDialogs>
  );
  const shown = showPage({
    Screen: Page,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart,
    company: {
      company: { hasMembershipCards: true },
      configuration: { cardClientKey: 'test_KEY' },
    },
    answers: {
      ...shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
      TableBills: () => ({ Table: null }),
      InitAdyenSession: () => ({
        initAdyenSession: { success: true, error: null, response: { id: 'CS1', sessionData: 'd' } },
      }),
      PhoneDeletedLately: () => ({ hasPhoneNumberBeenDeletedLately: { deletedLately: false } }),
      Register: () => ({ register: { token: TOKEN } }),
      Login: () => ({ login: { token: TOKEN } }),
      OwnActivation: () => ({ User: { id: 'user-1', activated: isActivated, phone: '+46701' } }),
      ActivatePhone: () => {
        isActivated = true;
        return { activatePhone: { error: null } };
      },
      SignedInGuest: () => memberAt(rate),
    },
  });
  await screen.findByRole('heading', { name: 'Soup' });
  await screen.findByRole('button', { name: /^Pay/ });
  await press(/^Pay/);
  return { ...shown, cart, price };
}

async function signUp() {
  await press('Create an account');
  type('First and last name', 'Åsa Lind');
  type('Mobile number', '+46 70 174 06 05');
  type('Email', 'asa@example.org');
  await press('Next');
  type('Password', 'hemligt');
  type('Repeat password', 'hemligt');
  await press('Next');
  await press('Create account');
}
async function signIn() {
  await press('Sign in');
  type('Mobile number', '+46 70 174 06 05');
  type('Password', 'hemligt');
  await press('Sign in');
}
const noteText = () =>
  screen
    .getByText('card form')
    .closest('dialog')
    ?.querySelector('[role=group] [role=status]')
    ?.textContent?.replaceAll('\u00a0', ' ');
const isFormOpen = () => screen.queryByText('card form') !== null;

it('[PAY-38] [D-230] [F-62] signing up from Pay goes on to the card and says what changed', async () => {
  const { cart } = await showCart({ isActivated: false });
  await signUp();
  expect(isFormOpen()).toBe(false);
  type('Code', '1234');
  await press('Continue');
  await screen.findByText('card form');
  expect(cart.session.snapshot().cart).toMatchObject({
    userId: 'user-1',
    membershipDiscountRate: 5,
  });
  expect(noteText()).toMatch(/^5% off as a member\d+,\d\d kr instead of \d+ kr$/);
  expect(screen.queryByRole('dialog', { name: 'Enter the code' })).toBeNull();
  // The form was opened with the sum it stays with: none is closed for another.
  expect(dropIn.mounts).toBe(1);
});

it('[PAY-38] [D-230] [F-62] so does signing in, and a level without a discount names the points', async () => {
  await showCart({ rate: 0 });
  await signIn();
  await screen.findByText('card form');
  expect(noteText()).toBe('You are a memberThis order collects points.');
});

it('[D-230] who closes the sheet is left with the cart, also when signing in elsewhere later', async () => {
  const { localData, cart } = await showCart({ rate: 0 });
  await press('Create an account');
  await press('Close');
  await act(async () => {
    localData.set('authToken', TOKEN);
    cart.session.dispatch({ type: 'UPDATE_USER', userId: 'user-1' });
  });
  await act(async () => {});
  expect(isFormOpen()).toBe(false);
});

it('[D-230] [F-62] waits for the price of a member', async () => {
  const { price } = await showCart({ isPricedLater: true });
  await signIn();
  expect(isFormOpen()).toBe(false);
  await act(async () => price());
  await screen.findByText('card form');
  expect(noteText()).toMatch(/^5% off as a member/);
});

it('[D-230] [F-62] no form opens on whoever changes the order meanwhile', async () => {
  const { cart, price } = await showCart({ isPricedLater: true });
  await signIn();
  await act(async () =>
    cart.session.dispatch({ type: 'ADD_ITEM', item: { ...line, id: 'second', entryId: 'second' } }),
  );
  await act(async () => price());
  await act(async () => {});
  expect(isFormOpen()).toBe(false);
  // Asked for by a press it opens, and compares no two orders.
  await press(/^Pay/);
  await screen.findByText('card form');
  expect(noteText()).toBe('You are a memberThis order collects points.');
});

it('[D-230] as a guest the form has nothing to say of a membership', async () => {
  await showCart();
  await press('Continue as guest');
  await screen.findByText('card form');
  expect(noteText()).toBeUndefined();
});
