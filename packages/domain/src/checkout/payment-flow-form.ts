import { ZERO } from '../money/minor.ts';
import { PAY_LATER_PAYLOAD } from '../cart/decide/decide-payment.ts';
import { unreachable } from '../unreachable.ts';
import { payPress } from './pay-press.ts';
import { outcomeOf, type PaymentModal } from './payment-modals.ts';
import type { PaymentEffect, PaymentInput, ServerCart, Stepped } from './payment-flow-input.ts';
import { currentSession, renewSession } from './payment-flow-session.ts';
import type { CardForm, CardSession, PaymentState } from './payment-flow-state.ts';
import { awaitOrder, isMoneyGoingBack, showDialog } from './payment-flow-wait.ts';
import { chargedAmount, orderContent } from './payment-session.ts';

/** Whatever stands between the guest and paying: the form beneath would pay for another cart. */
const CLOSES_FORM = new Set<PaymentModal>(['ErrorASD', 'SessionError', 'AfterPaymentError']);

/** The session in the form: the one that is being paid, or else the cart's current one. */
export const formSession = (state: PaymentState) =>
  state.form.type === 'SUBMITTING' ? state.form.session : currentSession(state);

/** PAY-15, PAY-19, PAY-20. A second press on the way to the same order would pay for it twice. */
export function press(
  state: PaymentState,
  { paymentId, serverCart }: { paymentId: string; serverCart: ServerCart },
): Stepped<PaymentState> {
  const { cart } = state.facts;
  if (!canPay(state)) return { state, effects: [] };
  const way = payPress(cart);
  switch (way) {
    case 'CARD_DROP_IN':
      return { state: openForm(state), effects: [] };
    case 'ZERO_PAYMENT':
      return isOnItsWay(state)
        ? { state, effects: [] }
        : payWithoutCard(state, { id: paymentId, paymentType: 'ADYEN' });
    case 'PAY_LATER':
      return isOnItsWay(state) ? { state, effects: [] } : payLater(state, paymentId, serverCart);
    default:
      return unreachable(way);
  }
}

/** Asked whether to sign up, a guest may press on when the kitchen has closed meanwhile: no session would ever come. */
const canPay = ({ pending, facts, form }: PaymentState): boolean =>
  pending === null && form.type === 'CLOSED' && facts.isVenueOpen && facts.cart.isReadyForCheckout;

/** Without a card no session waits for what is still on its way: the order would be made of the cart before it (D-375). */
const isOnItsWay = ({ facts }: PaymentState): boolean => facts.hasUnconfirmedEvents;

function openForm(state: PaymentState): PaymentState {
  const { cart, tip } = state.facts;
  const form: CardForm = {
    type: 'OPEN',
    cartId: cart.cartId,
    amount: chargedAmount(cart, tip),
    content: orderContent(cart),
  };
  // The sheet stands at once, so that the tap has an answer; the session comes after it.
  return { ...(currentSession(state) === null ? renewSession(state) : state), form };
}

function payLater(state: PaymentState, id: string, serverCart: ServerCart): Stepped<PaymentState> {
  const payment = { id, amount: ZERO, tip: ZERO, payload: PAY_LATER_PAYLOAD } as const;
  const added: PaymentEffect = {
    type: 'ADD_PAYMENT',
    payment: { ...payment, paymentType: 'ADYEN' },
  };
  return {
    state: awaitOrder(state, 'PAY_LATER', 'PayLaterOrderPending'),
    // The cart on the page may only stand for the guest's choice: the server's own is asked.
    effects: serverCart.isPayLaterOrder ? [added] : [{ type: 'MARK_PAY_LATER' }, added],
  };
}

export function pressInvoice(state: PaymentState, paymentId: string): Stepped<PaymentState> {
  if (!canPay(state) || isOnItsWay(state)) return { state, effects: [] };
  const paid = payWithoutCard(state, { id: paymentId, paymentType: 'INVOICE' });
  return { ...paid, effects: [{ type: 'REMEMBER_INVOICE' }, ...paid.effects] };
}

function payWithoutCard(
  state: PaymentState,
  payment: { id: string; paymentType: 'ADYEN' | 'INVOICE' },
): Stepped<PaymentState> {
  const { cart, tip } = state.facts;
  const owed =
    payment.paymentType === 'INVOICE'
      ? { amount: chargedAmount(cart, tip), tip }
      : { amount: ZERO, tip: ZERO };
  return {
    state: awaitOrder(state, 'WITHOUT_CARD', 'PaymentComplete'),
    effects: [{ type: 'ADD_PAYMENT', payment: { ...payment, ...owed, payload: null } }],
  };
}

/** The guest has pressed pay in the form: from here on money may move, and nothing changes beneath it. */
export const submitForm = (state: PaymentState): PaymentState =>
  state.form.type === 'OPEN'
    ? {
        ...state,
        form: { ...state.form, type: 'SUBMITTING', session: currentSession(state) },
      }
    : state;

export const closeForm = (state: PaymentState): PaymentState => ({
  ...state,
  form: {
    type: 'CLOSED',
    cartId: state.form.cartId,
    submitted: submittedSession(state),
  },
});

/** What was sent off and has no result yet, in the open form or in one that was closed over it. */
function submittedSession({ form }: PaymentState): CardSession | null {
  if (form.type === 'SUBMITTING') return form.session;
  return form.type === 'CLOSED' ? form.submitted : null;
}

/** PAY-25, D-79: thanks at once, but as a question; the result keeps or replaces it. */
export const finishChallenge = (state: PaymentState): PaymentState =>
  state.form.type === 'SUBMITTING' ? showDialog(state, 'PaymentComplete') : state;

/** The bank has what it wanted, and the form still owes its result. */
export const isResultAwaited = ({ dialog, pending }: PaymentState): boolean =>
  dialog?.modal === 'PaymentComplete' && pending === null;

/** The form has not spoken for a minute: the server is asked, or the guest would stand before "confirming" for ever. */
export function awaitResult(state: PaymentState): PaymentState {
  const waiting = awaitOrder(state, 'CARD', 'PaymentComplete', submittedSession(state)?.id ?? null);
  return waiting.pending === null
    ? waiting
    : { ...waiting, pending: { ...waiting.pending, isLate: true } };
}

/** Its result is there: whatever was being paid is not any more. */
function stopSubmitting(form: CardForm): CardForm {
  if (form.type === 'CLOSED') return { ...form, submitted: null };
  return { type: 'OPEN', cartId: form.cartId, amount: form.amount, content: form.content };
}

/** Whether the form that speaks is the one on the page, or the one that was closed last. */
const isOwnResult = (state: PaymentState, sessionId: string): boolean =>
  (state.form.type === 'OPEN' ? currentSession(state) : submittedSession(state))?.id === sessionId;

/** What the card form says (PAY-21 to PAY-24). Only the server knows what it is worth (D-77). */
export function applyResult(
  state: PaymentState,
  input: Extract<PaymentInput, { type: 'RESULT' }>,
): Stepped<PaymentState> {
  const { sessionId, resultCode, serverCart } = input;
  const isOwn = isOwnResult(state, sessionId);
  const answered = isOwn ? { ...state, form: stopSubmitting(state.form) } : state;
  // The provider may have told the server before the form told us: the order is there, and to announce its payment
  // would lock the button for the next one.
  if (serverCart.orderId !== null || serverCart.cartId !== state.form.cartId)
    return { state: answered, effects: [] };
  const { modal, remountsDropIn } = outcomeOf(resultCode);
  if (modal === 'PaymentComplete') return announcePayment(state, input, isOwn);
  const cartId = state.facts.cart.cartId ?? '';
  const effects: PaymentEffect[] = [{ type: 'REPORT_PAYMENT_ERROR', cartId, code: resultCode }];
  // Another form stands where this one was closed: what failed in it is not said over what is being paid now.
  if (!isOwn) return { state, effects };
  // Another form has paid, and its order is waited for: to offer the next try would let a guest pay twice (D-361).
  if (isOtherAwaited(state, sessionId)) return { state: closeForm(answered), effects };
  const { dialog } = state;
  // The server may have told the reason already: the form's bare word must not take it away (ERR-10).
  const code = dialog?.modal === modal ? dialog.code : null;
  const shown = showDialog({ ...answered, pending: null }, modal, { code });
  // Without a session the form goes, and comes back with the next one.
  return { state: remountsDropIn ? renewSession(shown) : shown, effects };
}

const isOtherAwaited = ({ pending }: PaymentState, sessionId: string): boolean =>
  pending?.kind === 'CARD' && pending.sessionId !== null && pending.sessionId !== sessionId;

/** The form says that it has paid: the server is told, and the order waited for. */
function announcePayment(
  state: PaymentState,
  { sessionId: id, sessionResult }: Extract<PaymentInput, { type: 'RESULT' }>,
  isOwn: boolean,
): Stepped<PaymentState> {
  const { facts, form } = state;
  const submitted = isOwn ? null : submittedSession(state);
  const closed = { ...state, form: { type: 'CLOSED', cartId: form.cartId, submitted } as const };
  const isAnnounced = !isOwn && state.pending?.sessionId === id;
  // The server has told already what became of it, or we have told the server.
  if (isMoneyGoingBack(state) || isAnnounced) return { state: closed, effects: [] };
  const amount = chargedAmount(facts.cart, facts.tip);
  const payload = JSON.stringify({ sessionResult });
  const payment = { id, paymentType: 'ADYEN', amount, tip: facts.tip, payload } as const;
  // Paid in two forms, one after the other: either may become the order, and the first is still waited for (D-361).
  const isWaiting = state.pending?.kind === 'CARD' && state.pending.sessionId !== id;
  return {
    state: isWaiting ? closed : awaitOrder(closed, 'CARD', 'PaymentComplete', id),
    effects: [{ type: 'ADD_PAYMENT', payment }],
  };
}

/**
 * Before the guest has pressed pay in it, another amount closes the form, for nobody pays a sum they have not seen
 * (D-52), and so does another content: somebody else on this cart has changed what is being paid for (D-310).
 */
export function settleForm(state: PaymentState): PaymentState {
  const { facts, form } = state;
  if (form.type !== 'OPEN') return state;
  const amount = chargedAmount(facts.cart, facts.tip);
  const isOther = form.amount !== amount || form.content !== orderContent(facts.cart);
  const shown = isOther
    ? showDialog(
        state,
        'ErrorASD',
        form.amount === amount ? {} : { code: 'AMOUNT_CHANGED', previousAmount: form.amount },
      )
    : state;
  return shown.dialog !== null && CLOSES_FORM.has(shown.dialog.modal) ? closeForm(shown) : shown;
}
