import { describe, expect, it } from 'vitest';
import { line } from '../cart/testing/builders.ts';
import { minor, ZERO } from '../money/minor.ts';
import {
  failed,
  lost,
  opened,
  openedForm,
  paid,
  payLater,
  paymentRun,
  soup,
} from './testing/payment-run.ts';

describe('what the server says of the cart', () => {
  it.each([
    ['the form’s own word', (run: ReturnType<typeof paid>) => run.result('Authorised')],
    ['the form’s refusal', (run: ReturnType<typeof paid>) => run.result('Refused')],
    [
      'a new price',
      (run: ReturnType<typeof paid>) =>
        run.append({
          type: 'CART_REPRICED',
          lines: [{ id: 'line-1', amount: minor(12_000), vatRate: 12 }],
        }),
    ],
    [
      'another error',
      (run: ReturnType<typeof paid>) => run.append({ ...lost, code: 'VENUE_CLOSED' }),
    ],
    ['a challenge', (run: ReturnType<typeof paid>) => run.send({ type: 'CHALLENGE_FINISHED' })],
  ])(
    '[PAY-33] [D-311] [D-373] money that goes back stands until it is closed, whatever comes: %s',
    (_what, happen) => {
      const run = openedForm();
      run.send({ type: 'FORM_SUBMITTED' });
      run.append(lost);
      happen(run);
      expect(run.modal()).toBe('AfterPaymentError');
      expect(run.added).toEqual([]);
      expect(run.state().pending).toBeNull();
      run.send({ type: 'RETRY_PRESSED' });
      expect(run.last('REMEMBER_TOLD_ERRORS')).toMatchObject({ cartId: 'cart-1' });
      expect(run.modal()).toBeNull();
    },
  );

  it('[PAY-33] [PAY-34] [ERR-11] money that goes back stands until it is answered; then a session is asked for', () => {
    const run = paid();
    run.append({ ...failed, paymentId: 'CS1' }, lost);
    expect(run.modal()).toBe('AfterPaymentError');
    expect(run.count('OPEN_SESSION')).toBe(1);
    expect(run.count('UNLOCK_BUTTON')).toBe(1);
    run.send({ type: 'RETRY_PRESSED' });
    expect(run.count('OPEN_SESSION')).toBe(2);
    run.answerSession(opened('CS2'));
    expect(run.view().button.isEnabled).toBe(true);
  });

  it('[D-86] any other error of the cart is ErrorASD with its code', () => {
    const run = paymentRun();
    run.append({ ...lost, code: 'PICKUP_TIME_TOO_SOON' });
    expect(run.view()).toMatchObject({ modal: 'ErrorASD', problemCode: 'PICKUP_TIME_TOO_SOON' });
  });

  it.each(['COMMENTS_DISABLED', 'VENUE_CLOSED', 'CREDIT_LIMIT_REACHED'])(
    '[D-161] [D-331] an order without a card that is refused for %s says so',
    (code) => {
      const run = paymentRun([soup, payLater]);
      run.press();
      run.append({ ...failed, resultCode: code, endsPayLater: true });
      expect(run.view()).toMatchObject({ modal: 'ErrorASD', problemCode: code });
      // The guest chooses again between later and now.
      run.answerSession();
      run.send({ type: 'DIALOG_CLOSED' });
      expect(run.view().button).toMatchObject({ isEnabled: true, label: { text: 'PAY' } });
    },
  );

  it('[D-52] [F-03] a new price that came with that refusal is shown beside the old one', () => {
    const run = paymentRun([soup, payLater]);
    run.press();
    const lines = [{ id: 'line-1', amount: minor(12_000), vatRate: 12 }];
    run.append({ type: 'CART_REPRICED', lines }, { ...failed, resultCode: 'AMOUNT_CHANGED' });
    expect(run.view()).toMatchObject({
      modal: 'ErrorASD',
      change: { before: 10_000, now: 12_000 },
    });
  });

  it('what only a provider could have said stays a payment that did not go through', () => {
    const run = paymentRun([soup, payLater]);
    run.press();
    run.append({ ...failed, resultCode: 'CANCELLED' });
    expect(run.modal()).toBe('PaymentError');
  });

  it.each(['ADD_CLIENT_SIDE_PAYMENT', 'MARK_AS_PAY_LATER_ORDER'] as const)(
    '[D-84] [TABLE-08] %s refused is told, and does not lock the button',
    (eventType) => {
      const run = paymentRun();
      run.change({ cart: { ...run.serverCart(), isPayLaterOrder: true } });
      run.press();
      run.refuse('TABLE_REQUIRED', eventType);
      expect(run.view()).toMatchObject({ modal: 'ErrorASD', problemCode: 'TABLE_REQUIRED' });
      expect(run.state().facts.lastPaymentAt).toBeNull();
    },
  );

  it.each([
    ['COMMENTS_DISABLED', 'SET_COMMENT'],
    ['PICKUP_TIME_CLOSED', 'SET_PICKUP_TIME'],
  ] as const)('[D-375] %s of %s is told before anything is ordered', (code, eventType) => {
    const run = paymentRun([soup, payLater]);
    run.change({ hasUnconfirmedEvents: true });
    run.press();
    expect(run.added).toEqual([]);
    run.change({ hasUnconfirmedEvents: false, refusal: { code, eventType } });
    expect(run.view()).toMatchObject({ modal: 'ErrorASD', problemCode: code });
    run.send({ type: 'DIALOG_CLOSED' });
    run.press();
    expect(run.added).toHaveLength(1);
  });

  it('[D-375] a wish that is refused closes the form, but says nothing over a card that is being charged', () => {
    const refusal = { code: 'COMMENTS_DISABLED', eventType: 'SET_COMMENT' };
    const opened = openedForm();
    opened.change({ refusal });
    expect(opened.view()).toMatchObject({ form: null, modal: 'ErrorASD' });
    const submitted = openedForm();
    submitted.send({ type: 'FORM_SUBMITTED' });
    submitted.change({ refusal });
    expect(submitted.view()).toMatchObject({ form: { session: { id: 'CS1' } }, modal: null });
  });

  it('[D-375] of a cart that is an order already no wish is told', () => {
    const run = paymentRun([soup, payLater]);
    run.change({ refusal: { code: 'CART_ORDERED', eventType: 'SET_COMMENT' } });
    expect(run.modal()).toBeNull();
  });

  it('[D-375] nothing is billed or ordered for nothing while something is on its way', () => {
    const billed = paymentRun([soup], { facts: { hasUnconfirmedEvents: true } });
    billed.send({ type: 'INVOICE_PRESSED', paymentId: 'payment-1' });
    const free = paymentRun([{ type: 'ADD_ITEM', item: line({ amount: ZERO }) }]);
    free.change({ hasUnconfirmedEvents: true });
    free.press();
    expect([...billed.added, ...free.added]).toEqual([]);
  });

  it('a refusal of something else is not the payment’s to tell', () => {
    const run = paymentRun([{ type: 'ADD_ITEM', item: line() }]);
    run.change({ refusal: { code: 'OUT_OF_STOCK', eventType: 'ADD_ITEM' } });
    expect(run.modal()).toBeNull();
    expect(run.count('UNLOCK_BUTTON')).toBe(0);
  });
});
