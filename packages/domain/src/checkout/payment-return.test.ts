import { describe, expect, it } from 'vitest';
import {
  lost,
  noFunds,
  ordered,
  payLater,
  paymentRun,
  pendingPayment,
  soup,
} from './testing/payment-run.ts';

describe('a page that is opened or reloaded', () => {
  it('[D-77] in the middle of a card payment goes on waiting, and asks after a minute', () => {
    const run = paymentRun([soup, pendingPayment()]);
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: true });
    expect(run.view().button.isEnabled).toBe(false);
    run.pass(60_000);
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });

  it.each([
    ['before the kitchen has it', [], 'PayLaterOrderPending'],
    ['after', [ordered], 'PayLaterOrderComplete'],
  ])('[PAY-15] in the middle of an order to the bill, %s', (_when, more, modal) => {
    expect(paymentRun([soup, payLater, pendingPayment({ amount: 0 }), ...more]).modal()).toBe(
      modal,
    );
  });

  it('[PAY-33] [D-311] tells of money that was taken meanwhile, until the guest has closed it', () => {
    const run = paymentRun([soup, lost]);
    expect(run.modal()).toBe('AfterPaymentError');
    expect(run.count('OPEN_SESSION')).toBe(0);
    run.send({ type: 'RETRY_PRESSED' });
    expect(run.last('REMEMBER_TOLD_ERRORS')).toMatchObject({ cartId: 'cart-1', count: 1 });
    expect(run.count('OPEN_SESSION')).toBe(1);
    const reportedErrors = { cartId: 'cart-1', count: 1 };
    expect(paymentRun([soup, lost], { reportedErrors }).modal()).toBeNull();
    expect(paymentRun([soup, lost, lost], { reportedErrors }).modal()).toBe('AfterPaymentError');
    const ofAnother = { cartId: 'cart-2', count: 1 };
    expect(paymentRun([soup, lost], { reportedErrors: ofAnother }).modal()).toBe(
      'AfterPaymentError',
    );
    expect(paymentRun([soup, noFunds]).modal()).toBeNull();
    expect(paymentRun([soup, lost, ordered]).modal()).toBe('PaymentComplete');
  });
});

describe('back from the bank', () => {
  const redirected = (sessionId: string | null = null) =>
    ({ type: 'SUBMIT_DETAILS', redirectResult: 'said', sessionId }) as const;

  it('[PAY-27] what its page said goes to the server, again until it is heard', () => {
    const run = paymentRun([soup], { returned: redirected() });
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isConfirming: true });
    expect(run.count('CLEAN_ADDRESS')).toBe(1);
    run.answerDetails(null);
    run.pass(3_000);
    expect(run.count('SUBMIT_DETAILS')).toBe(2);
    run.answerDetails('Refused');
    expect(run.modal()).toBe('PaymentRefused');
    run.pass(60_000);
    expect(run.count('SUBMIT_DETAILS')).toBe(2);
  });

  it.each([
    ['CS9', 'PaymentComplete'],
    [null, null],
  ])(
    '[PAY-27] [D-311] received, with session %s: after a minute it is asked for, or let go',
    (id, modal) => {
      const run = paymentRun([soup], { returned: redirected(id) });
      run.answerDetails('Received');
      expect(run.state().pending?.kind).toBe('CARD');
      run.pass(59_999);
      expect(run.count('ASK_SESSION_STATE')).toBe(0);
      run.pass(1);
      expect(run.last('ASK_SESSION_STATE')?.sessionId ?? null).toBe(id);
      expect(run.modal()).toBe(modal);
    },
  );

  it('[PAY-27] heard late, it still has its minute and then an end', () => {
    const run = paymentRun([soup, pendingPayment()], { returned: redirected() });
    run.answerDetails(null);
    run.pass(61_000);
    run.answerDetails('Received');
    expect(run.view().isLate).toBe(false);
    run.pass(60_000);
    expect(run.view().isLate).toBe(true);
  });

  const marked = { returned: { type: 'CONFIRMING', sessionId: 'CS1' } } as const;

  it.each(['UNKNOWN', 'ENDED'] as const)(
    '[PAY-28] [D-80] [F-17] an address that names a session that is %s has no effect',
    (known) => {
      const run = paymentRun([soup], marked);
      expect(run.last('ASK_SESSION_STATE')).toMatchObject({ cartId: 'cart-1', sessionId: 'CS1' });
      run.answerState(known);
      expect(run.modal()).toBeNull();
      expect(run.count('SUBMIT_DETAILS')).toBe(0);
      run.answerSession();
      expect(run.view().button.isEnabled).toBe(true);
    },
  );

  it('[PAY-28] [D-80] an open one is asked for every 3 s, and after a minute the cart goes on', () => {
    const run = paymentRun([soup], marked);
    for (let round = 1; round <= 20; round += 1) {
      expect(run.count('ASK_SESSION_STATE')).toBe(round);
      run.answerState('OPEN');
      run.pass(3_000);
    }
    expect(run.modal()).toBeNull();
  });

  it('[PAY-28] [D-80] a paid one is waited for, and after a minute the money goes back', () => {
    const run = paymentRun([soup], marked);
    run.answerState('PAID');
    expect(run.view()).toMatchObject({ modal: 'PaymentComplete', isLate: false });
    run.pass(60_000);
    run.answerState('PAID');
    run.refreshed();
    expect(run.modal()).toBe('AfterPaymentError');
  });
});
