import { CONSOLIDATE_AFTER_MS, WARN_AFTER_MS } from './pay-button.ts';
import { PAY_LATER_COMPLETE_AFTER_MS, PAY_LATER_HOME_AFTER_MS } from './pay-press.ts';
import type { PaymentEffect, Stepped } from './payment-flow-input.ts';
import type { PaymentState, PaymentTimer } from './payment-flow-state.ts';
import { isResultAwaited } from './payment-flow-form.ts';
import { isButtonStuck } from './payment-view.ts';
import { RETURN_WAIT_MS } from './payment-modals.ts';

/** The provider's session lives for 15 minutes; one that lies waiting is renewed while there is time left. */
export const RENEW_SESSION_AFTER_MS = 10 * 60_000;
const ASK_AGAIN_MS = 3_000;
/** A bank may take its time: whoever waits for it asks less often. */
const ASK_AGAIN_LATE_MS = 10_000;

/** What a timer is wanted for; the same key goes on running, or has fired and is not started again. */
type Wanted = { key: string; delayMs: number } | null;

const when = (isWanted: boolean, delayMs: number, key = ''): Wanted =>
  isWanted ? { key, delayMs } : null;

/** Every wait of the flow follows from its state: none can be forgotten to be stopped. */
const wantedTimers = (state: PaymentState): Record<PaymentTimer, Wanted> => {
  const { facts, pending, dialog, session, question, details } = state;
  const isOrdered = facts.cart.orderId !== null;
  const isStuck = isButtonStuck(state);
  return {
    // Without a network nobody can know: the minute begins when there is one.
    GROW_LATE: when(
      pending !== null && facts.isOnline && !isOrdered,
      RETURN_WAIT_MS,
      `${pending?.kind} ${pending?.number}`,
    ),
    // The bank's challenge is over, and the form has gone silent.
    RESULT_LATE: when(isResultAwaited(state) && facts.isOnline, RETURN_WAIT_MS),
    RENEW_SESSION: when(
      Boolean(session.answer?.session),
      RENEW_SESSION_AFTER_MS,
      `${session.answer?.request}`,
    ),
    CONSOLIDATE: when(isStuck, CONSOLIDATE_AFTER_MS),
    WARN: when(isStuck, WARN_AFTER_MS),
    // Nobody is told that food is coming before the server has taken the order.
    PAY_LATER_COMPLETE: when(
      dialog?.modal === 'PayLaterOrderPending' && isOrdered,
      PAY_LATER_COMPLETE_AFTER_MS,
    ),
    GO_HOME: when(
      dialog?.modal === 'PayLaterOrderComplete',
      PAY_LATER_HOME_AFTER_MS,
      `${isOrdered}`,
    ),
    ASK_AGAIN: when(
      question.phase === 'PAUSING',
      pending?.isLate ? ASK_AGAIN_LATE_MS : ASK_AGAIN_MS,
      `${question.request}`,
    ),
    SUBMIT_AGAIN: when(details.phase === 'PAUSING', ASK_AGAIN_MS, `${details.request}`),
  };
};

/** Starts what is wanted and was not, stops what was and is not. */
export function settleTimers(state: PaymentState): Stepped<PaymentState> {
  const effects: PaymentEffect[] = [];
  const timers: Partial<Record<PaymentTimer, string>> = {};
  for (const [name, wanted] of Object.entries(wantedTimers(state))) {
    const timer = name as PaymentTimer;
    const before = state.timers[timer];
    if (wanted !== null) timers[timer] = wanted.key;
    if (wanted?.key === before) continue;
    if (before !== undefined) effects.push({ type: 'STOP_TIMER', timer });
    if (wanted !== null) effects.push({ type: 'START_TIMER', timer, delayMs: wanted.delayMs });
  }
  return { state: { ...state, timers }, effects };
}
