import { outcomeOf } from './payment-modals.ts';
import type { KnownSessionState, Stepped } from './payment-flow-input.ts';
import type { AskingRegion, PaymentState } from './payment-flow-state.ts';
import { awaitOrder, stopWaitingWith, stopWaiting } from './payment-flow-wait.ts';

const nothingToDo = (state: PaymentState): Stepped<PaymentState> => ({ state, effects: [] });
const idle = (region: AskingRegion): AskingRegion => ({ ...region, phase: 'IDLE' });

const isLateCard = ({ pending }: PaymentState): boolean =>
  pending?.kind === 'CARD' && pending.isLate;

/** Which session the server is asked of; null where nobody can be asked. */
function sessionToQuery(state: PaymentState): string | null {
  const { facts, pending, returned } = state;
  const open = facts.cart.payments.find((payment) => payment.state === 'PENDING');
  const returnedId = returned.type === 'NONE' ? null : returned.sessionId;
  // What the bank's page said is handed over first (PAY-27): its answer says more than the session's state.
  const isAskable = returned.type === 'CONFIRMING' || isLateCard(state);
  // What the form has paid, first: beside it an order to the bill may be on its way, which is no session at all.
  return pending?.sessionId ?? open?.id ?? (isAskable ? returnedId : null);
}

/**
 * PAY-28, D-80: an address says that a session was paid, or a minute has passed since the form said so; the server is
 * asked. Only of a payment it knows of is said that the money goes back, and what it does not know of is forgotten.
 */
export function settleQuestion(state: PaymentState): Stepped<PaymentState> {
  const { question } = state;
  const { cartId } = state.facts.cart;
  const isLate = isLateCard(state);
  if (cartId === null || !(state.pending?.kind === 'BANK_RETURN' || isLate))
    return nothingToDo({ ...state, question: { ...idle(question), key: null } });
  const sessionId = sessionToQuery(state);
  const key = JSON.stringify([cartId, isLate, sessionId]);
  if (key === question.key) return nothingToDo(state);
  if (sessionId !== null) return ask(state, { key, cartId, sessionId });
  // Nobody can be asked, and the order comes or does not come by itself.
  const unasked = { ...state, question: { ...idle(question), key } };
  return nothingToDo(
    isLate ? { ...stopWaiting(unasked), question: { ...idle(question), key: null } } : unasked,
  );
}

function ask(
  state: PaymentState,
  { key, cartId, sessionId }: { key: string | null; cartId: string; sessionId: string },
): Stepped<PaymentState> {
  const request = state.question.request + 1;
  return {
    state: { ...state, question: { key, request, phase: 'ASKING' } },
    effects: [{ type: 'ASK_SESSION_STATE', request, cartId, sessionId }],
  };
}

export function askAgain(state: PaymentState): Stepped<PaymentState> {
  const { cartId } = state.facts.cart;
  const sessionId = sessionToQuery(state);
  if (cartId === null || sessionId === null) return nothingToDo(state);
  return ask(state, { key: state.question.key, cartId, sessionId });
}

export function applySessionState(
  state: PaymentState,
  input: { request: number; state: KnownSessionState | null; orderId: string | null },
): Stepped<PaymentState> {
  const { question } = state;
  if (input.request !== question.request || question.phase !== 'ASKING') return nothingToDo(state);
  if (input.state === null) return nothingToDo(pauseQuestion(state));
  // Payment and order are written together: the order may only not have reached this page yet.
  if (input.state === 'PAID' && isLateCard(state))
    return {
      state: { ...state, question: { ...question, phase: 'REFRESHING' } },
      effects: [{ type: 'REFRESH_CART', request: question.request }],
    };
  if (input.orderId !== null) return nothingToDo({ ...state, question: idle(question) });
  if (input.state === 'OPEN') return nothingToDo(pauseQuestion(state));
  if (input.state !== 'PAID') return nothingToDo(stopWaiting(state));
  return nothingToDo(awaitOrder(state, 'CARD', 'PaymentComplete'));
}

const pauseQuestion = (state: PaymentState): PaymentState => ({
  ...state,
  question: { ...state.question, phase: 'PAUSING' },
});

/** The server knows of a payment, and the cart has been read since: there is no order. */
export function applyRefreshedCart(
  state: PaymentState,
  input: { request: number; isRead: boolean; orderId: string | null },
): PaymentState {
  const { question } = state;
  if (input.request !== question.request || question.phase !== 'REFRESHING') return state;
  // Said of a cart that could not be read, "your money goes back" would be said of an order that is being cooked.
  if (!input.isRead) return pauseQuestion(state);
  if (input.orderId !== null) return { ...state, question: idle(question) };
  return stopWaitingWith(state, 'AfterPaymentError');
}

/** PAY-27: hands what the bank's page said to the server, again and again while it cannot be reached. */
export function settleDetails(state: PaymentState): Stepped<PaymentState> {
  const { details, facts, returned } = state;
  const { venueId } = facts.cart;
  // A cart that is not read yet has no venue; one that is read again must not hand it over a second time.
  if (returned.type === 'NONE' || venueId === null || venueId === details.key)
    return nothingToDo(state);
  const begun = { ...state, details: { ...idle(details), key: venueId } };
  const submitted = submitDetails(begun);
  return { ...submitted, effects: [{ type: 'CLEAN_ADDRESS' }, ...submitted.effects] };
}

export function submitDetails(state: PaymentState): Stepped<PaymentState> {
  const { details, returned } = state;
  if (returned.type !== 'SUBMIT_DETAILS' || details.key === null) return nothingToDo(state);
  const request = details.request + 1;
  const { redirectResult } = returned;
  return {
    state: { ...state, details: { ...details, request, phase: 'ASKING' } },
    effects: [{ type: 'SUBMIT_DETAILS', request, venueId: details.key, redirectResult }],
  };
}

export function applyDetailsAnswer(
  state: PaymentState,
  input: { request: number; resultCode: string | null },
): PaymentState {
  const { details } = state;
  if (input.request !== details.request || details.phase !== 'ASKING') return state;
  if (input.resultCode === null) return { ...state, details: { ...details, phase: 'PAUSING' } };
  const answered = { ...state, details: idle(details) };
  const { modal } = outcomeOf(input.resultCode);
  return modal === 'PaymentComplete'
    ? awaitOrder(answered, 'CARD', modal)
    : stopWaitingWith(answered, modal);
}
