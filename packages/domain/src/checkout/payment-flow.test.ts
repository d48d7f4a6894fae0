import { describe, expect, it } from 'vitest';
import { line } from '../cart/testing/builders.ts';
import { minor, ZERO } from '../money/minor.ts';
import { opened, openedForm, ordered, payLater, paymentRun, soup } from './testing/payment-run.ts';

const repriced = {
  type: 'CART_REPRICED' as const,
  lines: [{ id: 'line-1', amount: minor(12_000), vatRate: 12 }],
};
const free = { type: 'ADD_ITEM', item: line({ amount: ZERO }) } as const;
const refusedSession = (code: string | null) => ({ type: 'REFUSED', code }) as const;

describe('the session', () => {
  it('[PAY-03] [PAY-06] [PAY-09] [PAY-11] [PAY-12] is asked for what the cart costs, and counted', () => {
    const run = paymentRun();
    expect(run.last('OPEN_SESSION')).toMatchObject({
      venueId: 'venue-1',
      returnPath: '/order/venue-1/cart',
      basis: { cartId: 'cart-1', amount: 10_000, tip: 0 },
    });
    expect(run.view().button).toEqual({ isEnabled: false, label: { text: 'LOADING' } });
    run.answerSession();
    expect(run.view().button).toEqual({
      isEnabled: true,
      label: { text: 'PAY', amount: 10_000 },
    });
    expect(run.last('REPORT_SESSION')).toMatchObject({ name: 'payment_started', cartId: 'cart-1' });
  });

  it.each([
    ['an empty cart', [], {}],
    ['a closed venue', [soup], { isVenueOpen: false }],
    ['an order that costs nothing', [free], {}],
    ['an order that is paid later', [soup, payLater], {}],
    ['no network', [soup], { isOnline: false }],
    ['lines the server does not know yet', [soup], { hasUnconfirmedEvents: true }],
    ['an order that is there', [soup, ordered], {}],
  ])('[PAY-03] [PAY-08] is not asked for with %s', (_why, events, facts) => {
    expect(paymentRun(events, { facts }).count('OPEN_SESSION')).toBe(0);
  });

  it.each([
    [
      'the total',
      (run: ReturnType<typeof paymentRun>) => run.append({ ...soup, item: line({ id: 'b' }) }),
    ],
    ['the tip', (run: ReturnType<typeof paymentRun>) => run.change({ tip: minor(1_000) })],
    [
      'the comment [D-310]',
      (run: ReturnType<typeof paymentRun>) =>
        run.append({ type: 'SET_COMMENT', comment: 'No nuts' }),
    ],
    [
      'the time [D-310]',
      (run: ReturnType<typeof paymentRun>) =>
        run.append({ type: 'SET_PICKUP_TIME', time: '2026-03-02T17:00:00Z' }),
    ],
  ])('[PAY-04] is asked for anew when %s changes, and until then nobody pays', (_what, happen) => {
    const run = paymentRun();
    run.answerSession();
    happen(run);
    expect(run.count('OPEN_SESSION')).toBe(2);
    expect(run.view().button.label.text).toBe('LOADING');
    run.answerSession(opened('CS2'));
    run.press();
    expect(run.view().form?.session?.id).toBe('CS2');
  });

  it('[PAY-04] is asked for anew when the venue opens again', () => {
    const run = paymentRun();
    run.answerSession();
    run.change({ isVenueOpen: false });
    expect(run.count('OPEN_SESSION')).toBe(1);
    run.change({ isVenueOpen: true });
    expect(run.count('OPEN_SESSION')).toBe(2);
  });

  it('[PAY-05] [D-341] of two requests only the answer to the last one counts', () => {
    const run = paymentRun();
    const first = run.last('OPEN_SESSION')?.request;
    run.change({ hasUnconfirmedEvents: true });
    run.answerSession(opened('CS0'), first);
    run.change({ hasUnconfirmedEvents: false });
    run.answerSession(opened(), first);
    expect(run.view().button.label.text).toBe('LOADING');
    run.answerSession(opened('CS2'));
    run.press();
    expect(run.view().form?.session?.id).toBe('CS2');
  });

  it.each([
    ['RATE_LIMITED', 'SessionError'],
    [null, 'SessionError'],
    ['VENUE_CLOSED', 'ErrorASD'],
    ['AMOUNT_CHANGED', 'ErrorASD'],
  ])('[PAY-06] [PAY-07] [D-86] refused for %s it is told by %s, once', (code, modal) => {
    const run = paymentRun();
    run.answerSession(refusedSession(code));
    expect(run.view()).toMatchObject({ modal, problemCode: code });
    expect(run.last('REPORT_SESSION')?.name).toBe('payment_initialize_failed');
    run.send({ type: 'DIALOG_CLOSED' });
    run.pass(60_000);
    expect(run.modal()).toBeNull();
  });

  it('[PAY-07] a server that cannot be reached is told as well, and retry asks again', () => {
    const run = paymentRun();
    run.answerSession({ type: 'UNREACHABLE', code: null });
    expect(run.modal()).toBe('SessionError');
    run.send({ type: 'RETRY_PRESSED' });
    expect(run.modal()).toBeNull();
    expect(run.count('OPEN_SESSION')).toBe(2);
  });

  it('[D-81] superseded by another phone it asks again, and tells only when that goes on', () => {
    const run = paymentRun();
    run.answerSession(refusedSession('SESSION_SUPERSEDED'));
    run.answerSession(refusedSession('SESSION_SUPERSEDED'));
    expect(run.modal()).toBeNull();
    expect(run.count('OPEN_SESSION')).toBe(3);
    run.answerSession(refusedSession('SESSION_SUPERSEDED'));
    expect(run.modal()).toBe('SessionError');
    expect(run.count('OPEN_SESSION')).toBe(3);
  });

  it('[PAY-05] [D-341] asked again for the very same after an answer, nobody pays with the earlier one', () => {
    const run = paymentRun();
    run.answerSession();
    run.change({ hasUnconfirmedEvents: true });
    run.change({ hasUnconfirmedEvents: false });
    expect(run.count('OPEN_SESSION')).toBe(2);
    expect(run.view().button).toEqual({ isEnabled: false, label: { text: 'LOADING' } });
    run.answerSession(opened('CS2'));
    run.press();
    expect(run.view().form?.session?.id).toBe('CS2');
  });

  it('[D-360] beneath an open form that has one nothing is asked; with the form closed after a refusal it is', () => {
    const run = openedForm();
    run.change({ hasUnconfirmedEvents: true });
    run.change({ hasUnconfirmedEvents: false });
    run.change({ isOnline: false });
    run.change({ isOnline: true });
    run.send({ type: 'FORM_SUBMITTED' });
    run.result('Refused');
    run.send({ type: 'DIALOG_CLOSED' });
    expect(run.count('OPEN_SESSION')).toBe(1);
    expect(run.view().form?.session?.id).toBe('CS1');
    run.send({ type: 'FORM_CLOSED' });
    expect(run.count('OPEN_SESSION')).toBe(2);
    expect(run.view().button.label.text).toBe('LOADING');
  });

  it('a form that was only looked at leaves its session as it was', () => {
    const run = openedForm();
    run.send({ type: 'FORM_CLOSED' });
    expect(run.count('OPEN_SESSION')).toBe(1);
    expect(run.view().button.isEnabled).toBe(true);
  });

  it('[D-341] is renewed after ten minutes while the form is closed, and until then nobody pays', () => {
    const run = paymentRun();
    run.answerSession();
    run.pass(10 * 60_000 - 1);
    expect(run.count('OPEN_SESSION')).toBe(1);
    run.pass(1);
    expect(run.count('OPEN_SESSION')).toBe(2);
    expect(run.view().button.label.text).toBe('LOADING');
    run.answerSession(opened('CS2'));
    run.press();
    run.pass(20 * 60_000);
    expect(run.count('OPEN_SESSION')).toBe(2);
  });

  it('[D-86] Update asks for everything again, and then for a session', () => {
    const run = paymentRun();
    run.answerSession(refusedSession('VENUE_CLOSED'));
    run.send({ type: 'UPDATE_PRESSED' });
    expect(run.modal()).toBeNull();
    expect(run.count('REFRESH_EVERYTHING')).toBe(1);
    expect(run.count('OPEN_SESSION')).toBe(1);
    run.send({ type: 'REFRESHED' });
    expect(run.count('OPEN_SESSION')).toBe(2);
  });

  it('[D-86] [D-360] what Update fetches may come late: the form that was opened meanwhile keeps its session', () => {
    const run = paymentRun();
    run.append(repriced);
    run.send({ type: 'UPDATE_PRESSED' });
    run.answerSession();
    run.press();
    run.send({ type: 'REFRESHED' });
    expect(run.view().form?.session?.id).toBe('CS1');
    expect(run.count('OPEN_SESSION')).toBe(2);
  });

  it.each([
    ['OUT_OF_STOCK', 'STOCK', 'inventory'],
    ['ITEM_NOT_ON_MENU', 'MENU', 'menus'],
    ['MENU_EXPIRED', 'MENU', 'menus'],
  ] as const)(
    '[TIME-27] [CART-34] [F-48] %s is left to the page that names it',
    (code, pageDialog, query) => {
      const run = paymentRun();
      run.answerSession(refusedSession(code));
      expect(run.modal()).toBe('ErrorASD');
      expect(run.last('REFETCH')).toEqual({ type: 'REFETCH', query });
      run.change({ pageDialog });
      expect(run.modal()).toBeNull();
      run.change({ pageDialog: null });
      expect(run.modal()).toBeNull();
    },
  );

  it('[F-48] what is about something else waits until the page has been answered', () => {
    const run = paymentRun();
    run.change({ pageDialog: 'STOCK' });
    run.answerSession(refusedSession('VENUE_CLOSED'));
    expect(run.modal()).toBeNull();
    run.change({ pageDialog: null });
    expect(run.modal()).toBe('ErrorASD');
  });
});

describe('prices', () => {
  it('[D-52] a new one is shown beside the old one', () => {
    const run = paymentRun();
    run.answerSession();
    run.append(repriced);
    expect(run.view()).toMatchObject({
      modal: 'ErrorASD',
      problemCode: 'AMOUNT_CHANGED',
      change: { before: 10_000, now: 12_000 },
    });
  });

  it('[D-52] the answer that speaks of it may come after it: the older sum stays', () => {
    const run = paymentRun();
    run.append(repriced);
    run.answerSession(refusedSession('AMOUNT_CHANGED'));
    expect(run.view().change).toEqual({ before: 10_000, now: 12_000 });
  });

  it('[D-52] a dish the guest adds is no new price', () => {
    const run = paymentRun();
    run.append({ ...soup, item: line({ id: 'b' }) });
    expect(run.modal()).toBeNull();
  });

  it('[D-52] under the open form it closes the form', () => {
    const run = openedForm();
    run.append(repriced);
    expect(run.view()).toMatchObject({ form: null, modal: 'ErrorASD' });
  });

  it('[D-310] so does another content at the same price', () => {
    const run = openedForm();
    run.append({ type: 'SET_COMMENT', comment: 'No nuts' });
    expect(run.view()).toMatchObject({
      form: null,
      modal: 'ErrorASD',
      problemCode: null,
      change: null,
    });
  });

  it('[D-310] once it is being paid nothing changes beneath it (record 0010); after a refusal it closes', () => {
    const run = openedForm();
    run.send({ type: 'FORM_SUBMITTED' });
    run.append({ type: 'SET_COMMENT', comment: 'No nuts' });
    expect(run.view()).toMatchObject({ form: { session: { id: 'CS1' } }, modal: null });
    expect(run.count('OPEN_SESSION')).toBe(1);
    run.result('Refused');
    expect(run.view()).toMatchObject({ form: null, modal: 'ErrorASD' });
    expect(run.count('OPEN_SESSION')).toBe(2);
  });
});
