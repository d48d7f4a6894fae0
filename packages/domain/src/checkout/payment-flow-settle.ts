import { isPaymentRefusal } from './event-refusals.ts';
import { failedPayments, namedByPage, readChanges } from './payment-flow-changes.ts';
import { settleForm } from './payment-flow-form.ts';
import type { PaymentEffect, Stepped } from './payment-flow-input.ts';
import { settleDetails, settleQuestion } from './payment-flow-questions.ts';
import { settleSession } from './payment-flow-session.ts';
import type { PaymentState } from './payment-flow-state.ts';
import { settleTimers } from './payment-flow-timers.ts';
import { showDialog } from './payment-flow-wait.ts';
import { chargedAmount } from './payment-session.ts';

const only = (state: PaymentState): Stepped<PaymentState> => ({ state, effects: [] });

/** What follows from a state by itself. The session comes late: everything before it may pause it. */
const PARTS = [
  settleDetails,
  settleQuestion,
  notePressedAmount,
  settleSession,
  settleLock,
  settleQueries,
  settleTimers,
];

/** After every input, in this order: what was said, the form beneath it, what must be asked, and only then the session. */
export function settle(
  state: PaymentState,
  before: readonly PaymentEffect[],
): Stepped<PaymentState> {
  const effects = [...before];
  let current = settleForm(announceBillOrder(readChanges(state)));
  for (const part of PARTS) {
    const next = part(current);
    current = next.state;
    effects.push(...next.effects);
  }
  return { state: current, effects };
}

/** An order to the bill says goodbye (PAY-16) also where the guest has closed the wait, or another phone has ordered. */
function announceBillOrder(state: PaymentState): PaymentState {
  const { cart } = state.facts;
  const isTold = state.dialog?.modal.startsWith('PayLaterOrder') ?? false;
  return cart.orderId === null || !cart.isPayLaterOrder || isTold
    ? state
    : showDialog(state, 'PayLaterOrderComplete');
}

function notePressedAmount(state: PaymentState): Stepped<PaymentState> {
  if (state.pending !== null) return only(state);
  const { cart, tip } = state.facts;
  return only({ ...state, seen: { ...state.seen, pressedAmount: chargedAmount(cart, tip) } });
}

/** The lock against paying twice has nothing to guard: "try again" must not find a dead button (PAY-10, PAY-34). */
function settleLock(state: PaymentState): Stepped<PaymentState> {
  const { refusal, cart } = state.facts;
  // The server would not hear of the payment, or has said that it is over.
  const isNothingPaid =
    (refusal !== null && isPaymentRefusal(refusal)) ||
    (failedPayments(state).length > 0 && !cart.hasPendingPayment);
  const isUnlocked = isNothingPaid && state.pending === null;
  return {
    state: { ...state, isUnlocked },
    effects: isUnlocked && !state.isUnlocked ? [{ type: 'UNLOCK_BUTTON' }] : [],
  };
}

/** The server knows of a newer menu or stock than this page: with it the page can name what is missing. */
function settleQueries(state: PaymentState): Stepped<PaymentState> {
  const query = namedByPage(state)?.query ?? null;
  if (query === state.refetched) return only(state);
  return {
    state: { ...state, refetched: query },
    effects: query === null ? [] : [{ type: 'REFETCH', query }],
  };
}
