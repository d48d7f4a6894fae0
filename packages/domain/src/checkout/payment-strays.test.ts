import { describe, expect, it } from 'vitest';
import { line } from '../cart/testing/builders.ts';
import { minor, ZERO } from '../money/minor.ts';
import type { ServerCart } from './payment-flow-input.ts';
import {
  failed,
  lost,
  opened,
  openedForm,
  ordered,
  paid,
  payLater,
  paymentRun,
  pendingPayment,
  soup,
} from './testing/payment-run.ts';

// Answers that come late or twice, timers that fire all the same, and pages opened in the middle of something.

const superseded = { type: 'REFUSED', code: 'SESSION_SUPERSEDED' } as const;
const orderedElsewhere: ServerCart = {
  cartId: 'cart-1',
  orderId: 'order-1',
  isPayLaterOrder: false,
};
const failedOf = (paymentId: string, resultCode = 'Refused') =>
  ({ ...failed, paymentId, resultCode }) as const;
const marked = (sessionId: string) => ({ returned: { type: 'CONFIRMING', sessionId } }) as const;
const redirected = {
  returned: { type: 'SUBMIT_DETAILS', redirectResult: 'said', sessionId: null },
} as const;
const requests = (run: ReturnType<typeof paymentRun>, type: string) =>
  run.effects.flatMap((effect) =>
    effect.type === type && 'request' in effect ? [effect.request] : [],
  );

describe('the session', () => {
  it.each([
    ['the dish', { items: [line({ id: 'b' })] }, ZERO],
    ['the sum', { totalUnpaid: minor(9_000) }, ZERO],
    ['the tip at the same sum', { totalUnpaid: minor(9_000) }, minor(1_000)],
    ['the cart', { cartId: 'cart-2' }, ZERO],
  ])(
    '[PAY-04] [D-310] what was opened for another state of %s lies in no form',
    (_what, changes, tip) => {
      const run = paymentRun();
      run.answerSession();
      run.change({
        hasUnconfirmedEvents: true,
        cart: { ...run.serverCart(), ...changes },
        tip,
      });
      run.press();
      expect(run.view().form).toEqual({ session: null });
    },
  );

  it('[PAY-20] [PAY-34] after one that failed, the next press asks for another; requests are counted up', () => {
    const run = paymentRun();
    run.answerSession({ type: 'REFUSED', code: null });
    run.send({ type: 'DIALOG_CLOSED' });
    expect(run.count('REMEMBER_TOLD_ERRORS')).toBe(0);
    run.send({ type: 'DIALOG_CLOSED' });
    run.press();
    expect(requests(run, 'OPEN_SESSION')).toEqual([1, 2]);
    run.answerSession();
    expect(run.view().form?.session?.id).toBe('CS1');
  });

  it('[D-81] a session that came ends the count of overtakings; a lost answer does not', () => {
    const run = paymentRun();
    run.answerSession(superseded);
    run.answerSession(superseded);
    run.answerSession();
    run.change({ tip: minor(100) });
    run.answerSession(superseded);
    run.answerSession(superseded);
    expect(run.modal()).toBeNull();
    run.answerSession({ type: 'UNREACHABLE', code: 'SESSION_SUPERSEDED' });
    expect(run.modal()).toBe('SessionError');
    run.send({ type: 'RETRY_PRESSED' });
    run.answerSession(superseded);
    expect(run.modal()).toBe('SessionError');
  });

  it('[D-81] a lost answer to the first request is told, whatever its code', () => {
    const run = paymentRun();
    run.answerSession({ type: 'UNREACHABLE', code: 'SESSION_SUPERSEDED' });
    expect(run.modal()).toBe('SessionError');
  });

  it('[D-341] [D-360] counted from its opening: too old when the form is closed, it is asked for anew', () => {
    const run = openedForm();
    run.pass(10 * 60_000);
    expect(run.count('OPEN_SESSION')).toBe(1);
    run.send({ type: 'FORM_CLOSED' });
    expect(run.count('OPEN_SESSION')).toBe(2);
    expect(run.view().button.label.text).toBe('LOADING');
  });

  it('one that has not been answered is not renewed', () => {
    const run = paymentRun();
    run.pass(20 * 60_000);
    expect(run.count('OPEN_SESSION')).toBe(1);
  });

  it('[F-48] [TIME-27] what the page can name is fetched once', () => {
    const run = paymentRun();
    expect(run.count('REFETCH')).toBe(0);
    run.answerSession({ type: 'REFUSED', code: 'OUT_OF_STOCK' });
    run.pass(1_000);
    run.send({ type: 'DIALOG_CLOSED' });
    expect(run.count('REFETCH')).toBe(1);
  });
});

describe('the form', () => {
  it('[D-52] another tip under it closes it, and both sums are told', () => {
    const run = openedForm();
    run.change({ tip: minor(500) });
    expect(run.view()).toMatchObject({
      form: null,
      modal: 'ErrorASD',
      problemCode: 'AMOUNT_CHANGED',
      change: { before: 10_000, now: 10_500 },
    });
  });

  it('[PAY-10] a press beneath a form that is being paid leaves it alone', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.press();
    run.append({ type: 'SET_COMMENT', comment: 'No nuts' });
    expect(run.view()).toMatchObject({ modal: null, form: { session: { id: 'CS1' } } });
  });

  it('[D-84] an order that costs nothing is announced without a tip', () => {
    const run = paymentRun([{ type: 'ADD_ITEM', item: line({ amount: ZERO }) }], {
      facts: { tip: minor(500) },
    });
    run.press();
    expect(run.added).toMatchObject([{ amount: 0, tip: 0 }]);
  });

  it('[PAY-23] refused in a form the guest has closed, it is told, and only once', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.send({ type: 'FORM_CLOSED' });
    run.result('Refused');
    expect(run.view()).toMatchObject({ modal: 'PaymentRefused', form: null });
    run.send({ type: 'DIALOG_CLOSED' });
    run.result('Refused');
    expect(run.modal()).toBeNull();
  });
});

describe('a page opened in the middle of something', () => {
  it('[D-311] [PAY-16] money of a second payment that goes back is not told over an order to the bill', () => {
    expect(paymentRun([soup, payLater, ordered, lost]).modal()).toBe('PayLaterOrderComplete');
  });

  it('[PAY-28] a payment that failed before is no news', () => {
    const run = paymentRun([soup, pendingPayment(), failedOf('CS1')], marked('CS2'));
    expect(run.modal()).toBe('PaymentComplete');
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS2' });
  });

  it('[D-311] what is on its way counts, not what failed before it', () => {
    const invoice = { ...pendingPayment({ paymentType: 'INVOICE' }), id: 'P2' } as const;
    const billed = paymentRun([soup, pendingPayment(), failedOf('CS1'), invoice]);
    billed.pass(60_000);
    expect(billed.count('ASK_SESSION_STATE')).toBe(0);
    const card = { ...pendingPayment(), id: 'CS2' } as const;
    const carded = paymentRun([soup, pendingPayment(), failedOf('CS1'), card]);
    carded.pass(60_000);
    expect(carded.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS2' });
  });

  it('[D-311] a tip alone was paid by card', () => {
    const tipped = { ...pendingPayment({ amount: 500 }), tip: minor(500) } as const;
    const run = paymentRun([soup, tipped]);
    run.pass(60_000);
    expect(run.count('ASK_SESSION_STATE')).toBe(1);
  });

  it('[PAY-27] back from the bank before the cart is read: what was said goes out with it', () => {
    const { cartId, venueId } = { cartId: null, venueId: null };
    const unread = { ...paymentRun().serverCart(), cartId, venueId };
    const run = paymentRun([soup], { ...redirected, facts: { cart: unread } });
    expect(run.count('SUBMIT_DETAILS')).toBe(0);
    run.change({ cart: run.serverCart() });
    expect(requests(run, 'SUBMIT_DETAILS')).toEqual([1]);
    run.answerDetails('Refused');
    expect(run.modal()).toBe('PaymentRefused');
  });
});

describe('an answer that comes late or twice', () => {
  it('[PAY-27] what the bank said is heard once', () => {
    const run = paymentRun([soup], redirected);
    run.answerDetails(null);
    run.pass(3_000);
    expect(requests(run, 'SUBMIT_DETAILS')).toEqual([1, 2]);
    run.send({ type: 'DETAILS_ANSWERED', request: 1, resultCode: 'Refused' });
    expect(run.modal()).toBe('PaymentComplete');
    run.answerDetails('Refused');
    run.send({ type: 'DIALOG_CLOSED' });
    run.answerDetails('Refused');
    expect(run.modal()).toBeNull();
    run.answerSession();
    expect(run.view().button.isEnabled).toBe(true);
  });

  it('[D-80] of the session’s state only the last question’s counts, once', () => {
    const run = paid();
    run.pass(60_000);
    run.answerState('OPEN');
    run.answerState('ENDED');
    expect(run.modal()).toBe('PaymentComplete');
    run.pass(10_000);
    expect(requests(run, 'ASK_SESSION_STATE')).toEqual([1, 2]);
    run.send({
      type: 'SESSION_STATE',
      request: 1,
      state: 'ENDED',
      serverCart: run.serverCart(),
    });
    expect(run.modal()).toBe('PaymentComplete');
    // Asked and not answered, it is not asked again.
    run.pass(60_000);
    expect(run.count('ASK_SESSION_STATE')).toBe(2);
  });

  it('[D-80] nobody is let go whose order the server has already', () => {
    const run = paymentRun([soup], marked('CS1'));
    const request = run.last('ASK_SESSION_STATE')?.request ?? 0;
    run.send({
      type: 'SESSION_STATE',
      request,
      state: 'UNKNOWN',
      serverCart: orderedElsewhere,
    });
    expect(run.modal()).toBe('PaymentComplete');
    const late = paid();
    late.pass(60_000);
    late.answerState('PAID');
    const read = { type: 'CART_REFRESHED', isRead: true } as const;
    late.send({ ...read, request: 1, serverCart: orderedElsewhere });
    expect(late.modal()).toBe('PaymentComplete');
  });

  it('[D-373] a cart that was read for an earlier question, or for none, says nothing of this one', () => {
    const run = paid();
    const read = { type: 'CART_REFRESHED', isRead: true, serverCart: run.serverCart() } as const;
    run.pass(60_000);
    run.send({ ...read, request: 1 });
    expect(run.modal()).toBe('PaymentComplete');
    run.answerState('OPEN');
    run.pass(10_000);
    run.answerState('PAID');
    run.send({ ...read, request: 1 });
    expect(run.modal()).toBe('PaymentComplete');
    run.refreshed();
    expect(run.modal()).toBe('AfterPaymentError');
  });

  it('[D-80] another session to ask of is asked of at once', () => {
    const run = paymentRun([soup], marked('CS9'));
    run.append(pendingPayment());
    expect(run.last('ASK_SESSION_STATE')).toMatchObject({ sessionId: 'CS1' });
  });

  it('[D-311] let go once, the next wait is asked of as the first', () => {
    const run = paymentRun([soup], redirected);
    run.answerDetails('Received');
    run.pass(60_000);
    run.answerSession();
    run.press();
    run.send({ type: 'FORM_SUBMITTED' });
    run.result('Authorised');
    run.pass(60_000);
    run.answerState('OPEN');
    run.pass(10_000);
    expect(requests(run, 'ASK_SESSION_STATE')).toEqual([1, 2]);
  });
});

describe('what the server says', () => {
  it('[D-77] one of two payments has failed: the other is waited for', () => {
    const run = paymentRun([soup, pendingPayment(), { ...pendingPayment(), id: 'CS2' }]);
    run.append(failedOf('CS1'));
    expect(run.modal()).toBe('PaymentComplete');
    run.append(failedOf('CS2'));
    expect(run.modal()).toBe('PaymentError');
  });

  it('[D-77] a payment that failed before is not the one that is waited for', () => {
    const run = paid('Received');
    run.append(failedOf('CS1'));
    run.send({ type: 'DIALOG_CLOSED' });
    expect(run.count('UNLOCK_BUTTON')).toBe(1);
    run.pass(1_000);
    expect(run.count('UNLOCK_BUTTON')).toBe(1);
    run.answerSession(opened('CS2'));
    run.press();
    run.send({ type: 'FORM_SUBMITTED' });
    run.result('Authorised', 'CS2');
    run.refuse('AMOUNT_CHANGED', 'ADD_CLIENT_SIDE_PAYMENT');
    expect(run.modal()).toBe('PaymentComplete');
    // It may have been paid all the same: the lock stays.
    expect(run.count('UNLOCK_BUTTON')).toBe(1);
  });

  it('[D-161] of a card the bank’s no is a payment that did not go through; of an invoice the reason is told', () => {
    const card = paid('Received');
    card.append(failedOf('CS1', 'VENUE_CLOSED'));
    expect(card.modal()).toBe('PaymentError');
    const invoice = paymentRun();
    invoice.send({ type: 'INVOICE_PRESSED', paymentId: 'P1' });
    invoice.append(failedOf('P1', 'CREDIT_LIMIT_REACHED'));
    expect(invoice.view()).toMatchObject({
      modal: 'ErrorASD',
      problemCode: 'CREDIT_LIMIT_REACHED',
      change: null,
    });
  });

  it('[D-52] [F-03] the sum before is the one that was pressed, whatever came in between', () => {
    const run = paymentRun([soup, payLater]);
    run.append({ ...soup, item: line({ id: 'b' }) });
    run.press();
    const lines = [{ id: 'line-1', amount: minor(12_000), vatRate: 12 }];
    run.append({ type: 'CART_REPRICED', lines });
    expect(run.modal()).toBe('PayLaterOrderPending');
    run.append({ ...failed, resultCode: 'AMOUNT_CHANGED' });
    expect(run.view()).toMatchObject({
      modal: 'ErrorASD',
      change: { before: 20_000, now: 22_000 },
    });
  });

  it('[D-52] prices that change and leave the sum are nobody’s news', () => {
    const run = paymentRun([soup, { ...soup, item: line({ id: 'b' }) }]);
    const priced = (id: string, amount: number) => ({ id, amount: minor(amount), vatRate: 12 });
    run.append({
      type: 'CART_REPRICED',
      lines: [priced('line-1', 12_000), priced('b', 8_000)],
    });
    expect(run.modal()).toBeNull();
  });

  it('[PAY-33] the server’s code goes with its words', () => {
    const run = paid();
    run.append(lost);
    expect(run.view().problemCode).toBe(lost.code);
  });
});

describe('timers', () => {
  it('one that was stopped and fires all the same does nothing', () => {
    const run = paymentRun();
    run.send({ type: 'TIMER_FIRED', timer: 'GO_HOME' });
    expect(run.count('GO_HOME')).toBe(0);
  });

  it('an order ends the waits, and by card nobody is sent home', () => {
    const run = paid();
    expect(run.count('STOP_TIMER')).toBeGreaterThan(0);
    run.append(ordered);
    expect([...run.timers.keys()]).toEqual(['RENEW_SESSION']);
    run.pass(10_000);
    expect(run.count('GO_HOME')).toBe(0);
    expect(run.view().isLate).toBe(false);
  });

  it('nothing is stopped that never ran', () => {
    expect(paymentRun().count('STOP_TIMER')).toBe(0);
  });

  it.each([
    ['the venue is closed', { isVenueOpen: false }, []],
    ['there is no network', { isOnline: false }, []],
    ['a payment is under way', {}, [pendingPayment()]],
  ])('[PAY-13] [PAY-14] a button is not stuck where %s', (_why, facts, more) => {
    const run = paymentRun([soup, ...more], { facts: { hasUnconfirmedEvents: true, ...facts } });
    run.pass(30_000);
    expect(run.count('LOG_STUCK_BUTTON')).toBe(0);
  });

  it('[PAY-14] nor where it can be pressed', () => {
    const run = paymentRun();
    run.answerSession();
    run.pass(30_000);
    expect(run.count('LOG_STUCK_BUTTON')).toBe(0);
    expect(run.view().isLate).toBe(false);
  });
});
