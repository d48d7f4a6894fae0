import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../money/minor.ts';
import {
  failed,
  noFunds,
  opened,
  openedForm,
  ordered,
  payLater,
  paid,
  paymentRun,
  pendingPayment,
  soup,
} from './testing/payment-run.ts';

describe('what the card form says', () => {
  it.each(['Authorised', 'Received'])(
    '[PAY-10] [PAY-21] [D-77] [D-79] %s is announced, and confirmed by the server only',
    (code) => {
      const run = paid(code);
      expect(run.view()).toMatchObject({
        modal: 'PaymentComplete',
        isConfirming: true,
        form: null,
      });
      expect(run.added).toEqual([
        {
          id: 'CS1',
          paymentType: 'ADYEN',
          amount: 10_000,
          tip: 0,
          payload: '{"sessionResult":"sr"}',
        },
      ]);
      expect(run.view().button.isEnabled).toBe(false);
      run.append({ type: 'PAYMENT_CONFIRMED', paymentId: 'CS1', amount: minor(10_000), tip: ZERO });
      expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: false });
    },
  );

  it.each([
    ['Refused', 'PaymentRefused', '[PAY-23]'],
    ['Cancelled', 'PaymentError', '[PAY-24]'],
    ['Pending', 'PaymentError', '[PAY-24]'],
    ['nobody has heard of it', 'PaymentError', '[PAY-24]'],
  ])('%s shows %s %s [PAY-39], and leaves the form for another try', (code, modal) => {
    const run = paid(code);
    expect(run.modal()).toBe(modal);
    expect(run.added).toEqual([]);
    expect(run.last('REPORT_PAYMENT_ERROR')).toMatchObject({ cartId: 'cart-1', code });
    run.send({ type: 'DIALOG_CLOSED' });
    expect(run.view()).toMatchObject({ modal: null, form: { session: { id: 'CS1' } } });
  });

  it('[PAY-22] ApiError shows Error, and takes the session from the form until the next one is there', () => {
    const run = paid('ApiError');
    expect(run.view()).toMatchObject({ modal: 'Error', form: { session: null } });
    run.answerSession(opened('CS2'));
    // Built beneath the words, a form that cannot be loaded would fail again, and ask for session after session.
    expect(run.view()).toMatchObject({ modal: 'Error', form: { session: null } });
    run.send({ type: 'DIALOG_CLOSED' });
    expect(run.view()).toMatchObject({ modal: null, form: { session: { id: 'CS2' } } });
  });

  it('[PAY-25] [D-79] a finished challenge is confirming, until the result keeps or replaces it', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'CHALLENGE_FINISHED' });
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: true });
    run.result('Refused');
    expect(run.modal()).toBe('PaymentRefused');
  });

  it('[PAY-23] [ERR-10] [F-15] the server’s reason stands, whoever speaks first', () => {
    const run = paid('Refused');
    run.append(noFunds);
    expect(run.view().problemCode).toBe(noFunds.code);
    run.send({ type: 'DIALOG_CLOSED' });
    run.append(noFunds);
    run.result('Refused');
    expect(run.view()).toMatchObject({ modal: 'PaymentRefused', problemCode: noFunds.code });
  });

  it.each([
    ['the order is there', { cartId: 'cart-1', orderId: 'order-1' }],
    ['it is another cart', { cartId: 'cart-2', orderId: null }],
  ])('[PAY-10] [D-77] a result that comes when %s announces nothing', (_why, server) => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    const serverCart = { ...server, isPayLaterOrder: false };
    const result = { resultCode: 'Authorised', sessionResult: 'sr', sessionId: 'CS1' };
    run.send({ type: 'RESULT', ...result, serverCart });
    expect(run.added).toEqual([]);
    expect(run.view().button.label.text).toBe('PAY');
  });

  it('[PAY-29] [F-35] the order is there before the form has said a word: the form goes', () => {
    const run = openedForm();
    run.append(ordered);
    expect(run.view()).toMatchObject({ form: null, modal: 'PaymentComplete', isConfirming: false });
  });

  it('a form closed while it pays still says what it paid', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'FORM_CLOSED' });
    run.append({ type: 'SET_COMMENT', comment: 'No nuts' });
    run.answerSession(opened('CS2'));
    run.result('Authorised');
    expect(run.added).toMatchObject([{ id: 'CS1' }]);
    expect(run.modal()).toBe('PaymentComplete');
  });

  it('[D-77] [D-371] paid in a form that was closed and opened again, it is announced by its own session, once', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'FORM_CLOSED' });
    run.answerSession(opened('CS2'));
    run.press();
    run.send({ type: 'FORM_SUBMITTED' });
    run.result('Authorised', 'CS1');
    expect(run.added).toMatchObject([{ id: 'CS1' }]);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', form: null });
    run.result('Authorised', 'CS1');
    expect(run.added).toHaveLength(1);
    // The other form was sent off too: told to the server, and the first is still waited for (D-361).
    run.result('Authorised', 'CS2');
    expect(run.added).toMatchObject([{ id: 'CS1' }, { id: 'CS2' }]);
    run.pass(60_000);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });

  it('[D-361] [D-371] paid in the first form and failed in the second, the first one’s order is waited for', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'FORM_CLOSED' });
    run.answerSession(opened('CS2'));
    run.press();
    run.send({ type: 'FORM_SUBMITTED' });
    run.result('Authorised', 'CS1');
    run.result('ApiError', 'CS2');
    expect(run.last('REPORT_PAYMENT_ERROR')).toMatchObject({ code: 'ApiError' });
    expect(run.view()).toMatchObject({
      modal: 'PaymentComplete',
      isConfirming: true,
      form: null,
      button: { isEnabled: false },
    });
    run.append(ordered);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: false });
  });

  it('[D-361] paid by card while an order to the bill is on its way, it is the card’s session that is asked of', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'FORM_CLOSED' });
    run.append(payLater);
    run.press();
    run.result('Authorised', 'CS1');
    run.pass(60_000);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });

  it('[D-371] what failed in a form that was closed is not said over the one that is being paid', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'FORM_CLOSED' });
    run.answerSession(opened('CS2'));
    run.press();
    run.send({ type: 'FORM_SUBMITTED' });
    run.result('Refused', 'CS1');
    expect(run.view()).toMatchObject({ modal: null, form: { session: { id: 'CS2' } } });
    expect(run.last('REPORT_PAYMENT_ERROR')).toMatchObject({ code: 'Refused' });
    run.append({ type: 'SET_COMMENT', comment: 'No nuts' });
    expect(run.view().form?.session?.id).toBe('CS2');
    run.result('Authorised', 'CS2');
    expect(run.added).toMatchObject([{ id: 'CS2' }]);
  });

  it('[PAY-25] [D-79] [D-372] a challenge whose result never comes is asked for after a minute, and the words can be closed', () => {
    const run = openedForm();
    run.send({ type: 'CHALLENGE_FINISHED' });
    expect(run.modal()).toBeNull();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'CHALLENGE_FINISHED' });
    run.pass(59_999);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', canLeave: false });
    expect(run.count('ASK_SESSION_STATE')).toBe(0);
    run.pass(1);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isLate: true, canLeave: true });
    run.result('Refused');
    expect(run.modal()).toBe('PaymentRefused');
    run.send({ type: 'DIALOG_CLOSED' });
    run.send({ type: 'FORM_CLOSED' });
    run.answerSession(opened('CS2'));
    expect(run.view().button.isEnabled).toBe(true);
  });

  it('[D-372] heard at last it is announced, and waited for a minute of its own', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'CHALLENGE_FINISHED' });
    run.change({ isOnline: false });
    run.pass(60_000);
    expect(run.count('ASK_SESSION_STATE')).toBe(0);
    run.change({ isOnline: true });
    run.pass(60_000);
    run.result('Authorised');
    expect(run.added).toMatchObject([{ id: 'CS1' }]);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isLate: false, form: null });
  });

  it('[D-140] going offline leaves the open form alone', () => {
    const run = openedForm();
    run.change({ isOnline: false });
    expect(run.view().form).toEqual({ session: { id: 'CS1', sessionData: 'data' } });
    run.change({ isOnline: true });
    expect(run.view().form).toEqual({ session: { id: 'CS1', sessionData: 'data' } });
  });
});

describe('[D-80] [D-311] a minute without an order', () => {
  it.each(['Authorised', 'Received'])('after %s the server is asked of the session', (code) => {
    const run = paid(code);
    run.pass(59_999);
    expect(run.count('ASK_SESSION_STATE')).toBe(0);
    run.pass(1);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ cartId: 'cart-1', sessionId: 'CS1' });
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isLate: true });
    run.answerState('OPEN');
    run.pass(9_999);
    expect(run.count('ASK_SESSION_STATE')).toBe(1);
    run.pass(1);
    run.answerState('PAID');
    expect(run.modal()).toBe('PaymentComplete');
    run.refreshed();
    expect(run.modal()).toBe('AfterPaymentError');
  });

  it('paid and ordered a moment ago: the order is read before anything is said', () => {
    const run = paid();
    run.pass(60_000);
    run.answerState('PAID');
    run.append(ordered);
    run.refreshed();
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: false });
  });

  it('[D-80] [D-373] a cart that could not be read is no word of an order: it is asked again', () => {
    const run = paid();
    run.pass(60_000);
    run.answerState('PAID');
    run.refreshed(false);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isLate: true });
    run.pass(10_000);
    expect(run.count('ASK_SESSION_STATE')).toBe(2);
    run.answerState('PAID');
    run.refreshed();
    expect(run.modal()).toBe('AfterPaymentError');
  });

  it.each(['ENDED', 'UNKNOWN'] as const)('of a session that is %s nothing is said', (known) => {
    const run = paid();
    run.pass(60_000);
    run.answerState(known);
    expect(run.modal()).toBeNull();
    run.pass(300_000);
    expect(run.modal()).toBeNull();
  });

  it('a server that cannot be reached is asked again', () => {
    const run = paid();
    run.pass(60_000);
    run.answerState(null);
    run.pass(10_000);
    expect(run.count('ASK_SESSION_STATE')).toBe(2);
  });

  it('the words can be closed, and it is asked on', () => {
    const run = paid();
    run.pass(60_000);
    run.answerState('OPEN');
    run.send({ type: 'DIALOG_CLOSED' });
    run.pass(10_000);
    expect(run.modal()).toBeNull();
    expect(run.count('ASK_SESSION_STATE')).toBe(2);
    run.append(ordered);
    expect(run.modal()).toBe('PaymentComplete');
  });

  it('the bank decides late: what it refuses was never paid, and the button opens', () => {
    const run = paid('Received');
    run.pass(120_000);
    run.append({ ...failed, paymentId: 'CS1' });
    expect(run.modal()).toBe('PaymentError');
    expect(run.count('UNLOCK_BUTTON')).toBe(1);
  });

  it('a payment the server would not hear of from us is asked for by the session the form paid', () => {
    const run = paid();
    run.refuse('AMOUNT_CHANGED', 'ADD_CLIENT_SIDE_PAYMENT');
    expect(run.modal()).toBe('PaymentComplete');
    run.pass(60_000);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });

  it('without a network nobody counts', () => {
    const run = paid();
    run.change({ isOnline: false });
    run.pass(120_000);
    expect(run.view()).toMatchObject({ isLate: false, canLeave: true });
    run.change({ isOnline: true });
    expect(run.view().canLeave).toBe(false);
    run.pass(60_000);
    expect(run.view()).toMatchObject({ isLate: true, canLeave: true });
  });

  it.each([
    ['an invoice', { paymentType: 'INVOICE' as const }],
    ['an order that costs nothing', { amount: 0 }],
  ])('of %s nobody is asked, and nothing said of a card', (_what, payment) => {
    const run = paymentRun([soup, pendingPayment(payment)]);
    run.pass(120_000);
    expect(run.count('ASK_SESSION_STATE')).toBe(0);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isLate: true });
  });
});
