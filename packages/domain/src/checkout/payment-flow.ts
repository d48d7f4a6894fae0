import type { CartPayment } from '../cart/cart.ts';
import { unreachable } from '../unreachable.ts';
import type { PaymentInput, Stepped } from './payment-flow-input.ts';
import {
  applyResult,
  closeForm,
  awaitResult,
  finishChallenge,
  press,
  pressInvoice,
  submitForm,
} from './payment-flow-form.ts';
import { failedPayments, MONEY_GOES_BACK } from './payment-flow-changes.ts';
import {
  askAgain,
  submitDetails,
  applyDetailsAnswer,
  applyRefreshedCart,
  applySessionState,
} from './payment-flow-questions.ts';
import { applySessionAnswer, renewAfterRefresh, renewSession } from './payment-flow-session.ts';
import { settle } from './payment-flow-settle.ts';
import {
  NOT_REQUESTED,
  type PaymentFacts,
  type PaymentState,
  type PaymentTimer,
  type PendingKind,
} from './payment-flow-state.ts';
import { awaitOrder, stopWaiting, showDialog } from './payment-flow-wait.ts';
import type { PaymentReturn } from './payment-modals.ts';
import { chargedAmount } from './payment-session.ts';

/** What a page begins with beside the facts: the address it was opened at, and what this device has told already. */
export type PaymentStart = {
  facts: PaymentFacts;
  returned: PaymentReturn;
  reportedErrors: { cartId: string; count: number } | null;
};

/** A page that is opened or reloaded in the middle of a payment goes on waiting for it. */
export function startPaymentFlow({
  facts,
  returned,
  reportedErrors,
}: PaymentStart): Stepped<PaymentState> {
  const { cart } = facts;
  const amount = chargedAmount(cart, facts.tip);
  // The page may have been closed when it happened: the guest was in the bank's app, or the phone was locked.
  const isUnread = cart.error?.code === MONEY_GOES_BACK && cart.orderId === null;
  const readBefore =
    reportedErrors !== null && reportedErrors.cartId === cart.cartId ? reportedErrors.count : 0;
  const fresh: PaymentState = {
    facts,
    returned,
    pending: null,
    dialog: null,
    form: { type: 'CLOSED', cartId: null, submitted: null },
    session: { key: null, basis: null, request: 0, supersededCount: 0, answer: null },
    question: NOT_REQUESTED,
    details: NOT_REQUESTED,
    seen: {
      refusal: facts.refusal,
      failedPayments: failedPayments({ facts }).length,
      sessionFailure: null,
      errorCount: isUnread ? readBefore : cart.errorCount,
      items: cart.items,
      amount,
      pressedAmount: amount,
    },
    isUnlocked: false,
    refetched: null,
    timers: {},
  };
  const kind = pendingKind(facts, returned);
  if (kind === null) return settle(fresh, []);
  const modal = kind === 'PAY_LATER' ? 'PayLaterOrderPending' : 'PaymentComplete';
  return settle(awaitOrder(fresh, kind, modal), []);
}

function pendingKind({ cart }: PaymentFacts, returned: PaymentReturn): PendingKind | null {
  if (!cart.hasPendingPayment) return returned.type === 'NONE' ? null : 'BANK_RETURN';
  if (cart.isPayLaterOrder) return 'PAY_LATER';
  const pending = cart.payments.find(({ state }) => state === 'PENDING');
  return pending && isWithoutCard(pending) ? 'WITHOUT_CARD' : 'CARD';
}

/** Billed, or for nothing: a guest who never used a card must not hear that its money goes back. */
const isWithoutCard = ({ paymentType, amount, tip }: CartPayment): boolean =>
  paymentType === 'INVOICE' || (amount === 0 && tip === 0);

/** The guest's payment from the page's opening to the order: total, and nothing happens but what it answers. */
export function stepPaymentFlow(state: PaymentState, input: PaymentInput): Stepped<PaymentState> {
  const applied = applyInput(state, input);
  return settle(applied.state, applied.effects);
}

const only = (state: PaymentState): Stepped<PaymentState> => ({ state, effects: [] });

function applyInput(state: PaymentState, input: PaymentInput): Stepped<PaymentState> {
  switch (input.type) {
    case 'FACTS_CHANGED':
      return only({ ...state, facts: { ...state.facts, ...input.facts } });
    case 'PRESSED':
      return press(state, input);
    case 'INVOICE_PRESSED':
      return pressInvoice(state, input.paymentId);
    case 'FORM_SUBMITTED':
      return only(submitForm(state));
    case 'FORM_CLOSED':
      return only(closeForm(state));
    case 'CHALLENGE_FINISHED':
      return only(finishChallenge(state));
    case 'RESULT':
      return applyResult(state, input);
    case 'DIALOG_CLOSED':
      return closeDialog(state);
    case 'RETRY_PRESSED': {
      const closed = closeDialog(state);
      return { ...closed, state: renewSession(closed.state) };
    }
    case 'UPDATE_PRESSED':
      return { state: { ...state, dialog: null }, effects: [{ type: 'REFRESH_EVERYTHING' }] };
    case 'REFRESHED':
      return only(renewAfterRefresh(state));
    case 'SESSION_ANSWERED':
      return applySessionAnswer(state, input);
    case 'DETAILS_ANSWERED':
      return only(applyDetailsAnswer(state, input));
    case 'SESSION_STATE':
      return applySessionState(state, { ...input, orderId: input.serverCart.orderId });
    case 'CART_REFRESHED':
      return only(applyRefreshedCart(state, { ...input, orderId: input.serverCart.orderId }));
    case 'TIMER_FIRED':
      // Stopped a moment ago, and fired all the same: nobody waits for it any more.
      return state.timers[input.timer] === undefined ? only(state) : applyTimer(state, input.timer);
    default:
      return unreachable(input);
  }
}

/** That money goes back was read: it is not told again when the page opens the next time (D-311). */
function closeDialog(state: PaymentState): Stepped<PaymentState> {
  const { cartId, errorCount } = state.facts.cart;
  const isErrorShown = cartId !== null && state.dialog?.modal === 'AfterPaymentError';
  return {
    state: { ...state, dialog: null },
    effects: isErrorShown ? [{ type: 'REMEMBER_TOLD_ERRORS', cartId, count: errorCount }] : [],
  };
}

function applyTimer(state: PaymentState, timer: PaymentTimer): Stepped<PaymentState> {
  const { cart, isSignedIn } = state.facts;
  switch (timer) {
    case 'GROW_LATE':
      if (state.pending === null) return only(state);
      // Nobody may be told of money that was never paid: the server knows of none (D-80). What else is under way may
      // still become an order: neither "not ordered" nor "try again" would be true.
      return only(
        state.pending.kind === 'BANK_RETURN'
          ? stopWaiting(state)
          : { ...state, pending: { ...state.pending, isLate: true } },
      );
    case 'RESULT_LATE':
      return only(awaitResult(state));
    case 'RENEW_SESSION':
      // Beneath an open form nothing is asked: there the next one comes when it is closed (D-360).
      return only({ ...state, session: { ...state.session, key: null } });
    case 'CONSOLIDATE': {
      const isOwn = isSignedIn && cart.userId !== null && cart.chequeId === null;
      if (!isOwn || cart.hasPendingPayment) return only(state);
      return {
        state,
        effects: [{ type: 'CONSOLIDATE', discountRate: cart.membershipDiscountRate }],
      };
    }
    case 'WARN':
      return { state, effects: [{ type: 'LOG_STUCK_BUTTON', cartId: cart.cartId ?? '' }] };
    case 'PAY_LATER_COMPLETE':
      return only(showDialog(state, 'PayLaterOrderComplete'));
    case 'GO_HOME':
      // The cart itself is left once this page is: emptied before, it would be seen empty.
      return { state, effects: [{ type: 'GO_HOME' }] };
    case 'ASK_AGAIN':
      return askAgain(state);
    case 'SUBMIT_AGAIN':
      return submitDetails(state);
    default:
      return unreachable(timer);
  }
}
