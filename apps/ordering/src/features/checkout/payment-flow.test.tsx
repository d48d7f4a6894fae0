import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { press } from '../../shared/testing/show-page.tsx';
import { dropIn } from './testing/drop-in-stand-in.tsx';
import {
  answer,
  isDisabled,
  modalTitle,
  opened,
  openForm,
  payButton,
  preparePayment,
  result,
  type Session,
  settled,
  showPayment,
  soup,
} from './testing/payment-page.tsx';

vi.mock('./card-payment/CardDropIn.tsx', () => import('./testing/drop-in-stand-in.tsx'));

beforeEach(preparePayment);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the payment session', () => {
  it('[PAY-03] [PAY-06] [PAY-09] [PAY-11] [PAY-12] is asked for the total and counted; then the button says what is paid', async () => {
    const { requests, reported } = showPayment();
    expect(payButton().textContent).toBe('Loading');
    expect(isDisabled(payButton())).toBe(true);
    await settled();
    expect(requests[0]).toMatchObject({
      operation: 'InitAdyenSession',
      variables: { amount: 10_000, tip: 0, reference: 'cart-1', returnUrl: '/order/venue-1/cart' },
    });
    expect(reported).toEqual([
      { name: 'page_view', page: 'cart' },
      { name: 'payment_started', page: 'cart', cartId: expect.any(String) },
    ]);
    expect(payButton().textContent?.replaceAll('\u00a0', ' ')).toBe('Pay100 kr');
    expect(isDisabled(payButton())).toBe(false);
  });

  it('[PAY-08] a cart without a dish is not paid: the button rests and asks for nothing', async () => {
    const { cart, requestedOperations } = showPayment(foldingCart());
    await settled();
    expect(isDisabled(payButton())).toBe(true);
    await press(/^(Pay|Order|Loading)/);
    await settled();
    expect(requestedOperations()).not.toContain('InitAdyenSession');
    act(() => cart.receive({ type: 'ADD_ITEM', item: soup }));
    await settled();
    expect(requestedOperations()).toContain('InitAdyenSession');
    expect(isDisabled(payButton())).toBe(false);
  });

  it('[PAY-06] [D-127] [F-41] a guest who said no pays without being counted', async () => {
    const { reported } = showPayment(undefined, { allowsAnalytics: false });
    await settled();
    expect(payButton()).toBeDefined();
    expect(reported).toEqual([]);
  });

  it('[PAY-06] [PAY-07] [ERR-01] a failed start is counted and said: the server’s words, or else its own', async () => {
    answer.session = () => ({ success: false, error: 'RATE_LIMITED' });
    const { reported } = showPayment();
    await settled();
    expect(modalTitle()).toBe('The payment could not start');
    expect(screen.getByText('Too many tries. Wait a minute and try again.')).toBeTruthy();
    expect(reported.at(-1)).toEqual({
      name: 'payment_initialize_failed',
      page: 'cart',
      cartId: expect.any(String),
    });
    answer.session = () => ({ success: false, error: null });
    await press('Try again');
    await settled();
    expect(screen.getByText('Something went wrong, please try again.')).toBeTruthy();
  });

  it('[D-81] two phones that ask at once: the overtaken one asks again, and is told only when that goes on', async () => {
    const superseded = { success: false, error: 'SESSION_SUPERSEDED' };
    const sessions: Session[] = [superseded];
    answer.session = () => sessions.shift() ?? opened();
    showPayment();
    await settled();
    expect(modalTitle()).toBeNull();
    expect(isDisabled(payButton())).toBe(false);
    cleanup();
    answer.session = () => superseded;
    showPayment();
    await settled();
    expect(modalTitle()).toBe('The payment could not start');
  });

  it('[PAY-04] [PAY-05] a changed total asks anew, and the late answer to the old one is not heard', async () => {
    const answers: ((answer: Session) => void)[] = [];
    answer.session = () => new Promise((resolve) => answers.push(resolve));
    const { cart } = showPayment();
    await settled();
    act(() => cart.receive({ type: 'ADD_ITEM', item: { ...soup, id: 'b' } }));
    await settled();
    expect(answers).toHaveLength(2);
    await act(async () => answers[0]?.({ success: false, error: 'AMOUNT_CHANGED' }));
    expect(modalTitle()).toBeNull();
    await act(async () => answers[1]?.(opened('CS2')));
    await openForm();
    expect(dropIn.props?.session.id).toBe('CS2');
  });

  it('[PAY-05] [D-341] asked again for the same order before the first answer came, only the last answer opens a form', async () => {
    const answers: ((answer: Session) => void)[] = [];
    answer.session = () => new Promise((resolve) => answers.push(resolve));
    const { cart } = showPayment();
    await settled();
    // Something of the guest's is on its way to the server, and has arrived.
    act(() => cart.publish({ hasUnconfirmedEvents: true }));
    act(() => cart.publish({ hasUnconfirmedEvents: false }));
    await settled();
    expect(answers).toHaveLength(2);
    await act(async () => answers[0]?.(opened()));
    expect(payButton().textContent).toBe('Loading');
    await act(async () => answers[1]?.(opened('CS2')));
    await openForm();
    expect(dropIn.props?.session.id).toBe('CS2');
  });

  it('[PAY-05] [D-341] asked again for the same order after an answer, the button waits for the next one', async () => {
    const answers: ((answer: Session) => void)[] = [];
    answer.session = () => new Promise((resolve) => answers.push(resolve));
    const { cart } = showPayment();
    await settled();
    await act(async () => answers[0]?.(opened()));
    expect(isDisabled(payButton())).toBe(false);
    act(() => cart.publish({ hasUnconfirmedEvents: true }));
    act(() => cart.publish({ hasUnconfirmedEvents: false }));
    await settled();
    expect(answers).toHaveLength(2);
    expect(payButton().textContent).toBe('Loading');
    await act(async () => answers[1]?.(opened('CS2')));
    await openForm();
    expect(dropIn.props?.session.id).toBe('CS2');
    expect(dropIn.mounts).toBe(1);
  });

  it('[D-360] beneath an open form nothing is asked, though a card is refused and the line comes and goes', async () => {
    const requests: string[] = [];
    answer.session = () => {
      requests.push(`CS${requests.length + 1}`);
      return opened(requests.at(-1));
    };
    const { connection } = showPayment();
    await openForm();
    act(() => connection.report(false));
    act(() => connection.report(true));
    act(() => dropIn.props?.onSubmit?.('scheme'));
    await result('Refused');
    await press('Try again');
    await settled();
    expect(requests).toEqual(['CS1']);
    expect(dropIn.props?.session.id).toBe('CS1');
    expect(dropIn.mounts).toBe(1);
  });

  it('[PAY-04] [D-310] what is changed on another phone at the same price asks anew, and until then nobody pays', async () => {
    const answers: ((answer: Session) => void)[] = [];
    answer.session = () => new Promise((resolve) => answers.push(resolve));
    const { cart } = showPayment();
    await settled();
    await act(async () => answers[0]?.(opened()));
    expect(isDisabled(payButton())).toBe(false);
    act(() => cart.receive({ type: 'SET_COMMENT', comment: 'No nuts' }));
    await settled();
    expect(answers).toHaveLength(2);
    expect(payButton().textContent).toBe('Loading');
    await act(async () => answers[1]?.(opened('CS2')));
    await openForm();
    expect(dropIn.props?.session.id).toBe('CS2');
    // With the card in hand: the form would pay for the cart of before.
    act(() => cart.receive({ type: 'SET_PICKUP_TIME', time: '2026-03-02T17:00:00Z' }));
    await settled();
    expect(screen.queryByText('card form')).toBeNull();
    expect(modalTitle()).toBe('Check your order');
    expect(screen.getByText(/Something about your order has changed/)).toBeTruthy();
  });

  it.each([
    [true, 'live'],
    [false, 'test'],
  ])(
    '[CONF-27] where IS_PRODUCTION is %s, the form is of the %s environment',
    async (isLivePayment, environment) => {
      showPayment(undefined, {
        company: { configuration: { isLivePayment, cardClientKey: 'a_KEY' } },
      });
      await openForm();
      expect(dropIn.props).toMatchObject({ environment, clientKey: 'a_KEY' });
    },
  );

  it('[ERR-26] [D-86] a disagreement is ErrorASD, and its button asks for everything again', async () => {
    answer.session = () => ({ success: false, error: 'VENUE_CLOSED' });
    const { queryClient } = showPayment();
    const asksAgain = vi.spyOn(queryClient, 'invalidateQueries');
    await settled();
    expect(modalTitle()).toBe('Check your order');
    answer.session = () => opened();
    await press('Update');
    await settled();
    expect(asksAgain).toHaveBeenCalledOnce();
    expect(modalTitle()).toBeNull();
    expect(isDisabled(payButton())).toBe(false);
  });

  it('[D-52] a new price closes the form and is shown beside the old one before anything is paid', async () => {
    const { cart } = showPayment();
    await openForm();
    act(() =>
      cart.receive({
        type: 'CART_REPRICED',
        lines: [{ id: soup.id, amount: minor(12_000), vatRate: 12 }],
      }),
    );
    await settled();
    expect(modalTitle()).toBe('Check your order');
    expect(screen.getByText('The total has changed. Check it before you pay.')).toBeTruthy();
    const shown = document.querySelector('dialog[open] dl')?.textContent?.replaceAll('\u00a0', ' ');
    expect(shown).toBe('Before100 krNow120 kr');
    expect(screen.queryByText('card form')).toBeNull();
  });

  it('[D-140] going offline leaves the open form alone', async () => {
    const { connection } = showPayment();
    await openForm();
    act(() => connection.report(false));
    await settled();
    expect(screen.getByText('card form')).toBeTruthy();
    act(() => connection.report(true));
    await settled();
    expect(dropIn.mounts).toBe(1);
  });
});

describe('what the card form says', () => {
  it.each(['Authorised', 'Received'])(
    '[PAY-10] [PAY-21] [D-77] %s is announced, confirmed by the server only, and locks the button',
    async (code) => {
      const { cart, localData } = showPayment();
      await openForm();
      await result(code);
      expect(modalTitle()).toBe('Confirming your payment');
      expect(cart.sent).toEqual([
        {
          type: 'ADD_CLIENT_SIDE_PAYMENT',
          id: 'CS1',
          paymentType: 'ADYEN',
          transactionId: null,
          amount: 10_000,
          tip: 0,
          payload: '{"sessionResult":"sr"}',
        },
      ]);
      expect(localData.get('lastPaymentTime')).not.toBeNull();
      expect(isDisabled(payButton())).toBe(true);
    },
  );

  it.each([
    ['Refused', '[PAY-23]', 'Payment refused'],
    ['Cancelled', '[PAY-24]', 'The payment did not go through'],
    ['Pending', '[PAY-24]', 'The payment did not go through'],
  ])('%s %s is told, counted, and leaves the form for another try', async (code, _rule, title) => {
    const { cart, reported, logged } = showPayment();
    await openForm();
    await result(code);
    expect(modalTitle()).toBe(title);
    expect(cart.sent).toEqual([]);
    expect(reported.at(-1)).toMatchObject({ name: 'payment_error', page: 'cart', code });
    expect(logged).toEqual([{ event: 'payment_error', cartId: 'cart-1', code }]);
    await press('Try again');
    expect(modalTitle()).toBeNull();
    expect(dropIn.mounts).toBe(1);
  });

  it('[PAY-22] ApiError says that nobody knows, and mounts the form anew', async () => {
    showPayment();
    await openForm();
    await result('ApiError');
    await settled();
    expect(modalTitle()).toBe('We did not hear back');
    // Built beneath the words, a form that cannot be loaded would fail and ask for the next session for ever.
    expect(dropIn.mounts).toBe(1);
    await press('Try again');
    expect(dropIn.mounts).toBe(2);
  });

  it('[PAY-25] [PAY-26] [D-79] a challenge is logged and shown as confirming until the result is there', async () => {
    const { logged } = showPayment();
    await openForm();
    act(() => dropIn.props?.onSubmit?.('scheme'));
    act(() => dropIn.props?.onChallenge?.('N'));
    expect(modalTitle()).toBe('Confirming your payment');
    expect(logged).toEqual([{ event: 'challenge_finished', cartId: 'cart-1', status: 'failed' }]);
    await result('Refused');
    expect(modalTitle()).toBe('Payment refused');
  });

  it('[PAY-39] an error of the form is counted and logged by its name', async () => {
    const { reported, logged } = showPayment();
    await openForm();
    act(() => dropIn.props?.onError({ name: 'NETWORK_ERROR', message: 'Sofia was here' }));
    await settled();
    expect(reported.at(-1)).toMatchObject({
      name: 'payment_dropin_error',
      page: 'cart',
      code: 'NETWORK_ERROR',
    });
    expect(logged).toEqual([
      { event: 'payment_dropin_error', cartId: 'cart-1', code: 'NETWORK_ERROR' },
    ]);
  });
});
