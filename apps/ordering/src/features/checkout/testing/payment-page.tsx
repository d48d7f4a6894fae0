import { minor } from '@tallrik/domain/money/minor';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { PlacedEvent } from '@tallrik/contract/analytics';
import { matchPath } from '../../../shared/router/match-path.ts';
import { useLocation } from '../../../shared/router/router.tsx';
import { makeAnalytics, type Analytics } from '../../../shared/analytics/analytics.ts';
import { openLocalData } from '../../../shared/local-data/local-data.ts';
import { useCart } from '../../../shared/cart-socket/use-cart.ts';
import { makeConnectionStatus } from '../../../shared/graphql-client/connection-status.ts';
import { foldingCart } from '../../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../../shared/testing/native-dialogs.ts';
import { press, showPage, type ShowPage } from '../../../shared/testing/show-page.tsx';
import { soupLine } from '../../../shared/testing/still-cart.ts';
import { paths } from '../../../shared/paths.ts';
import { PaymentFlow } from '../PaymentFlow.tsx';
import { useOrderArrival } from '../use-order-arrival.ts';
import { dropIn } from './drop-in-stand-in.tsx';

const NO_TIP = minor(0);

export const soup = { ...soupLine, amount: minor(10_000) };
export const filled = (...more: Parameters<typeof foldingCart>[0] & object) =>
  foldingCart([{ type: 'ADD_ITEM', item: soup }, ...more]);

/** The cart's page, and every other: the order is waited for wherever the guest is. */
function Screen() {
  const { pathname } = useLocation();
  useOrderArrival();
  return matchPath(paths.cart.pattern, pathname) ? <CartPage /> : null;
}

function CartPage() {
  const { cart } = useCart();
  // As on the cart's page: nothing in the cart is an empty cart, whatever was paid a moment ago.
  if (cart.cartId === null) return <p>empty cart</p>;
  return <PaymentFlow cart={cart} tip={NO_TIP} isVenueOpen returnPath="/order/venue-1/cart" />;
}

export type Session = { success: boolean; response?: object; error?: string | null };
/** How the server answers the next request for a session. */
export const answer: { session: () => Session | Promise<Session> } = { session: () => opened() };
export const opened = (id = 'CS1') => ({ success: true, response: { id, sessionData: 'data' } });

/** The real gate of consent before a visit that keeps what it is told. */
function consentedAnalytics(allows: boolean, reported: PlacedEvent[]): Analytics {
  const localData = openLocalData('story-company', null);
  localData.set('consentScope', 'OWN');
  localData.set('cookieConsent', true);
  localData.set('analyticsConsent', allows);
  const visit = { add: (event: PlacedEvent) => void reported.push(event), end: () => undefined };
  const analytics = makeAnalytics({ scope: 'OWN', localData, openVisit: async () => visit });
  analytics.showPage('cart');
  return analytics;
}

export function showPayment(
  cart: ReturnType<typeof foldingCart> = filled(),
  { allowsAnalytics = true, ...page }: Partial<ShowPage> & { allowsAnalytics?: boolean } = {},
) {
  const reported: PlacedEvent[] = [];
  const logged: object[] = [];
  const connection = makeConnectionStatus();
  const shown = showPage({
    Screen,
    pattern: '*',
    at: '/order/venue-1/cart',
    cart,
    ...page,
    answers: {
      InitAdyenSession: async () => ({
        initAdyenSession: { error: null, ...(await answer.session()) },
      }),
      ...page.answers,
    },
    company: {
      ...page.company,
      configuration: { cardClientKey: 'test_KEY', ...page.company?.configuration },
    },
    services: {
      analytics: consentedAnalytics(allowsAnalytics, reported),
      remoteLog: { info: (entry) => logged.push(entry), flush: () => undefined },
      connection,
      ...page.services,
    },
  });
  return { ...shown, cart, reported, logged, connection };
}
export const settled = () => act(async () => vi.advanceTimersByTimeAsync(0));
export const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
export const payButton = () => screen.getByRole('button', { name: /^(Pay|Order|Loading)/ });
export const isDisabled = (button: HTMLElement) =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';
export const modalTitle = () =>
  document.querySelector('dialog[role="alertdialog"][open] h2')?.textContent ?? null;
export const result = (resultCode: string) =>
  act(async () => {
    const { props } = dropIn;
    props?.onResult({ resultCode, sessionResult: 'sr', sessionId: props.session.id });
  });
export async function openForm() {
  await settled();
  await press(/^Pay/);
  await settled();
}

/** Before each test: a still clock, dialogs, and a server that opens sessions. */
export function preparePayment(): void {
  teachNativeDialogs();
  vi.useFakeTimers();
  answer.session = () => opened();
  Object.assign(dropIn, { props: null, mounts: 0 });
}
