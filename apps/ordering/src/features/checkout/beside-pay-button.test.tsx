import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../shared/testing/show-page.tsx';
import { dropIn } from './testing/drop-in-stand-in.tsx';
import {
  answer,
  filled,
  modalTitle,
  openForm,
  pass,
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

describe('beside the button', () => {
  it('[PAY-38] [D-87] the sign-up reminder comes once per cart, and never blocks', async () => {
    const company = { company: { hasMembershipCards: true } };
    const { openedDialogs } = showPayment(filled(), { company });
    await settled();
    await press(/^Pay/);
    expect(modalTitle()).toBe('Collect points on this order?');
    await press('Continue as guest');
    await settled();
    expect(screen.getByText('card form')).toBeTruthy();
    await press('Close');
    await press(/^Pay/);
    expect(modalTitle()).toBeNull();
    expect(openedDialogs).toEqual([]);
  });

  it('[PAY-38] [D-117] [F-40] is not asked of an order that earns no points', async () => {
    const later = filled({ type: 'MARK_AS_PAY_LATER_ORDER' });
    showPayment(later, { company: { company: { hasMembershipCards: true } } });
    await settled();
    await press('Order, pay later');
    expect(modalTitle()).not.toBe('Collect points on this order?');
    expect(later.sent.map(({ type }) => type)).toContain('ADD_CLIENT_SIDE_PAYMENT');
  });

  it('[PAY-38] its other ways lead to an account', async () => {
    const { openedDialogs } = showPayment(filled(), {
      company: { company: { hasMembershipCards: true } },
    });
    await settled();
    await press(/^Pay/);
    await press('Create an account');
    expect(openedDialogs).toEqual(['SIGN_UP']);
  });

  it('[DATA-39] [D-155] [F-51] what was paid with last stands open in the next form', async () => {
    const { localData } = showPayment();
    await openForm();
    expect(dropIn.props?.selectedMethod).toBeNull();
    act(() => dropIn.props?.onSubmit?.('8415'));
    expect(localData.get('selectedPaymentMethod')).toBe('8415');
    await result('Refused');
    await press('Try again');
    await press('Close');
    await openForm();
    expect(dropIn.props?.selectedMethod).toBe('8415');
  });

  it('[DATA-39] [D-155] [PAY-43] [F-51] who last paid by invoice finds that button filled, and the card beside it', async () => {
    const answers = {
      SignedInGuest: () => ({
        User: { id: 'user-1', easyId: '1', activated: true, invoiceTargetId: 'target' },
      }),
    };
    const show = async (selected: string | null) => {
      const shown = showPayment(filled({ type: 'UPDATE_USER', userId: 'user-1' }), {
        signedInAs: 'user-1',
        answers,
        company: { configuration: { enableInvoicing: true } },
      });
      act(() => shown.localData.set('selectedPaymentMethod', selected));
      await settled();
      return shown.localData;
    };
    const looks = () =>
      [/invoice/i, /^Pay\W*\d/].map(
        (name) => /filled|line/.exec(screen.getByRole('button', { name }).className)?.[0],
      );
    const localData = await show(null);
    expect(looks()).toEqual(['line', 'filled']);
    await press(/invoice/i);
    expect(localData.get('selectedPaymentMethod')).toBe('invoice');
    cleanup();
    await show('invoice');
    expect(looks()).toEqual(['filled', 'line']);
  });

  it('[PAY-13] [PAY-14] disabled for 5 s the discount is asked for again, for 10 s it is logged', async () => {
    answer.session = () => new Promise(() => undefined);
    const answers = { SignedInGuest: () => ({ User: null }) };
    const cart = filled({ type: 'UPDATE_USER', userId: 'user-1' });
    const { logged } = showPayment(cart, { signedInAs: 'user-1', answers });
    await pass(4_999);
    expect(cart.sent).toEqual([]);
    await pass(1);
    expect(cart.sent).toEqual([{ type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 0 }]);
    await pass(5_000);
    expect(logged).toEqual([{ event: 'pay_button_stuck', cartId: 'cart-1' }]);
  });

  it('[PAY-36] a fully paid cart is felt', async () => {
    const vibrate = vi.fn();
    const services = {
      bridge: { vibrate, findPosition: async () => ({ kind: 'UNKNOWN' }) as const },
    };
    const { cart } = showPayment(filled(), { services });
    await settled();
    act(() =>
      cart.receive({
        type: 'PAYMENT_CONFIRMED',
        paymentId: 'CS1',
        amount: minor(10_000),
        tip: minor(0),
      }),
    );
    expect(vibrate).toHaveBeenCalledWith('SUCCESS');
  });

  it('[PAY-36] [D-60] [F-04] so is one paid with a tip: the check mark comes, nothing is confirmed any more', async () => {
    const vibrate = vi.fn();
    const services = {
      bridge: { vibrate, findPosition: async () => ({ kind: 'UNKNOWN' }) as const },
    };
    const { cart } = showPayment(filled(), { services });
    await openForm();
    await result('Authorised');
    expect(modalTitle()).toBe('Confirming your payment');
    act(() =>
      cart.receive({
        type: 'PAYMENT_CONFIRMED',
        paymentId: 'CS1',
        amount: minor(10_000),
        tip: minor(1_000),
      }),
    );
    expect(vibrate).toHaveBeenCalledWith('SUCCESS');
    expect(modalTitle()).toBe('Thank you!');
  });
});
