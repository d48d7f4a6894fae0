import type { CartEvent } from '../../cart/cart-event.ts';
import { created } from '../../cart/testing/builders.ts';
import { ZERO } from '../../money/minor.ts';
import type { PaymentEffect } from '../payment-flow-input.ts';
import type { PaymentFacts } from '../payment-flow-state.ts';
import type { PaymentReturn } from '../payment-modals.ts';
import { paymentView } from '../payment-view.ts';
import { based, fold, type NewEvent, paymentDriver } from './payment-driver.ts';

// Test support: a server with its sessions, a network that loses and delays, and one page of a guest over them.

export type SessionTruth = 'OPEN' | 'PAID' | 'ENDED';
type Request = Extract<
  PaymentEffect,
  {
    type:
      | 'OPEN_SESSION'
      | 'SUBMIT_DETAILS'
      | 'ASK_SESSION_STATE'
      | 'REFRESH_CART'
      | 'REFRESH_EVERYTHING';
  }
>;

export function paymentWorld(dish: NewEvent) {
  const sessions = new Map<string, SessionTruth>();
  /** The page's request that a session was opened by. */
  const openedBy = new Map<string, number>();
  let confirmed: CartEvent[] = [created, based(dish)];
  /** How much of it the page has heard; all, unless it is deaf. */
  let heard = confirmed;
  let isDeaf = false;
  let outbox: CartEvent[] = [];
  /** What was sent off from a form of this page, and whose result has not come. */
  let sentOff: string[] = [];
  let inFlight: Request[] = [];
  let reportedErrors: { cartId: string; count: number } | null = null;
  let lastRequest = 0;
  let outside: Pick<PaymentFacts, 'isOnline' | 'refusal' | 'pageDialog' | 'lastPaymentAt'> = {
    isOnline: true,
    refusal: null,
    pageDialog: null,
    lastPaymentAt: null,
  };
  let sessionCount = 0;
  let pages = 0;
  let pageBegan = 0;
  const driver = paymentDriver({ carryOut, look: () => look() });
  const { effects, timers, send, state, instant, pass } = driver;
  const pageCart = () => fold([...heard, ...outbox]);

  const facts = (): PaymentFacts => ({
    cart: pageCart(),
    tip: ZERO,
    isVenueOpen: true,
    hasUnconfirmedEvents: outbox.length > 0,
    returnPath: '/cart',
    isSignedIn: false,
    now: instant(),
    ...outside,
  });

  function carryOut(effect: PaymentEffect): void {
    switch (effect.type) {
      case 'OPEN_SESSION':
        lastRequest = effect.request;
        inFlight.push(effect);
        break;
      case 'SUBMIT_DETAILS':
      case 'ASK_SESSION_STATE':
      case 'REFRESH_CART':
      case 'REFRESH_EVERYTHING':
        inFlight.push(effect);
        break;
      case 'ADD_PAYMENT':
        outside = { ...outside, lastPaymentAt: instant() };
        queue({ type: 'ADD_CLIENT_SIDE_PAYMENT', transactionId: null, ...effect.payment });
        break;
      case 'MARK_PAY_LATER':
        queue({ type: 'MARK_AS_PAY_LATER_ORDER' });
        break;
      case 'UNLOCK_BUTTON':
        outside = { ...outside, lastPaymentAt: null };
        look();
        break;
      case 'REMEMBER_TOLD_ERRORS':
        reportedErrors = { cartId: effect.cartId, count: effect.count };
        break;
      default:
    }
  }
  function look(): void {
    if (!isDeaf) heard = confirmed;
    send({ type: 'FACTS_CHANGED', facts: facts() });
  }
  /** The page reads the cart itself, though nobody tells it anything. */
  function readCart(): void {
    heard = confirmed;
    look();
  }
  function queue(event: NewEvent): void {
    outbox = [...outbox, based(event)];
    look();
  }

  function open(returned: PaymentReturn): void {
    inFlight = [];
    sentOff = [];
    heard = confirmed;
    pages += 1;
    pageBegan = effects.length;
    // Numbers begin anew with the page: what an earlier one asked for is not answered to this one.
    lastRequest = 0;
    driver.begin({ facts: facts(), returned, reportedErrors });
  }

  /** Answers the oldest request, or the one at that place. */
  function answer(place: number, how: 'WELL' | 'REFUSED' | 'LOST'): void {
    const request = inFlight[place % Math.max(1, inFlight.length)];
    if (request === undefined) return;
    inFlight = inFlight.filter((other) => other !== request);
    switch (request.type) {
      case 'OPEN_SESSION': {
        if (how !== 'WELL')
          return send({
            type: 'SESSION_ANSWERED',
            request: request.request,
            answer:
              how === 'LOST'
                ? { type: 'UNREACHABLE', code: null }
                : { type: 'REFUSED', code: 'SESSION_SUPERSEDED' },
          });
        sessionCount += 1;
        const id = `CS${sessionCount}`;
        sessions.set(id, 'OPEN');
        openedBy.set(id, request.request);
        const session = { id, sessionData: '' };
        return send({
          type: 'SESSION_ANSWERED',
          request: request.request,
          answer: { type: 'OPENED', session },
        });
      }
      case 'SUBMIT_DETAILS':
        return send({
          type: 'DETAILS_ANSWERED',
          request: request.request,
          resultCode: { WELL: 'Authorised', REFUSED: 'Refused', LOST: null }[how],
        });
      case 'ASK_SESSION_STATE':
        return send({
          type: 'SESSION_STATE',
          request: request.request,
          state: how === 'LOST' ? null : (sessions.get(request.sessionId) ?? 'UNKNOWN'),
          serverCart: pageCart(),
        });
      case 'REFRESH_CART':
        if (how !== 'LOST') readCart();
        return send({
          type: 'CART_REFRESHED',
          request: request.request,
          isRead: how !== 'LOST',
          serverCart: pageCart(),
        });
      case 'REFRESH_EVERYTHING':
        if (how !== 'LOST') readCart();
        return send({ type: 'REFRESHED' });
    }
  }

  /** The server takes the first event of the guest's outbox, or refuses it. */
  function deliver(isAccepted: boolean): void {
    const [first, ...rest] = outbox;
    if (first === undefined) return;
    outbox = rest;
    if (isAccepted) {
      confirmed = [...confirmed, first];
      // The answer to the event is heard, and with it all that was said before.
      heard = confirmed;
    } else outside = { ...outside, refusal: { code: 'AMOUNT_CHANGED', eventType: first.type } };
    look();
  }

  function append(...added: NewEvent[]): void {
    confirmed = [...confirmed, ...added.map(based)];
    look();
  }

  open({ type: 'NONE' });
  return {
    sessions,
    openedBy,
    lastRequest: () => lastRequest,
    pages: () => pages,
    effects,
    timers,
    send,
    open,
    answer,
    deliver,
    append,
    pass,
    change: (changes: Partial<typeof outside>) => {
      outside = { ...outside, ...changes };
      look();
    },
    state,
    view: () => paymentView(state()),
    serverCart: () => fold(confirmed),
    waiting: () => ({ requests: inFlight.length, events: outbox.length }),
    press: () => send({ type: 'PRESSED', paymentId: `P${effects.length}`, serverCart: pageCart() }),
    submit: () => {
      const session = paymentView(state()).form?.session;
      if (session) sentOff = [...sentOff, session.id];
      send({ type: 'FORM_SUBMITTED' });
    },
    sentOff: () => sentOff,
    /** One of the forms that were sent off speaks: the one on the page, or one the guest has closed. */
    result: (resultCode: string, place = 0) => {
      const sessionId = sentOff[place % Math.max(1, sentOff.length)];
      if (sessionId === undefined) return;
      sentOff = sentOff.filter((id) => id !== sessionId);
      send({ type: 'RESULT', sessionId, resultCode, sessionResult: 'sr', serverCart: pageCart() });
    },
    setDeaf: (deaf: boolean) => {
      isDeaf = deaf;
      look();
    },
    /** What this page has done, without the ones before it. */
    pageEffects: () => effects.slice(pageBegan),
  };
}
export type PaymentWorld = ReturnType<typeof paymentWorld>;
