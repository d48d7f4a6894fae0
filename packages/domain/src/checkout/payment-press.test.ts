import { describe, expect, it } from 'vitest';
import { line } from '../cart/testing/builders.ts';
import { minor, ZERO } from '../money/minor.ts';
import { opened, openedForm, ordered, payLater, paymentRun, soup } from './testing/payment-run.ts';

const free = { type: 'ADD_ITEM', item: line({ amount: ZERO }) } as const;

describe('the press', () => {
  it('[PAY-20] opens the form, at once also where the session is not there yet', () => {
    const run = paymentRun();
    run.press();
    expect(run.view().form).toEqual({ session: null });
    run.answerSession(opened('CS2'));
    expect(run.view().form).toEqual({ session: { id: 'CS2', sessionData: 'data' } });
  });

  it('a second press opens no second form, and asks for no second session', () => {
    const run = openedForm();
    run.press();
    expect(run.count('OPEN_SESSION')).toBe(1);
    run.send({ type: 'FORM_CLOSED' });
    expect(run.view().form).toBeNull();
  });

  it('[PAY-18] [PAY-19] an order that costs nothing is ordered without a card, once', () => {
    const run = paymentRun([free]);
    run.press();
    run.press();
    expect(run.modal()).toBe('PaymentComplete');
    expect(run.view().isConfirming).toBe(true);
    expect(run.added).toEqual([
      { id: 'payment-1', paymentType: 'ADYEN', amount: 0, tip: 0, payload: null },
    ]);
    expect(run.count('OPEN_SESSION')).toBe(0);
  });

  it('[PAY-02] [D-155] an invoice is announced with the whole sum, and remembered', () => {
    const run = paymentRun([soup], { facts: { tip: minor(500) } });
    run.answerSession();
    run.send({ type: 'INVOICE_PRESSED', paymentId: 'payment-1' });
    run.send({ type: 'INVOICE_PRESSED', paymentId: 'payment-2' });
    expect(run.added).toEqual([
      { id: 'payment-1', paymentType: 'INVOICE', amount: 10_500, tip: 500, payload: null },
    ]);
    expect(run.count('REMEMBER_INVOICE')).toBe(1);
  });

  it('[PAY-15] [PAY-16] [PAY-17] later: pending, complete once the kitchen has it, then home', () => {
    const run = paymentRun([soup, payLater]);
    expect(run.view().button.label.text).toBe('PAY_LATER');
    run.press();
    expect(run.count('MARK_PAY_LATER')).toBe(0);
    expect(run.added).toMatchObject([{ amount: 0, payload: '{"payLater":true}' }]);
    run.pass(59_999);
    expect(run.view()).toMatchObject({ modal: 'PayLaterOrderPending', canLeave: false });
    run.append(ordered);
    run.pass(1_600);
    expect(run.modal()).toBe('PayLaterOrderComplete');
    run.pass(2_499);
    expect(run.count('GO_HOME')).toBe(0);
    run.pass(1);
    expect(run.count('GO_HOME')).toBe(1);
  });

  it('[PAY-15] [PAY-17] [D-374] an order to the bill that takes long can be left, and says goodbye when it is there', () => {
    const run = paymentRun([soup, payLater]);
    run.press();
    run.pass(60_000);
    expect(run.view()).toMatchObject({
      modal: 'PayLaterOrderPending',
      isLate: true,
      canLeave: true,
    });
    expect(run.count('ASK_SESSION_STATE')).toBe(0);
    run.send({ type: 'DIALOG_CLOSED' });
    run.pass(600_000);
    expect(run.view()).toMatchObject({ modal: null, button: { isEnabled: false } });
    run.append(ordered);
    expect(run.modal()).toBe('PayLaterOrderComplete');
    run.pass(2_500);
    expect(run.count('GO_HOME')).toBe(1);
  });

  it('[PAY-16] [PAY-17] [D-374] another phone has ordered to the bill: the form goes, and this page says goodbye too', () => {
    const run = openedForm();
    run.append(payLater, ordered);
    expect(run.view()).toMatchObject({ form: null, modal: 'PayLaterOrderComplete' });
    run.pass(2_500);
    expect(run.count('GO_HOME')).toBe(1);
  });

  it.each([
    ['the kitchen has closed', { isVenueOpen: false }],
    ['nothing is in the cart any more', { cart: paymentRun([]).serverCart() }],
  ])('[PAY-08] [D-85] a press that comes when %s opens nothing', (_why, facts) => {
    const run = paymentRun();
    run.answerSession();
    run.change(facts);
    run.press();
    run.send({ type: 'INVOICE_PRESSED', paymentId: 'payment-2' });
    expect(run.view()).toMatchObject({ form: null, modal: null });
    expect(run.added).toEqual([]);
  });

  it('[PAY-15] a cart the page only shows as paid later is marked first', () => {
    const run = paymentRun();
    run.change({ cart: { ...run.serverCart(), isPayLaterOrder: true } });
    run.press();
    expect(run.effects.map(({ type }) => type).filter((type) => /LATER|ADD/.test(type))).toEqual([
      'MARK_PAY_LATER',
      'ADD_PAYMENT',
    ]);
  });

  it('[PAY-11] [D-85] while the venue is closed for the chosen time there is nothing to press', () => {
    const run = paymentRun();
    run.answerSession();
    run.change({ isVenueOpen: false });
    expect(run.view().button.isEnabled).toBe(false);
    run.change({ isVenueOpen: true });
    run.answerSession();
    expect(run.view().button.isEnabled).toBe(true);
  });

  it('[PAY-10] after a payment the button rests for 30 s', () => {
    const run = paymentRun();
    run.answerSession();
    run.change({ lastPaymentAt: run.state().facts.now });
    expect(run.view().button.isEnabled).toBe(false);
    run.pass(30_000);
    expect(run.view().button.isEnabled).toBe(true);
  });

  it('[PAY-13] [PAY-14] disabled for 5 s the discount is asked for again, for 10 s it is logged', () => {
    const run = paymentRun([soup, { type: 'UPDATE_USER', userId: 'user-1' }], {
      facts: { isSignedIn: true },
    });
    run.pass(4_999);
    expect(run.count('CONSOLIDATE')).toBe(0);
    run.pass(1);
    expect(run.last('CONSOLIDATE')).toEqual({ type: 'CONSOLIDATE', discountRate: 0 });
    run.pass(5_000);
    expect(run.last('LOG_STUCK_BUTTON')).toMatchObject({ cartId: 'cart-1' });
    run.pass(60_000);
    expect([run.count('CONSOLIDATE'), run.count('LOG_STUCK_BUTTON')]).toEqual([1, 1]);
  });

  it.each([
    ['nobody is signed in', { isSignedIn: false }, {}],
    ['the cart is nobody’s', { isSignedIn: true }, { userId: null }],
    ['a bill is paid', { isSignedIn: true }, { chequeId: 'bill' }],
    ['a payment is under way', { isSignedIn: true }, { hasPendingPayment: true }],
  ])('[PAY-13] not where %s', (_why, facts, changes) => {
    const run = paymentRun([soup], { facts });
    run.change({ cart: { ...run.serverCart(), userId: 'user-1', ...changes } });
    run.pass(10_000);
    expect([run.count('CONSOLIDATE'), run.count('LOG_STUCK_BUTTON')]).toEqual([0, 1]);
  });
});
