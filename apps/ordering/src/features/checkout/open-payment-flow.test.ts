import type { PaymentFacts } from '@tallrik/domain/checkout/payment-flow-state';
import type { PaymentReturn } from '@tallrik/domain/checkout/payment-modals';
import { paymentView } from '@tallrik/domain/checkout/payment-view';
import { ZERO } from '@tallrik/domain/money/minor';
import { fakeClock } from '@tallrik/testing/fake-clock';
import { describe, expect, it, vi } from 'vitest';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { answeringApi } from '../../shared/testing/answering-api.ts';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { openPaymentFlow } from './open-payment-flow.ts';

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** The flow over a cart that folds, a clock that stands still and a server that answers what the test says. */
function drive(
  options: {
    returned?: PaymentReturn;
    answers?: Parameters<typeof answeringApi>[0];
    start?: Parameters<typeof foldingCart>[0];
  } = {},
) {
  const clock = fakeClock('2026-03-02T11:00:00Z');
  const localData = openLocalData('story-company', null);
  const cart = foldingCart(options.start ?? [{ type: 'ADD_ITEM', item: soupLine }]);
  let sessions = 0;
  const { api, requests, requestedOperations } = answeringApi({
    InitAdyenSession: () => {
      sessions += 1;
      const response = { id: `CS${sessions}`, sessionData: 'data' };
      return { initAdyenSession: { success: true, error: null, response } };
    },
    ...options.answers,
  });
  const facts = (): PaymentFacts => {
    const { hasUnconfirmedEvents, refusal, cart: priced } = cart.session.snapshot();
    const lastPaymentTime = localData.get('lastPaymentTime');
    return {
      cart: priced,
      tip: ZERO,
      isVenueOpen: true,
      hasUnconfirmedEvents,
      refusal,
      pageDialog: null,
      returnPath: '/order/venue-1/cart',
      isOnline: true,
      isSignedIn: false,
      now: clock.now(),
      lastPaymentAt:
        lastPaymentTime === null ? null : Temporal.Instant.fromEpochMilliseconds(lastPaymentTime),
    };
  };
  const went = { home: 0, clean: 0, refetched: [] as (string | undefined)[] };
  const reported: object[] = [];
  const logged: object[] = [];
  let running = 0;
  const after = (ms: number, fire: () => void) => {
    const end = (then: () => void) => () => {
      running -= 1;
      then();
    };
    running += 1;
    return end(clock.schedule(ms, end(fire)));
  };
  const flow = openPaymentFlow(
    {
      api,
      timers: { after },
      clock: { readMs: () => clock.now().epochMilliseconds },
      localData,
      cart: cart.session,
      analytics: { report: (event) => reported.push(event) },
      remoteLog: { info: (entry) => logged.push(entry) },
      company: { id: 'story-company', currency: 'SEK', force3DSecure: true },
      appAddress: 'https://example.org/smash',
      newId: () => 'payment-1',
      cleanAddress: () => (went.clean += 1),
      refetch: async (query) => void went.refetched.push(query),
      goHome: () => (went.home += 1),
    },
    {
      facts: facts(),
      returned: options.returned ?? { type: 'NONE' },
      reportedErrors: localData.get('toldErrors'),
    },
  );
  const look = () => flow.change(facts());
  cart.session.subscribe(look);
  localData.subscribe(look);
  const pass = async (milliseconds: number) => {
    clock.advance({ milliseconds });
    look();
    await settled();
  };
  const view = () => paymentView(flow.state());
  const timersRunning = () => running;
  return {
    flow,
    cart,
    localData,
    requests,
    requestedOperations,
    went,
    reported,
    logged,
    pass,
    view,
    timersRunning,
  };
}

/** Started, with a session, the form open over it. */
async function openForm(page: ReturnType<typeof drive>) {
  const stop = page.flow.start();
  await settled();
  page.flow.send({ type: 'PRESSED' });
  return stop;
}

describe('the driver of the payment', () => {
  it('[PAY-03] [D-78] asks for nothing before it is started, then for a session with the company’s terms', async () => {
    const page = drive();
    await settled();
    expect(page.requests).toEqual([]);
    page.flow.start();
    await settled();
    expect(page.requests).toMatchObject([
      {
        operation: 'InitAdyenSession',
        variables: {
          amount: 16_900,
          tip: 0,
          reference: 'cart-1',
          venueId: 'venue-1',
          companyId: 'story-company',
          currency: 'SEK',
          force3DS: true,
          returnUrl: 'https://example.org/smash/order/venue-1/cart',
        },
      },
    ]);
    expect(page.view().button.isEnabled).toBe(true);
    expect(page.reported).toEqual([{ name: 'payment_started', cartId: 'cart-1' }]);
  });

  it('[PAY-07] a server that cannot be reached is a session that could not start', async () => {
    const answers = {
      InitAdyenSession: () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const page = drive({ answers });
    page.flow.start();
    await settled();
    expect(page.view()).toMatchObject({ modal: 'SessionError', problemCode: null });
  });

  it('[PAY-10] [PAY-21] [D-77] hands the form’s word to the cart, and writes down when', async () => {
    const page = drive();
    await openForm(page);
    page.flow.send({ type: 'FORM_SUBMITTED' });
    page.flow.send({
      type: 'RESULT',
      sessionId: 'CS1',
      resultCode: 'Authorised',
      sessionResult: 'sr',
    });
    expect(page.cart.sent).toMatchObject([
      { type: 'ADD_CLIENT_SIDE_PAYMENT', id: 'CS1', amount: 16_900, transactionId: null },
    ]);
    expect(page.localData.get('lastPaymentTime')).not.toBeNull();
    expect(page.view().button.isEnabled).toBe(false);
  });

  it('[PAY-39] counts and logs what the form could not do', async () => {
    const page = drive();
    await openForm(page);
    page.flow.send({
      type: 'RESULT',
      sessionId: 'CS1',
      resultCode: 'Refused',
      sessionResult: null,
    });
    const error = { cartId: 'cart-1', code: 'Refused' };
    expect(page.reported.at(-1)).toEqual({ name: 'payment_error', ...error });
    expect(page.logged).toEqual([{ event: 'payment_error', ...error }]);
  });

  it('[D-80] [D-311] reads the cart again before it says that the money goes back', async () => {
    const page = drive({
      answers: { PaymentSessionState: () => ({ paymentSessionState: 'PAID' }) },
    });
    const refresh = vi.spyOn(page.cart.session, 'refresh');
    await openForm(page);
    page.flow.send({
      type: 'RESULT',
      sessionId: 'CS1',
      resultCode: 'Authorised',
      sessionResult: 'sr',
    });
    await page.pass(59_999);
    expect(page.requestedOperations()).not.toContain('PaymentSessionState');
    await page.pass(1);
    expect(refresh).toHaveBeenCalledOnce();
    expect(page.view().modal).toBe('AfterPaymentError');
    page.flow.send({ type: 'RETRY_PRESSED' });
    expect(page.localData.get('toldErrors')).toEqual({ cartId: 'cart-1', count: 0 });
  });

  it('[PAY-27] cleans the address, and hands over what the bank said until it is heard', async () => {
    let tries = 0;
    const page = drive({
      returned: { type: 'SUBMIT_DETAILS', redirectResult: 'said', sessionId: null },
      answers: {
        UpdateAdyenPaymentDetails: () => {
          tries += 1;
          if (tries === 1) throw new Error('away');
          const response = { resultCode: 'Refused' };
          return { updateAdyenPaymentDetails: { success: true, error: null, response } };
        },
      },
    });
    page.flow.start();
    await settled();
    expect(page.went.clean).toBe(1);
    await page.pass(3_000);
    expect(page.view().modal).toBe('PaymentRefused');
  });

  it('[PAY-15] [PAY-17] marks, orders, and goes home', async () => {
    const page = drive();
    page.flow.start();
    await settled();
    const { cart } = page.cart.session.snapshot();
    page.flow.change({ ...page.flow.state().facts, cart: { ...cart, isPayLaterOrder: true } });
    page.flow.send({ type: 'PRESSED' });
    expect(page.cart.sent.map(({ type }) => type)).toEqual([
      'MARK_AS_PAY_LATER_ORDER',
      'ADD_CLIENT_SIDE_PAYMENT',
    ]);
    page.cart.receive({ type: 'ORDER_CREATED', orderId: 'order-1' });
    await page.pass(1_600 + 2_500);
    expect(page.went.home).toBe(1);
  });

  it('[D-155] [PAY-02] remembers that an invoice was chosen', async () => {
    const page = drive();
    page.flow.start();
    await settled();
    page.flow.send({ type: 'INVOICE_PRESSED' });
    expect(page.localData.get('selectedPaymentMethod')).toBe('invoice');
    expect(page.cart.sent).toMatchObject([{ id: 'payment-1', paymentType: 'INVOICE' }]);
  });

  it('[D-86] Update fetches everything, and what a page can name only that', async () => {
    const error = 'OUT_OF_STOCK';
    const answers = { InitAdyenSession: () => ({ initAdyenSession: { success: false, error } }) };
    const page = drive({ answers });
    page.flow.start();
    await settled();
    expect(page.went.refetched).toEqual(['inventory']);
    page.flow.send({ type: 'UPDATE_PRESSED' });
    await settled();
    expect(page.went.refetched).toEqual(['inventory', undefined, 'inventory']);
    expect(page.requests).toHaveLength(2);
  });

  it('a page that is gone hears no answers and waits for nothing, but what was paid is still told', async () => {
    const page = drive();
    const stop = await openForm(page);
    page.flow.send({ type: 'FORM_SUBMITTED' });
    stop();
    const before = page.requests.length;
    page.flow.send({
      type: 'RESULT',
      sessionId: 'CS1',
      resultCode: 'Authorised',
      sessionResult: 'sr',
    });
    await page.pass(600_000);
    expect(page.cart.sent).toMatchObject([{ type: 'ADD_CLIENT_SIDE_PAYMENT', id: 'CS1' }]);
    expect(page.requests).toHaveLength(before);
  });

  it('an order that is there before the step is done leaves no timer behind that nobody waits for', async () => {
    const page = drive();
    page.flow.start();
    await settled();
    const { dispatch } = page.cart.session;
    page.cart.session.dispatch = (...events) => {
      dispatch(...events);
      page.cart.receive({ type: 'ORDER_CREATED', orderId: 'order-1' });
    };
    page.flow.send({ type: 'INVOICE_PRESSED' });
    expect(page.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: false });
    const waitedFor = Object.keys(page.flow.state().timers);
    expect(page.timersRunning()).toBe(waitedFor.length);
  });

  it('stopped and started again, as in development, it asks anew and hears only the new answer', async () => {
    const page = drive();
    page.flow.start()();
    page.flow.start();
    await settled();
    expect(page.requestedOperations()).toEqual(['InitAdyenSession', 'InitAdyenSession']);
    page.flow.send({ type: 'PRESSED' });
    expect(page.view().form?.session?.id).toBe('CS2');
    expect(page.reported).toHaveLength(1);
  });

  it('tells whoever draws it of every change, and of nothing where none is', async () => {
    const page = drive();
    const listener = vi.fn<() => void>();
    const leave = page.flow.subscribe(listener);
    page.flow.change(page.flow.state().facts);
    expect(listener).not.toHaveBeenCalled();
    page.flow.send({ type: 'PRESSED' });
    expect(listener).toHaveBeenCalledOnce();
    leave();
    page.flow.send({ type: 'FORM_CLOSED' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
