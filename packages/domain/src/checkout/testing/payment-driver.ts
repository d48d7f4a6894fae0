import type {
  CartEvent,
  ClientCartEvent,
  ServerCartEvent,
  WithoutBase,
} from '../../cart/cart-event.ts';
import type { PricedCart } from '../../cart/cart.ts';
import { foldCart } from '../../cart/fold-cart.ts';
import { priceCart } from '../../cart/price-cart.ts';
import { created } from '../../cart/testing/builders.ts';
import { type PaymentStart, startPaymentFlow, stepPaymentFlow } from '../payment-flow.ts';
import type { PaymentEffect, PaymentInput } from '../payment-flow-input.ts';
import type { PaymentState, PaymentTimer } from '../payment-flow-state.ts';

// Test support: carries out what the machine asks for as the browser does, with time that passes by hand.

export type NewEvent = WithoutBase<ServerCartEvent> | WithoutBase<ClientCartEvent>;

export const BEGINNING = Temporal.Instant.from('2026-03-02T11:00:00Z');

export const based = (event: NewEvent): CartEvent => ({ ...created, ...event }) as CartEvent;
export const fold = (events: readonly CartEvent[]): PricedCart =>
  priceCart(foldCart([...events]), { categoriesOf: () => new Set() });

export function paymentDriver(page: {
  /** Everything but timers, which run here. */
  carryOut: (effect: PaymentEffect) => void;
  /** Hands the machine the facts as they stand now. */
  look: () => void;
}) {
  const effects: PaymentEffect[] = [];
  const timers = new Map<PaymentTimer, number>();
  const inbox: PaymentInput[] = [];
  let isStepping = false;
  let now = 0;
  let state: PaymentState;

  function carryOut(effect: PaymentEffect): void {
    if (!('type' in effect)) throw new Error('An effect that nobody could carry out');
    effects.push(effect);
    if (effect.type === 'START_TIMER') timers.set(effect.timer, now + effect.delayMs);
    else if (effect.type === 'STOP_TIMER') timers.delete(effect.timer);
    else page.carryOut(effect);
  }

  /** What an effect leads to is told when the whole step is done. */
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

  function send(input: PaymentInput): void {
    inbox.push(input);
    if (!isStepping) carryOutAll([]);
  }

  return {
    effects,
    timers,
    send,
    state: () => state,
    instant: () => BEGINNING.add({ milliseconds: now }),
    /** A page is opened: what an earlier one waited for is gone with it. */
    begin: (start: PaymentStart) => {
      timers.clear();
      const begun = startPaymentFlow(start);
      state = begun.state;
      carryOutAll(begun.effects);
    },
    pass: (ms: number) => {
      const until = now + ms;
      for (;;) {
        const [next] = [...timers].sort((a, b) => a[1] - b[1]);
        if (next === undefined || next[1] > until) break;
        [, now] = next;
        timers.delete(next[0]);
        page.look();
        send({ type: 'TIMER_FIRED', timer: next[0] });
      }
      now = until;
      page.look();
    },
  };
}
