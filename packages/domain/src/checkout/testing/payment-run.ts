import type {
  CartEvent,
  ServerCartEvent,
  ClientCartEvent,
  WithoutBase,
} from '../../cart/cart-event.ts';
import { foldCart } from '../../cart/fold-cart.ts';
import { priceCart } from '../../cart/price-cart.ts';
import { created, line } from '../../cart/testing/builders.ts';
import { minor, ZERO } from '../../money/minor.ts';
import { startPaymentFlow, stepPaymentFlow } from '../payment-flow.ts';
import type {
  AddedPayment,
  OpenedSession,
  PaymentEffect,
  PaymentInput,
  Stepped,
} from '../payment-flow-input.ts';
import type { PaymentFacts, PaymentState, PaymentTimer } from '../payment-flow-state.ts';
import type { PaymentReturn } from '../payment-modals.ts';
import { paymentView } from '../payment-view.ts';

// Test support: a guest's page without a browser. Time passes by hand, and the server says what the test says.

export type NewEvent = WithoutBase<ServerCartEvent> | WithoutBase<ClientCartEvent>;
type EffectOf<Type extends PaymentEffect['type']> = Extract<PaymentEffect, { type: Type }>;

const BEGINNING = Temporal.Instant.from('2026-03-02T11:00:00Z');
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
export const opened = (id = 'CS1'): OpenedSession => ({
  type: 'OPENED',
  session: { id, sessionData: 'data' },
});

const based = (event: NewEvent): CartEvent => ({ ...created, ...event }) as CartEvent;
const fold = (events: readonly CartEvent[]) =>
  priceCart(foldCart([...events]), { categoriesOf: () => new Set() });

export type RunOptions = {
  returned?: PaymentReturn;
  reportedErrors?: { cartId: string; count: number } | null;
  facts?: Partial<PaymentFacts>;
};

export function paymentRun(start: readonly NewEvent[] = [soup], options: RunOptions = {}) {
  const effects: PaymentEffect[] = [];
  const added: AddedPayment[] = [];
  const timers = new Map<PaymentTimer, number>();
  let events: CartEvent[] = [created, ...start.map(based)];
  let now = 0;
  let state: PaymentState;

  const instant = () => BEGINNING.add({ milliseconds: now });

  function carryOut(effect: PaymentEffect): void {
    effects.push(effect);
    switch (effect.type) {
      case 'START_TIMER':
        timers.set(effect.timer, now + effect.delayMs);
        break;
      case 'STOP_TIMER':
        timers.delete(effect.timer);
        break;
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

  const inbox: PaymentInput[] = [];
  let isStepping = false;
  /** As in the browser: what an effect leads to is told when the whole step is done. */
  function take(stepped: Stepped<PaymentState>): void {
    isStepping = true;
    let next: Stepped<PaymentState> | null = stepped;
    while (next !== null) {
      ({ state } = next);
      next.effects.forEach(carryOut);
      const input = inbox.shift();
      next = input === undefined ? null : stepPaymentFlow(state, input);
    }
    isStepping = false;
  }
  function send(input: PaymentInput): void {
    if (isStepping) inbox.push(input);
    else take(stepPaymentFlow(state, input));
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

  const started = startPaymentFlow({
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
  state = started.state;
  take(started);

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
    state: () => state,
    view: () => paymentView(state),
    modal: () => paymentView(state).modal,
    press: () => send({ type: 'PRESSED', paymentId: 'payment-1', serverCart: serverCart() }),
    result: (resultCode: string) =>
      send({ type: 'RESULT', resultCode, sessionResult: 'sr', serverCart: serverCart() }),
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
    refreshed: () =>
      send({
        type: 'CART_REFRESHED',
        request: requestOf('REFRESH_CART'),
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
    pass: (ms: number) => {
      const until = now + ms;
      for (;;) {
        const [next] = [...timers].sort((a, b) => a[1] - b[1]);
        if (next === undefined || next[1] > until) break;
        [, now] = next;
        timers.delete(next[0]);
        change({});
        send({ type: 'TIMER_FIRED', timer: next[0] });
      }
      now = until;
      change({});
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
