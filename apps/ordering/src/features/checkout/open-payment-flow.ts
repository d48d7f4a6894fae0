import type { Timers } from '@tallrik/contract/client/timers';
import {
  type PaymentStart,
  startPaymentFlow,
  stepPaymentFlow,
} from '@tallrik/domain/checkout/payment-flow';
import type { PaymentEffect, PaymentInput } from '@tallrik/domain/checkout/payment-flow-input';
import type {
  PaymentFacts,
  PaymentState,
  PaymentTimer,
} from '@tallrik/domain/checkout/payment-flow-state';
import { unreachable } from '@tallrik/domain/unreachable';
import type { Analytics } from '../../shared/analytics/analytics.ts';
import type { CartSession } from '../../shared/cart-socket/cart-session.ts';
import type { Clock } from '../../shared/clock/clock.ts';
import type { LocalData } from '../../shared/local-data/local-data.ts';
import type { RemoteLog } from '../../shared/remote-log/remote-log.ts';
import type { SessionPaymentResult } from './card-payment/card-payment-result.ts';
import { type PaymentRequestDeps, type RequestEffect, sendRequest } from './payment-requests.ts';

/** As `selectedPaymentMethod` has it, beside the provider's own words (D-155). */
export const INVOICE = 'invoice';

export type PaymentFlowDeps = PaymentRequestDeps & {
  timers: Pick<Timers, 'after'>;
  clock: Pick<Clock, 'readMs'>;
  localData: LocalData;
  cart: Pick<CartSession, 'dispatch'>;
  analytics: Pick<Analytics, 'report'>;
  remoteLog: Pick<RemoteLog, 'info'>;
  newId: () => string;
  cleanAddress: () => void;
  goHome: () => void;
};

/** What the guest does. */
export type GuestInput =
  | { type: 'PRESSED' }
  | { type: 'INVOICE_PRESSED' }
  | ({ type: 'RESULT' } & SessionPaymentResult)
  | Extract<
      PaymentInput,
      {
        type:
          | 'FORM_SUBMITTED'
          | 'FORM_CLOSED'
          | 'CHALLENGE_FINISHED'
          | 'DIALOG_CLOSED'
          | 'RETRY_PRESSED'
          | 'UPDATE_PRESSED';
      }
    >;

export type OpenPaymentFlow = {
  state: () => PaymentState;
  subscribe: (listener: () => void) => () => void;
  /** Begins to ask and to wait; the answer stops both. */
  start: () => () => void;
  change: (facts: PaymentFacts) => void;
  send: (input: GuestInput) => void;
};

/** Drives the payment's machine: carries out what it asks for, and tells it what came of that. It decides nothing. */
export function openPaymentFlow(deps: PaymentFlowDeps, page: PaymentStart): OpenPaymentFlow {
  const { cart, localData } = deps;
  const listeners = new Set<() => void>();
  const running = new Map<PaymentTimer, () => void>();
  let { state, effects: due } = startPaymentFlow(page);
  let lastFacts = page.facts;
  let isRunning = false;
  /** Answers to what was asked before a stop are nobody's any more. */
  let round = 0;

  const serverCart = () => cart.snapshot().cart;

  // What an effect makes somebody tell us waits until the whole step is done: told in the middle of it, a timer would be
  // stopped before it is started, and run on.
  const inbox: PaymentInput[] = [];
  let isStepping = false;

  function step(input: PaymentInput): void {
    inbox.push(input);
    if (!isStepping) carryOutAll([]);
  }

  function carryOutAll(effects: readonly PaymentEffect[]): void {
    isStepping = true;
    try {
      effects.forEach(carryOut);
      for (let input = inbox.shift(); input !== undefined; input = inbox.shift()) {
        const next = stepPaymentFlow(state, input);
        state = next.state;
        listeners.forEach((listener) => listener());
        next.effects.forEach(carryOut);
      }
    } finally {
      isStepping = false;
    }
  }

  function ask(request: RequestEffect): void {
    if (!isRunning) return;
    const own = round;
    void sendRequest(deps, request).then((answer) => {
      if (own === round) step(answer);
    });
  }

  function carryOut(effect: PaymentEffect): void {
    switch (effect.type) {
      case 'START_TIMER': {
        const { timer, delayMs } = effect;
        const fire = () => {
          running.delete(timer);
          step({ type: 'TIMER_FIRED', timer });
        };
        if (isRunning) running.set(timer, deps.timers.after(delayMs, fire));
        return;
      }
      case 'STOP_TIMER':
        running.get(effect.timer)?.();
        running.delete(effect.timer);
        return;
      case 'OPEN_SESSION':
      case 'SUBMIT_DETAILS':
      case 'ASK_SESSION_STATE':
      case 'REFRESH_CART':
      case 'REFRESH_EVERYTHING':
        return ask(effect);
      case 'REFETCH':
        return void deps.refetch(effect.query);
      case 'ADD_PAYMENT':
        localData.set('lastPaymentTime', deps.clock.readMs());
        return cart.dispatch({
          type: 'ADD_CLIENT_SIDE_PAYMENT',
          transactionId: null,
          ...effect.payment,
        });
      case 'MARK_PAY_LATER':
        return cart.dispatch({ type: 'MARK_AS_PAY_LATER_ORDER' });
      case 'CONSOLIDATE':
        return cart.dispatch({
          type: 'SET_MEMBERSHIP_DISCOUNT',
          discountRate: effect.discountRate,
        });
      case 'CLEAN_ADDRESS':
        return deps.cleanAddress();
      case 'UNLOCK_BUTTON':
        return localData.reset('lastPaymentTime');
      case 'REMEMBER_TOLD_ERRORS':
        return localData.set('toldErrors', { cartId: effect.cartId, count: effect.count });
      case 'REMEMBER_INVOICE':
        return localData.set('selectedPaymentMethod', INVOICE);
      case 'REPORT_SESSION':
        return deps.analytics.report({ name: effect.name, cartId: effect.cartId });
      case 'REPORT_PAYMENT_ERROR': {
        const { cartId, code } = effect;
        deps.analytics.report({ name: 'payment_error', cartId, code });
        return deps.remoteLog.info({ event: 'payment_error', cartId, code });
      }
      case 'LOG_STUCK_BUTTON':
        return deps.remoteLog.info({ event: 'pay_button_stuck', cartId: effect.cartId });
      case 'GO_HOME':
        return deps.goHome();
      default:
        return unreachable(effect);
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      // Started a second time, as development does with every page: what was stopped is asked for anew.
      if (round > 0) ({ state, effects: due } = startPaymentFlow({ ...page, facts: state.facts }));
      isRunning = true;
      carryOutAll(due);
      return () => {
        isRunning = false;
        round += 1;
        running.forEach((callOff) => callOff());
        running.clear();
      };
    },
    change: (facts) => {
      if (facts === lastFacts) return;
      lastFacts = facts;
      step({ type: 'FACTS_CHANGED', facts });
    },
    send: (input) => {
      if (input.type === 'PRESSED')
        step({ type: 'PRESSED', paymentId: deps.newId(), serverCart: serverCart() });
      else if (input.type === 'INVOICE_PRESSED')
        step({ type: 'INVOICE_PRESSED', paymentId: deps.newId() });
      else if (input.type === 'RESULT') step({ ...input, serverCart: serverCart() });
      else step(input);
    },
  };
}
