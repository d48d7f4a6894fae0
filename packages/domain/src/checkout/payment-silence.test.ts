import { describe, expect, it } from 'vitest';
import {
  failed,
  lost,
  opened,
  openedForm,
  ordered,
  paid,
  paymentRun,
  pendingPayment,
  soup,
} from './testing/payment-run.ts';

// A form, a server or a cart that says nothing, or speaks when nobody asked.

const unread = { ...paymentRun().serverCart(), cartId: null, venueId: null };

describe('a form', () => {
  it('[PAY-20] that is not there sends nothing off', () => {
    const run = paymentRun();
    run.answerSession();
    run.send({ type: 'FORM_SUBMITTED' });
    expect(run.view().form).toBeNull();
  });

  it('[PAY-22] that could not be built says so before anybody has pressed pay in it', () => {
    const run = openedForm();
    run.result('ApiError');
    expect(run.view()).toMatchObject({ modal: 'Error', form: { session: null } });
  });

  it('[D-372] that was sent off without a session has nobody to be asked: the guest is let go', () => {
    const run = paymentRun();
    run.press();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'CHALLENGE_FINISHED' });
    run.pass(60_000);
    expect(run.modal()).toBeNull();
    expect(run.count('ASK_SESSION_STATE')).toBe(0);
  });

  it('[D-372] that was closed after the challenge is asked for all the same', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'CHALLENGE_FINISHED' });
    run.send({ type: 'FORM_CLOSED' });
    run.pass(60_000);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });
});

describe('a server that would not hear of the payment', () => {
  it('[D-361] [PAY-10] leaves it waited for by its session, and nobody pays a second time', () => {
    const run = paid();
    run.refuse('AMOUNT_CHANGED', 'ADD_CLIENT_SIDE_PAYMENT');
    run.press();
    expect(run.view().form).toBeNull();
    run.pass(61_000);
    expect(run.modal()).toBe('PaymentComplete');
    run.answerState('OPEN');
    run.pass(10_000);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });

  it('[D-361] [D-371] of two payments, either: the first is still the one that is waited for', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'FORM_CLOSED' });
    run.answerSession(opened('CS2'));
    run.press();
    run.send({ type: 'FORM_SUBMITTED' });
    for (const session of ['CS1', 'CS2']) {
      run.result('Authorised', session);
      run.refuse('AMOUNT_CHANGED', 'ADD_CLIENT_SIDE_PAYMENT');
    }
    run.pass(60_000);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });
});

describe('a cart', () => {
  it('[PAY-28] that is not read yet is not asked of', () => {
    const run = paymentRun([soup], {
      returned: { type: 'CONFIRMING', sessionId: 'CS1' },
      facts: { cart: unread },
    });
    expect(run.count('ASK_SESSION_STATE')).toBe(0);
    run.change({ cart: run.serverCart() });
    expect(run.count('ASK_SESSION_STATE')).toBe(1);
  });

  it('[PAY-27] that is read again hands over nothing a second time', () => {
    const run = paymentRun([soup], {
      returned: { type: 'SUBMIT_DETAILS', redirectResult: 'said', sessionId: null },
    });
    run.change({ cart: unread });
    run.change({ cart: run.serverCart() });
    expect([run.count('SUBMIT_DETAILS'), run.count('CLEAN_ADDRESS')]).toEqual([1, 1]);
  });

  it('[PAY-34] whose payment failed while the page was closed finds an open button', () => {
    const run = paymentRun([soup, pendingPayment(), { ...failed, paymentId: 'CS1' }]);
    expect(run.count('UNLOCK_BUTTON')).toBe(1);
  });

  it('[PAY-29] [PAY-33] that was mended and ordered in one breath says thank you', () => {
    const run = paid();
    run.append(lost, ordered);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: false });
  });

  it.each([
    ['before the page', () => paymentRun([soup, ordered])],
    [
      'by another phone',
      () => {
        const run = paymentRun();
        run.append(ordered);
        return run;
      },
    ],
  ])('[PAY-13] [PAY-14] that was ordered %s has no stuck button', (_when, open) => {
    const run = open();
    run.pass(30_000);
    expect(run.count('LOG_STUCK_BUTTON')).toBe(0);
  });

  it('that waits to be paid is waited for by nobody', () => {
    const run = paymentRun();
    run.answerSession();
    expect([...run.timers.keys()]).toEqual(['RENEW_SESSION']);
  });
});
