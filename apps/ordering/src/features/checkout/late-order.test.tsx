import { THANK_YOU_MS } from '@tallrik/domain/checkout/after-success';
import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { place, press } from '../../shared/testing/show-page.tsx';
import { dropIn } from './testing/drop-in-stand-in.tsx';
import {
  answer,
  filled,
  isDisabled,
  modalTitle,
  opened,
  openForm,
  pass,
  payButton,
  preparePayment,
  result,
  settled,
  showPayment,
} from './testing/payment-page.tsx';

vi.mock('./card-payment/CardDropIn.tsx', () => import('./testing/drop-in-stand-in.tsx'));

beforeEach(preparePayment);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ordered = { type: 'ORDER_CREATED', orderId: 'order-1', easyId: '208' } as const;
const LATE = /It takes longer than usual/;
/** The button of the dialog that stands, if it has one. */
const wayOut = () =>
  document.querySelector<HTMLButtonElement>('dialog[role="alertdialog"][open] button');

/** What the server says of the session, one answer after the other; the last one stands. */
function knows(...states: string[]) {
  const left = [...states];
  return {
    PaymentSessionState: () => ({ paymentSessionState: left.length > 1 ? left.shift() : left[0] }),
  };
}
const pending = (more: { paymentType?: 'ADYEN' | 'INVOICE'; amount?: number } = {}) =>
  filled({
    type: 'ADD_CLIENT_SIDE_PAYMENT',
    id: 'CS1',
    paymentType: more.paymentType ?? 'ADYEN',
    tip: minor(0),
    amount: minor(more.amount ?? 10_000),
    transactionId: null,
    payload: null,
  });

describe('[D-80] [D-311] [F-17] a minute without an order', () => {
  it.each(['Received', 'Authorised'])(
    'after %s: that money goes back is said only where the server knows of a payment',
    async (resultCode) => {
      const { requests } = showPayment(filled(), { answers: knows('OPEN', 'OPEN', 'PAID') });
      await openForm();
      await result(resultCode);
      await pass(59_000);
      expect(requests.some(({ operation }) => operation === 'PaymentSessionState')).toBe(false);
      await pass(1_000);
      expect(requests.find(({ operation }) => operation === 'PaymentSessionState')).toMatchObject({
        variables: { cartId: 'cart-1', sessionId: 'CS1' },
      });
      expect(modalTitle()).toBe('Confirming your payment');
      expect(screen.getByText(LATE)).toBeTruthy();
      await pass(20_000);
      expect(modalTitle()).toBe('Paid, but not ordered');
    },
  );

  it('the bank decides late: what it refuses was never paid', async () => {
    const { cart } = showPayment(filled(), { answers: knows('OPEN') });
    await openForm();
    await result('Received');
    await pass(120_000);
    expect(modalTitle()).toBe('Confirming your payment');
    act(() => cart.receive({ type: 'PAYMENT_FAILED', paymentId: 'CS1', resultCode: 'Refused' }));
    expect(modalTitle()).toBe('The payment did not go through');
  });

  it('nobody has to stand and wait: the words can be closed, and the order that comes is followed', async () => {
    const { cart } = showPayment(filled(), { answers: knows('OPEN') });
    await openForm();
    await result('Authorised');
    await pass(60_000);
    await press('Close');
    expect(modalTitle()).toBeNull();
    await pass(30_000);
    expect(modalTitle()).toBeNull();
    act(() => cart.receive(ordered));
    await pass(THANK_YOU_MS);
    expect(place()).toBe('/order/venue-1/order/order-1');
  });

  it('paid and ordered a moment ago, and not heard of here yet: the order is read before anything is said', async () => {
    const cart = filled();
    cart.session.refresh = async () => {
      cart.receive(ordered);
      return true;
    };
    showPayment(cart, { answers: knows('PAID') });
    await openForm();
    await result('Authorised');
    await pass(60_500);
    expect(modalTitle()).toBe('Thank you!');
  });

  it('[D-373] a cart that could not be read is no word of an order: nobody hears that the money goes back', async () => {
    const cart = filled();
    const read = [false, true];
    cart.session.refresh = async () => read.shift() ?? true;
    showPayment(cart, { answers: knows('PAID') });
    await openForm();
    await result('Authorised');
    await pass(60_500);
    expect(modalTitle()).toBe('Confirming your payment');
    await pass(10_000);
    expect(modalTitle()).toBe('Paid, but not ordered');
    // What was read stands until it is closed, whatever the form says meanwhile.
    await result('Authorised');
    expect(modalTitle()).toBe('Paid, but not ordered');
  });

  it('[D-371] [PAY-21] a form closed while it paid, and another opened: the order is waited for by the one that paid', async () => {
    const { requests, cart } = showPayment(filled(), { answers: knows('OPEN') });
    await openForm();
    const first = dropIn.props;
    act(() => first?.onSubmit?.('scheme'));
    answer.session = () => opened('CS2');
    await press('Close');
    await openForm();
    expect(dropIn.props?.session.id).toBe('CS2');
    act(() => first?.onResult({ resultCode: 'Authorised', sessionResult: 'sr', sessionId: 'CS1' }));
    expect(cart.sent).toMatchObject([{ type: 'ADD_CLIENT_SIDE_PAYMENT', id: 'CS1' }]);
    await pass(60_000);
    expect(requests.at(-1)).toMatchObject({ variables: { sessionId: 'CS1' } });
  });

  it('[D-372] a challenge is over and the form is silent: the server is asked, and nobody stands there for ever', async () => {
    const { requests } = showPayment(filled(), { answers: knows('OPEN') });
    await openForm();
    act(() => dropIn.props?.onSubmit?.('scheme'));
    act(() => dropIn.props?.onChallenge?.('Y'));
    expect(wayOut()).toBeNull();
    await pass(60_000);
    expect(requests.at(-1)).toMatchObject({ variables: { sessionId: 'CS1' } });
    expect(screen.getByText(LATE)).toBeTruthy();
    act(() => wayOut()?.click());
    expect(modalTitle()).toBeNull();
  });

  it('[D-374] [PAY-15] [PAY-17] an order to the bill that takes long can be left, and says goodbye when it is there', async () => {
    const { cart } = showPayment(filled({ type: 'MARK_AS_PAY_LATER_ORDER' }));
    await settled();
    await press(/^Order/);
    await pass(59_000);
    expect(modalTitle()).toBe('Sending your order');
    expect(wayOut()).toBeNull();
    await pass(1_000);
    expect(screen.getByText(/The kitchen does not have your order yet/)).toBeTruthy();
    await press('Close');
    expect(modalTitle()).toBeNull();
    act(() => cart.receive(ordered));
    expect(modalTitle()).toBe('Order sent');
    await pass(2_500);
    expect(place()).toBe('/');
  });

  it('[D-374] without a network nobody has to stand before the wait either', async () => {
    const { connection } = showPayment(filled());
    await openForm();
    await result('Authorised');
    expect(wayOut()).toBeNull();
    act(() => connection.report(false));
    await press('Close');
    expect(modalTitle()).toBeNull();
    expect(isDisabled(payButton())).toBe(true);
  });

  it('[D-361] a payment the server would not hear of from us is asked for by the session the form paid', async () => {
    const { requests, cart } = showPayment(filled(), { answers: knows('OPEN') });
    await openForm();
    await result('Authorised');
    await act(async () => cart.refuse('AMOUNT_CHANGED', 'ADD_CLIENT_SIDE_PAYMENT'));
    await pass(61_000);
    expect(requests.find(({ operation }) => operation === 'PaymentSessionState')).toMatchObject({
      variables: { cartId: 'cart-1', sessionId: 'CS1' },
    });
    // It may still become an order: nobody pays a second time meanwhile.
    expect(modalTitle()).toBe('Confirming your payment');
    await press('Close');
    await pass(120_000);
    expect(modalTitle()).toBeNull();
    expect(isDisabled(payButton())).toBe(true);
  });

  it('of a session that is over nothing is said: the cart stands as it was', async () => {
    showPayment(filled(), { answers: knows('ENDED') });
    await openForm();
    await result('Authorised');
    await pass(61_000);
    expect(modalTitle()).toBeNull();
  });

  it('without a network nobody counts', async () => {
    const { connection } = showPayment(filled(), { answers: knows('PAID') });
    await openForm();
    await result('Authorised');
    act(() => connection.report(false));
    await pass(120_000);
    expect(modalTitle()).toBe('Confirming your payment');
    act(() => connection.report(true));
    await pass(61_000);
    expect(modalTitle()).toBe('Paid, but not ordered');
  });

  it('after a reload in the middle of a card payment it is asked for as well', async () => {
    showPayment(pending(), { answers: knows('OPEN', 'PAID') });
    await pass(61_000);
    expect(modalTitle()).toBe('Confirming your payment');
    await pass(20_000);
    expect(modalTitle()).toBe('Paid, but not ordered');
  });

  it.each([
    ['with the session', '&sessionId=CS9', 'Confirming your payment'],
    ['without it', '', null],
  ])('[PAY-27] back from the bank %s', async (_how, session, title) => {
    const response = { resultCode: 'Received' };
    const { requests } = showPayment(filled(), {
      at: `/order/venue-1/cart?redirectResult=said${session}`,
      answers: {
        ...knows('OPEN'),
        UpdateAdyenPaymentDetails: () => ({
          updateAdyenPaymentDetails: { success: true, error: null, response },
        }),
      },
    });
    await settled();
    await pass(59_000);
    expect(requests.some(({ operation }) => operation === 'PaymentSessionState')).toBe(false);
    expect(modalTitle()).toBe('Confirming your payment');
    await pass(1_000);
    await settled();
    const question = requests.find(({ operation }) => operation === 'PaymentSessionState');
    expect(question?.variables ?? null).toEqual(title && { cartId: 'cart-1', sessionId: 'CS9' });
    expect(modalTitle()).toBe(title);
  });

  it.each([
    ['an invoice', { paymentType: 'INVOICE' as const }],
    ['an order that costs nothing', { amount: 0 }],
  ])('after a reload with %s nothing is said of a card', async (_what, payment) => {
    const { requestedOperations } = showPayment(pending(payment), { answers: knows('PAID') });
    await pass(120_000);
    expect(requestedOperations()).not.toContain('PaymentSessionState');
    expect(modalTitle()).toBe('Confirming your payment');
    expect(screen.getByText(LATE)).toBeTruthy();
  });
});

describe('[PAY-33] [D-311] [F-17] money that was taken while the page was closed', () => {
  const lost = {
    type: 'CART_ERROR',
    code: 'HANDLE_ORDER_AFTER_PAYMENT_ERROR',
    message: '',
    context: null,
  } as const;
  const reopen = (localData = openLocalData('story-company', null), ...more: (typeof lost)[]) =>
    showPayment(filled(lost, ...more), { services: { localData, renderedData: localData } });

  it('is told when the page opens again, until the guest has closed it', async () => {
    const localData = openLocalData('story-company', null);
    reopen(localData);
    await settled();
    expect(modalTitle()).toBe('Paid, but not ordered');
    cleanup();
    reopen(localData);
    await settled();
    expect(modalTitle()).toBe('Paid, but not ordered');
    await press('Try again');
    expect(modalTitle()).toBeNull();
    cleanup();
    reopen(localData);
    await settled();
    expect(modalTitle()).toBeNull();
    cleanup();
    reopen(localData, lost);
    await settled();
    expect(modalTitle()).toBe('Paid, but not ordered');
  });

  it('a card that was declined then is not told of a second time', async () => {
    showPayment(filled({ ...lost, code: 'PAYMENT_DECLINED_CREDIT_CARD_FUNDS' }));
    await settled();
    expect(modalTitle()).toBeNull();
  });
});
