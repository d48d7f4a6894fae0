import { THANK_YOU_MS } from '@tallrik/domain/checkout/after-success';
import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, press } from '../../shared/testing/show-page.tsx';
import {
  answer,
  filled,
  isDisabled,
  modalTitle,
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

describe('from paid to ordered', () => {
  it('[DATA-40] [PAY-29] [PAY-30] [PAY-32] the order is counted, remembered and followed', async () => {
    const { cart, localData, reported } = showPayment();
    await openForm();
    await result('Authorised');
    act(() => cart.receive(ordered));
    await settled();
    expect(reported.at(-1)).toEqual({
      name: 'cart_finished',
      page: 'cart',
      cartId: expect.any(String),
    });
    expect(localData.get('lastPaymentTime')).toBeNull();
    expect(localData.get('anonymousOrders')).toMatchObject([{ id: 'order-1' }]);
    await pass(THANK_YOU_MS);
    expect(cart.left).toEqual(['cart-1']);
    expect(modalTitle()).toBeNull();
    expect(place()).toBe('/order/venue-1/order/order-1');
    expect(reported.filter(({ name }) => name === 'cart_finished')).toHaveLength(1);
  });

  it('[D-312] [DATA-40] an order for later is remembered with its time', async () => {
    const { cart, localData } = showPayment(
      filled({ type: 'SET_PICKUP_TIME', time: '2026-03-05T17:00:00Z' }),
    );
    act(() => cart.receive(ordered));
    await settled();
    expect(localData.get('anonymousOrders')).toMatchObject([
      { id: 'order-1', desiredTime: '2026-03-05T17:00:00Z' },
    ]);
  });

  it('[PAY-30] [D-180] [F-35] the check mark and the number stand for a second over a cart that is still there', async () => {
    const { cart } = showPayment();
    await openForm();
    await result('Authorised');
    act(() => cart.receive(ordered));
    await pass(THANK_YOU_MS - 1);
    expect(modalTitle()).toBe('Thank you!');
    expect(screen.getByText(/Order number/).textContent).toBe('Order number 208');
    expect(place()).toBe('/order/venue-1/cart');
    expect(cart.left).toEqual([]);
    expect(screen.queryByText('empty cart')).toBeNull();
    await pass(1);
    expect(place()).toBe('/order/venue-1/order/order-1');
  });

  it('[PAY-30] [F-35] the order is there before the form has said a word: the form goes, thank you stands', async () => {
    const { cart } = showPayment();
    await openForm();
    act(() => cart.receive(ordered));
    await settled();
    expect(screen.queryByText('card form')).toBeNull();
    expect(modalTitle()).toBe('Thank you!');
  });

  it('[PAY-10] [D-77] an order that is there before the form’s own word leaves no lock for the next one', async () => {
    const { cart, localData } = showPayment();
    await openForm();
    act(() => cart.receive(ordered));
    await settled();
    await result('Authorised');
    await pass(THANK_YOU_MS);
    expect(localData.get('lastPaymentTime')).toBeNull();
    expect(place()).toBe('/order/venue-1/order/order-1');
  });

  it('[PAY-31] a signed-in guest finds it in the history', async () => {
    const answers = { SignedInGuest: () => ({ User: null }) };
    const { cart } = showPayment(filled(), { signedInAs: 'user-1', answers });
    act(() => cart.receive(ordered));
    await pass(THANK_YOU_MS);
    expect(place()).toBe('/order-history/order-1');
    expect(cart.left).toEqual(['cart-1']);
  });

  it('[PAY-33] [PAY-34] [ERR-11] an order that fails after payment says so; retry gets a fresh session and an open button', async () => {
    const { cart, localData, requestedOperations } = showPayment();
    await openForm();
    await result('Authorised');
    const code = 'HANDLE_ORDER_AFTER_PAYMENT_ERROR';
    act(() =>
      cart.receive(
        { type: 'PAYMENT_FAILED', paymentId: 'CS1', resultCode: 'CANCELLED' },
        { type: 'CART_ERROR', code, message: '', context: null },
      ),
    );
    await settled();
    expect(modalTitle()).toBe('Paid, but not ordered');
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'You get the money back within 3 banking days.',
    );
    const before = requestedOperations().length;
    await press('Try again');
    await settled();
    expect(modalTitle()).toBeNull();
    expect(requestedOperations().slice(before)).toEqual(['InitAdyenSession']);
    expect(localData.get('lastPaymentTime')).toBeNull();
    expect(isDisabled(payButton())).toBe(false);
  });

  it('[PAY-34] [ERR-11] that the money goes back stands until it is answered, though the next session fails', async () => {
    const { cart } = showPayment();
    await openForm();
    await result('Authorised');
    answer.session = () => ({ success: false, error: 'OUT_OF_STOCK' });
    const code = 'HANDLE_ORDER_AFTER_PAYMENT_ERROR';
    act(() =>
      cart.receive(
        { type: 'PAYMENT_FAILED', paymentId: 'CS1', resultCode: 'OUT_OF_STOCK' },
        { type: 'CART_ERROR', code, message: '', context: null },
      ),
    );
    await settled();
    expect(modalTitle()).toBe('Paid, but not ordered');
    await press('Try again');
    await settled();
    expect(modalTitle()).toBe('Check your order');
  });

  it('[D-158] from the third error on the support address stands there', async () => {
    const { cart } = showPayment(filled(), {
      company: { company: { supportEmail: 'help@nordbro.se' } },
    });
    await settled();
    const code = 'HANDLE_ORDER_AFTER_PAYMENT_ERROR';
    for (let error = 0; error < 3; error += 1) {
      act(() => cart.receive({ type: 'CART_ERROR', code, message: '', context: null }));
    }
    expect(screen.getByText(/help@nordbro\.se/)).toBeTruthy();
  });

  it('[PAY-27] what the bank’s page said goes to the server, again until it is heard', async () => {
    let tries = 0;
    const answers = {
      UpdateAdyenPaymentDetails: () => {
        tries += 1;
        if (tries === 1) throw new Error('away');
        const response = { resultCode: 'Refused' };
        return { updateAdyenPaymentDetails: { success: true, error: null, response } };
      },
    };
    showPayment(filled(), { at: '/order/venue-1/cart?redirectResult=said', answers });
    await settled();
    expect(modalTitle()).toBe('Confirming your payment');
    await pass(3_000);
    expect(tries).toBe(2);
    expect(modalTitle()).toBe('Payment refused');
  });

  describe('an address with sessionId and pp', () => {
    const at = '/order/venue-1/cart?sessionId=CS1&pp=1';
    const knows = (...states: string[]) => {
      const left = [...states];
      return {
        PaymentSessionState: () => ({
          paymentSessionState: left.length > 1 ? left.shift() : left[0],
        }),
      };
    };

    it.each(['UNKNOWN', 'ENDED'])(
      '[PAY-28] [D-80] [D-166] [F-17] of a session that is %s leaves the cart as it was, and says nothing of money',
      async (state) => {
        const { requests, localData } = showPayment(filled(), { at, answers: knows(state) });
        await settled();
        expect(requests.find(({ operation }) => operation === 'PaymentSessionState')).toMatchObject(
          {
            variables: { cartId: 'cart-1', sessionId: 'CS1' },
          },
        );
        await settled();
        expect(modalTitle()).toBeNull();
        expect(isDisabled(payButton())).toBe(false);
        expect(localData.get('lastPaymentTime')).toBeNull();
        await pass(120_000);
        expect(modalTitle()).toBeNull();
        expect(location.search).toBe('');
      },
    );

    it('[PAY-28] [D-80] [D-166] [F-17] of an open one waits a minute, then lets the cart go on', async () => {
      showPayment(filled(), { at, answers: knows('OPEN') });
      await settled();
      expect(modalTitle()).toBe('Confirming your payment');
      await pass(59_000);
      expect(modalTitle()).toBe('Confirming your payment');
      await pass(2_000);
      expect(modalTitle()).toBeNull();
      expect(isDisabled(payButton())).toBe(false);
    });

    it('[PAY-28] [D-80] of a paid one waits for the order, and after a minute says that the money goes back', async () => {
      showPayment(filled(), { at, answers: knows('OPEN', 'PAID') });
      await settled();
      await pass(3_000);
      await pass(59_000);
      expect(modalTitle()).toBe('Confirming your payment');
      await pass(2_000);
      expect(modalTitle()).toBe('Paid, but not ordered');
    });

    it('[PAY-28] [PAY-29] the order that comes is followed', async () => {
      const { cart } = showPayment(filled(), { at, answers: knows('OPEN') });
      await settled();
      act(() => cart.receive(ordered));
      await pass(THANK_YOU_MS);
      expect(place()).toBe('/order/venue-1/order/order-1');
    });
  });

  it('[PAY-23] [ERR-10] [D-166] [F-15] a card without the money says so, whoever speaks first', async () => {
    const { cart } = showPayment();
    const balance = 'The card was declined. Verify the balance or use another card.';
    const confirm = () =>
      act(() =>
        cart.receive({
          type: 'CART_ERROR',
          code: 'PAYMENT_DECLINED_CREDIT_CARD_FUNDS',
          message: '',
          context: null,
        }),
      );
    await openForm();
    await result('Refused');
    expect(modalTitle()).toBe('Payment refused');
    expect(screen.queryByText(balance)).toBeNull();
    confirm();
    expect(screen.getByText(balance)).toBeTruthy();
    await press('Try again');
    confirm();
    await result('Refused');
    expect(modalTitle()).toBe('Payment refused');
    expect(screen.getByText(balance)).toBeTruthy();
  });

  it('[D-77] a page that is opened in the middle of a payment goes on waiting', async () => {
    const pending = { tip: minor(0), amount: minor(10_000), transactionId: null, payload: null };
    showPayment(
      filled({ type: 'ADD_CLIENT_SIDE_PAYMENT', id: 'CS1', paymentType: 'ADYEN', ...pending }),
    );
    await settled();
    expect(modalTitle()).toBe('Confirming your payment');
    expect(isDisabled(payButton())).toBe(true);
  });
});

describe('without a card', () => {
  const free = () =>
    filled({
      type: 'SET_ORDER_OFFER',
      id: 'o',
      title: '',
      discountRate: 100,
      discountType: 'PERCENTAGE',
    });

  it('[PAY-18] [PAY-19] nothing to pay is ordered without a card step', async () => {
    const { cart, requestedOperations } = showPayment(free());
    await press(/^Pay/);
    expect(modalTitle()).toBe('Confirming your payment');
    expect(cart.sent).toMatchObject([{ type: 'ADD_CLIENT_SIDE_PAYMENT', amount: 0, tip: 0 }]);
    expect(requestedOperations()).toEqual([]);
  });

  it('[D-84] a refused zero payment is told, and does not lock the button', async () => {
    const { cart, localData } = showPayment(free());
    await press(/^Pay/);
    await act(async () => cart.refuse('AMOUNT_CHANGED', 'ADD_CLIENT_SIDE_PAYMENT'));
    expect(modalTitle()).toBe('Check your order');
    expect(localData.get('lastPaymentTime')).toBeNull();
  });

  it('[PAY-02] [PAY-43] the invoice button is there for guests with a target, and announces the whole sum', async () => {
    const guest = (invoiceTargetId: string | null) => ({
      SignedInGuest: () => ({
        User: {
          id: 'user-1',
          name: 'Ada',
          easyId: '1',
          deleted: false,
          activated: true,
          invoiceTargetId,
        },
      }),
    });
    const company = { configuration: { enableInvoicing: true } };
    showPayment(filled(), { signedInAs: 'user-1', answers: guest(null), company });
    await settled();
    expect(screen.queryByRole('button', { name: 'Pay by invoice' })).toBeNull();
    cleanup();
    const { cart } = showPayment(filled(), {
      signedInAs: 'user-1',
      answers: guest('target'),
      company,
    });
    await settled();
    await press('Pay by invoice');
    expect(cart.sent).toMatchObject([
      { type: 'ADD_CLIENT_SIDE_PAYMENT', paymentType: 'INVOICE', amount: 10_000 },
    ]);
  });

  it('[PAY-15] [PAY-16] [PAY-17] pay later: pending, complete once the kitchen has it, then home', async () => {
    const { cart, localData } = showPayment(filled({ type: 'MARK_AS_PAY_LATER_ORDER' }));
    expect(payButton().textContent).toBe('Order, pay later');
    await press('Order, pay later');
    expect(modalTitle()).toBe('Sending your order');
    expect(cart.sent).toMatchObject([
      { type: 'ADD_CLIENT_SIDE_PAYMENT', amount: 0, payload: '{"payLater":true}' },
    ]);
    await pass(5_000);
    expect(modalTitle()).toBe('Sending your order');
    act(() => cart.receive(ordered));
    await pass(1_600);
    expect(modalTitle()).toBe('Order sent');
    expect(screen.getByText(/Order number/).textContent).toBe('Order number 208');
    await pass(2_499);
    expect(cart.left).toEqual([]);
    expect(screen.queryByText('empty cart')).toBeNull();
    await pass(1);
    expect(cart.left).toEqual(['cart-1']);
    expect(place()).toBe('/');
    expect(localData.get('anonymousOrders')).toMatchObject([{ id: 'order-1' }]);
  });

  it('[TABLE-08] a table that does not allow it says so instead of waiting', async () => {
    const { cart } = showPayment(filled({ type: 'MARK_AS_PAY_LATER_ORDER' }));
    await press('Order, pay later');
    await act(async () => cart.refuse('TABLE_REQUIRED', 'ADD_CLIENT_SIDE_PAYMENT'));
    expect(modalTitle()).toBe('Check your order');
    expect(screen.getByText('Scan the code on your table to pay later.')).toBeTruthy();
  });
});
