import type { CartEvent } from '../../cart/cart-event.ts';
import { foldCart } from '../../cart/fold-cart.ts';
import { priceCart } from '../../cart/price-cart.ts';
import { created } from '../../cart/testing/builders.ts';
import { ZERO } from '../../money/minor.ts';
import { startPaymentFlow, stepPaymentFlow } from '../payment-flow.ts';
import type { PaymentEffect, PaymentInput } from '../payment-flow-input.ts';
import type { PaymentFacts, PaymentState, PaymentTimer } from '../payment-flow-state.ts';
import type { PaymentReturn } from '../payment-modals.ts';
import { paymentView } from '../payment-view.ts';
import type { NewEvent } from './payment-run.ts';

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

const START = Temporal.Instant.from('2026-03-02T11:00:00Z');
const based = (event: NewEvent): CartEvent => ({ ...created, ...event }) as CartEvent;
const fold = (events: readonly CartEvent[]) =>
  priceCart(foldCart([...events]), { categoriesOf: () => new Set() });

export function paymentWorld(dish: NewEvent) {
  const sessions = new Map<string, SessionTruth>();
  /** The page's request that a session was opened by. */
  const openedBy = new Map<string, number>();
  const timers = new Map<PaymentTimer, number>();
  const effects: PaymentEffect[] = [];
  let confirmed: CartEvent[] = [created, based(dish)];
  let outbox: CartEvent[] = [];
  let inFlight: Request[] = [];
  let reportedErrors: { cartId: string; count: number } | null = null;
  let lastRequest = 0;
  let outside: Pick<PaymentFacts, 'isOnline' | 'refusal' | 'pageDialog' | 'lastPaymentAt'> = {
    isOnline: true,
    refusal: null,
    pageDialog: null,
    lastPaymentAt: null,
  };
  let now = 0;
  let sessionCount = 0;
  let pages = 0;
  let state: PaymentState;

  const instant = () => START.add({ milliseconds: now });
  const facts = (): PaymentFacts => ({
    cart: fold([...confirmed, ...outbox]),
    tip: ZERO,
    isVenueOpen: true,
    hasUnconfirmedEvents: outbox.length > 0,
    returnPath: '/cart',
    isSignedIn: false,
    now: instant(),
    ...outside,
  });

  function carryOut(effect: PaymentEffect): void {
    effects.push(effect);
    switch (effect.type) {
      case 'START_TIMER':
        timers.set(effect.timer, now + effect.delayMs);
        break;
      case 'STOP_TIMER':
        timers.delete(effect.timer);
        break;
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
  const inbox: PaymentInput[] = [];
  let isStepping = false;
  function carryOutAll(due: readonly PaymentEffect[]): void {
    isStepping = true;
    due.forEach(carryOut);
    for (let input = inbox.shift(); input !== undefined; input = inbox.shift()) {
      const next = stepPaymentFlow(state, input);
      state = next.state;
      next.effects.forEach(carryOut);
    }
    isStepping = false;
  }
  /** As in the browser: what an effect leads to is told when the whole step is done. */
  function send(input: PaymentInput): void {
    inbox.push(input);
    if (!isStepping) carryOutAll([]);
  }
  const look = () => send({ type: 'FACTS_CHANGED', facts: facts() });
  function queue(event: NewEvent): void {
    outbox = [...outbox, based(event)];
    look();
  }

  function open(returned: PaymentReturn): void {
    timers.clear();
    inFlight = [];
    pages += 1;
    const begun = startPaymentFlow({ facts: facts(), returned, reportedErrors });
    // Numbers begin anew with the page: what an earlier one asked for is not answered to this one.
    lastRequest = 0;
    state = begun.state;
    carryOutAll(begun.effects);
  }

  /** Answers the oldest request, or the one at that place. */
  function answer(place: number, how: 'WELL' | 'REFUSED' | 'LOST'): void {
    const request = inFlight[place % Math.max(1, inFlight.length)];
    if (request === undefined) return;
    inFlight = inFlight.filter((other) => other !== request);
    const serverCart = fold(confirmed);
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
          serverCart,
        });
      case 'REFRESH_CART':
        return send({ type: 'CART_REFRESHED', request: request.request, serverCart });
      case 'REFRESH_EVERYTHING':
        return send({ type: 'REFRESHED' });
    }
  }

  /** The server takes the first event of the guest's outbox, or refuses it. */
  function deliver(isAccepted: boolean): void {
    const [first, ...rest] = outbox;
    if (first === undefined) return;
    outbox = rest;
    if (isAccepted) confirmed = [...confirmed, first];
    else outside = { ...outside, refusal: { code: 'AMOUNT_CHANGED', eventType: first.type } };
    look();
  }

  function append(...added: NewEvent[]): void {
    confirmed = [...confirmed, ...added.map(based)];
    look();
  }

  function pass(ms: number): void {
    const until = now + ms;
    for (;;) {
      const [next] = [...timers].sort((a, b) => a[1] - b[1]);
      if (next === undefined || next[1] > until) break;
      [, now] = next;
      timers.delete(next[0]);
      send({ type: 'TIMER_FIRED', timer: next[0] });
    }
    now = until;
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
    state: () => state,
    view: () => paymentView(state),
    serverCart: () => fold(confirmed),
    waiting: () => ({ requests: inFlight.length, events: outbox.length }),
    press: () =>
      send({ type: 'PRESSED', paymentId: `P${effects.length}`, serverCart: fold(confirmed) }),
    result: (resultCode: string) =>
      send({ type: 'RESULT', resultCode, sessionResult: 'sr', serverCart: fold(confirmed) }),
  };
}
export type PaymentWorld = ReturnType<typeof paymentWorld>;
