import type { CartEvent } from '../../cart/cart-event.ts';
import { created, line } from '../../cart/testing/builders.ts';
import { minor, ZERO } from '../../money/minor.ts';
import type { AddedPayment, OpenedSession, PaymentEffect } from '../payment-flow-input.ts';
import type { PaymentFacts } from '../payment-flow-state.ts';
import type { PaymentReturn } from '../payment-modals.ts';
import { paymentView } from '../payment-view.ts';
import { based, BEGINNING, fold, type NewEvent, paymentDriver } from './payment-driver.ts';

// Test support: a guest's page without a browser. Time passes by hand, and the server says what the test says.

type EffectOf<Type extends PaymentEffect['type']> = Extract<PaymentEffect, { type: Type }>;

export const soup = { type: 'ADD_ITEM', item: line() } as const;
export const ordered = { type: 'ORDER_CREATED', orderId: 'order-1', easyId: '208' } as const;
/** What the server has of a payment under way. */
export const pendingPayment = (more: { paymentType?: 'ADYEN' | 'INVOICE'; amount?: number } = {}) =>
  ({
    type: 'ADD_CLIENT_SIDE_PAYMENT',
    id: 'CS1',
    paymentType: more.paymentType ?? 'ADYEN',
    tip: ZERO,
    amount: minor(more.amount ?? 10_000),
    transactionId: null,
    payload: null,
  }) as const;
/** Money was taken, no order could be made of it, and it goes back. */
export const lost = {
  type: 'CART_ERROR',
  code: 'HANDLE_ORDER_AFTER_PAYMENT_ERROR',
  message: '',
  context: null,
} as const;
export const noFunds = { ...lost, code: 'PAYMENT_DECLINED_CREDIT_CARD_FUNDS' } as const;
export const failed = { type: 'PAYMENT_FAILED', paymentId: null, resultCode: 'Refused' } as const;
export const payLater = { type: 'MARK_AS_PAY_LATER_ORDER' } as const;
export const opened = (id = 'CS1'): OpenedSession => ({
  type: 'OPENED',
  session: { id, sessionData: 'data' },
});

export type RunOptions = {
  returned?: PaymentReturn;
  reportedErrors?: { cartId: string; count: number } | null;
  facts?: Partial<PaymentFacts>;
};

export function paymentRun(start: readonly NewEvent[] = [soup], options: RunOptions = {}) {
  const added: AddedPayment[] = [];
  let events: CartEvent[] = [created, ...start.map(based)];
  const driver = paymentDriver({ carryOut, look: () => change({}) });
  const { effects, timers, send, state, instant, pass } = driver;

  function carryOut(effect: PaymentEffect): void {
    switch (effect.type) {
      case 'UNLOCK_BUTTON':
        change({ lastPaymentAt: null });
        break;
      case 'MARK_PAY_LATER':
        append({ type: 'MARK_AS_PAY_LATER_ORDER' });
        break;
      case 'ADD_PAYMENT':
        added.push(effect.payment);
        change({ lastPaymentAt: instant() });
        append({ type: 'ADD_CLIENT_SIDE_PAYMENT', transactionId: null, ...effect.payment });
        break;
      default:
    }
  }

  const change = (facts: Partial<PaymentFacts>) =>
    send({ type: 'FACTS_CHANGED', facts: { now: instant(), ...facts } });
  /** The server appends to the cart, and the page hears of it. */
  function append(...added: NewEvent[]): void {
    events = [...events, ...added.map(based)];
    change({ cart: fold(events) });
  }
  const serverCart = () => fold(events);

  /** What was asked for last, of that kind. */
  function last<Type extends PaymentEffect['type']>(type: Type): EffectOf<Type> | null {
    return (
      (effects.findLast((effect) => effect.type === type) as EffectOf<Type> | undefined) ?? null
    );
  }
  const count = (type: PaymentEffect['type']) =>
    effects.filter((effect) => effect.type === type).length;
  const requestOf = (
    type: 'OPEN_SESSION' | 'SUBMIT_DETAILS' | 'ASK_SESSION_STATE' | 'REFRESH_CART',
  ) => last(type)?.request ?? 0;

  driver.begin({
    facts: {
      cart: fold(events),
      tip: ZERO,
      isVenueOpen: true,
      hasUnconfirmedEvents: false,
      refusal: null,
      pageDialog: null,
      returnPath: '/order/venue-1/cart',
      isOnline: true,
      isSignedIn: false,
      now: BEGINNING,
      lastPaymentAt: null,
      ...options.facts,
    },
    returned: options.returned ?? { type: 'NONE' },
    reportedErrors: options.reportedErrors ?? null,
  });

  return {
    effects,
    added,
    timers,
    last,
    count,
    send,
    change,
    append,
    serverCart,
    state,
    pass,
    view: () => paymentView(state()),
    modal: () => paymentView(state()).modal,
    press: () => send({ type: 'PRESSED', paymentId: 'payment-1', serverCart: serverCart() }),
    result: (resultCode: string, sessionId = 'CS1') =>
      send({
        type: 'RESULT',
        sessionId,
        resultCode,
        sessionResult: 'sr',
        serverCart: serverCart(),
      }),
    answerSession: (answer: OpenedSession = opened(), request = requestOf('OPEN_SESSION')) =>
      send({ type: 'SESSION_ANSWERED', request, answer }),
    answerDetails: (resultCode: string | null) =>
      send({ type: 'DETAILS_ANSWERED', request: requestOf('SUBMIT_DETAILS'), resultCode }),
    answerState: (known: 'OPEN' | 'PAID' | 'ENDED' | 'UNKNOWN' | null) =>
      send({
        type: 'SESSION_STATE',
        request: requestOf('ASK_SESSION_STATE'),
        state: known,
        serverCart: serverCart(),
      }),
    refreshed: (isRead = true) =>
      send({
        type: 'CART_REFRESHED',
        request: requestOf('REFRESH_CART'),
        isRead,
        serverCart: serverCart(),
      }),
    /** The server takes back what was told last, and says why. */
    refuse: (code: string, eventType: CartEvent['type']) => {
      events = events.slice(
        0,
        events.findLastIndex(({ type }) => type === eventType),
      );
      change({ cart: fold(events), refusal: { code, eventType } });
    },
  };
}

/** A page with a session, and the card form open over it. */
export function openedForm(start?: readonly NewEvent[], options?: RunOptions) {
  const run = paymentRun(start, options);
  run.answerSession();
  run.press();
  return run;
}

/** The guest has paid in the form, and it has said so. */
export function paid(resultCode = 'Authorised') {
  const run = openedForm();
  run.send({ type: 'FORM_SUBMITTED' });
  run.result(resultCode);
  return run;
}
