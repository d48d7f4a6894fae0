import { isNewCartError } from './after-success.ts';
import { hasNewPrices } from './changed-prices.ts';
import { isDisagreement } from './disagreements.ts';
import { isPaymentRefusal, isRefusedWish } from './event-refusals.ts';
import { currentAnswer } from './payment-flow-session.ts';
import type { EventRefusal, PaymentState, RefetchedQuery } from './payment-flow-state.ts';
import { stopWaitingWith, showDialog } from './payment-flow-wait.ts';
import { chargedAmount } from './payment-session.ts';

/** The one error that stands until the guest has closed it: money was taken, and goes back. */
export const MONEY_GOES_BACK = 'HANDLE_ORDER_AFTER_PAYMENT_ERROR';

/** The server's words for what the page can name dish by dish (TIME-27, CART-34). */
const NAMED_BY_PAGE = new Map<string, { dialog: 'MENU' | 'STOCK'; query: RefetchedQuery }>([
  ['ITEM_NOT_ON_MENU', { dialog: 'MENU', query: 'menus' }],
  ['MENU_EXPIRED', { dialog: 'MENU', query: 'menus' }],
  ['OUT_OF_STOCK', { dialog: 'STOCK', query: 'inventory' }],
]);

export const failedPayments = ({ facts }: Pick<PaymentState, 'facts'>) =>
  facts.cart.payments.filter((payment) => payment.state === 'FAILED');

/**
 * What the server has said since the last look becomes the dialog that tells the guest; of several the last one stands.
 * All of it is read with what was pending when it came: the failure that ends a payment and the prices that came with it
 * are one piece of news.
 */
export function readChanges(state: PaymentState): PaymentState {
  const { pending: pendingBefore } = state;
  const afterRefusal = readRefusal(state);
  const afterFailure = readFailedPayments(afterRefusal, pendingBefore);
  const afterSession = readSessionFailure(afterFailure, state.dialog);
  const afterError = readCartError(afterSession);
  const afterPrices = readPrices(afterError, pendingBefore);
  const named = namedByPage(afterPrices);
  // One dialog at a time (F-48): what the page names itself is not said a second time above it.
  return named && named.dialog === state.facts.pageDialog
    ? { ...afterPrices, dialog: null }
    : afterPrices;
}

export const namedByPage = ({ dialog }: PaymentState) => NAMED_BY_PAGE.get(dialog?.code ?? '');

function readRefusal(state: PaymentState): PaymentState {
  const { refusal } = state.facts;
  if (refusal === state.seen.refusal) return state;
  const read = { ...state, seen: { ...state.seen, refusal } };
  if (refusal === null) return read;
  if (!isPaymentRefusal(refusal)) return tellRefusal(read, refusal);
  // A card payment the server would not hear of from us is told to it by the provider.
  if (state.pending?.kind === 'CARD') return read;
  return stopWaitingWith(read, 'ErrorASD', { code: refusal.code });
}

/**
 * The button waits while a note is on its way, and wakes when it was refused: a thumb that rests on it would order
 * without the "no nuts" that is gone from the page. Over what is being paid nothing is said.
 */
function tellRefusal(state: PaymentState, refusal: EventRefusal): PaymentState {
  const isPaying = state.pending !== null || state.form.type === 'SUBMITTING';
  return isRefusedWish(refusal) && !isPaying
    ? showDialog(state, 'ErrorASD', { code: refusal.code })
    : state;
}

function readFailedPayments(
  state: PaymentState,
  pendingBefore: PaymentState['pending'],
): PaymentState {
  const { cart } = state.facts;
  const failed = failedPayments(state);
  const { failedPayments: seenFailed, pressedAmount } = state.seen;
  const read = { ...state, seen: { ...state.seen, failedPayments: failed.length } };
  const isOver = failed.length > seenFailed && !cart.hasPendingPayment;
  if (!isOver || pendingBefore === null) return read;
  // Without a card nothing was checked before (D-31): what the server sees differently it says with the failure, and has
  // already put right in the cart. Told "please try again", a guest would order without the "no nuts" that was taken out.
  const code = failed.at(-1)?.failedFor;
  const isWithoutCard = pendingBefore.kind === 'WITHOUT_CARD' || pendingBefore.kind === 'PAY_LATER';
  if (!isWithoutCard || !isDisagreement(code)) return stopWaitingWith(read, 'PaymentError');
  return stopWaitingWith(read, 'ErrorASD', { code, previousAmount: pressedAmount });
}

/** A failed session speaks once (PAY-07). */
function readSessionFailure(
  state: PaymentState,
  dialogBefore: PaymentState['dialog'],
): PaymentState {
  const answer = currentAnswer(state);
  if (!answer?.failure || answer.request === state.seen.sessionFailure) return state;
  const { failure } = answer;
  const read = { ...state, seen: { ...state.seen, sessionFailure: answer.request } };
  return showDialog(read, isDisagreement(failure.code) ? 'ErrorASD' : 'SessionError', {
    code: failure.code,
    // The new prices may have overtaken the answer that speaks of them: the older sum stays.
    previousAmount: dialogBefore?.previousAmount ?? null,
  });
}

/** PAY-33: a new error of the cart, told apart by its count. */
function readCartError(state: PaymentState): PaymentState {
  const { cart } = state.facts;
  if (!isNewCartError(state.seen.errorCount, cart)) return state;
  const read = { ...state, seen: { ...state.seen, errorCount: cart.errorCount } };
  const code = cart.error?.code ?? null;
  if (code === MONEY_GOES_BACK) return stopWaitingWith(read, 'AfterPaymentError', { code });
  if (code === 'PAYMENT_DECLINED_CREDIT_CARD_FUNDS')
    return stopWaitingWith(read, 'PaymentRefused', { code });
  return showDialog(read, 'ErrorASD', { code });
}

/** D-52: the guest sees a changed price, and says so, before paying it. */
function readPrices(state: PaymentState, pendingBefore: PaymentState['pending']): PaymentState {
  const { seen, facts } = state;
  const { items } = facts.cart;
  const amount = chargedAmount(facts.cart, facts.tip);
  const read = { ...state, seen: { ...seen, items, amount } };
  const isNew = seen.amount !== amount && hasNewPrices(seen.items, items);
  if (!isNew || pendingBefore !== null) return read;
  return showDialog(read, 'ErrorASD', { code: 'AMOUNT_CHANGED', previousAmount: seen.amount });
}
