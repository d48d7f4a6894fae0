import { unreachable } from '../unreachable.ts';
import type { OpenedSession, PaymentEffect, Stepped } from './payment-flow-input.ts';
import type { CardSession, PaymentState, SessionAnswer } from './payment-flow-state.ts';
import { chargedAmount, needsSession, orderContent, type SessionBasis } from './payment-session.ts';

/**
 * Two phones that look at one cart ask at the same moment, and one of them is overtaken: it asks again and gets the
 * same session. More often than this, somebody is really paying elsewhere, and the guest is told (D-81).
 */
const MAX_SUPERSEDED = 2;

/** Nothing is asked for meanwhile; a session that is there stays usable. */
const isPaused = ({ facts, pending, form, dialog }: PaymentState): boolean =>
  pending !== null ||
  form.type === 'SUBMITTING' ||
  // The next session may fail as well: its word would take the place of "your money goes back" before anybody has read it.
  dialog?.modal === 'AfterPaymentError' ||
  !facts.isOnline;

/** Waits until the server knows every line: it would refuse an amount it cannot compute yet. */
const isSessionWanted = (state: PaymentState): boolean => {
  const { cart, hasUnconfirmedEvents, isVenueOpen } = state.facts;
  return (
    !isPaused(state) &&
    !hasUnconfirmedEvents &&
    cart.isReadyForCheckout &&
    needsSession(cart, isVenueOpen)
  );
};

const currentBasis = ({ facts }: PaymentState, cartId: string): SessionBasis => ({
  cartId,
  amount: chargedAmount(facts.cart, facts.tip),
  tip: facts.tip,
  isVenueOpen: facts.isVenueOpen,
  content: orderContent(facts.cart),
});

/**
 * The answer to the last request, while it is about the cart as it stands (PAY-04, D-310). Asked again, also for the very
 * same, the server has put the earlier session aside: opened with that one, the form would be built anew under the
 * guest's fingers (D-341).
 */
export function currentAnswer({ session, facts }: PaymentState): SessionAnswer | null {
  const { answer } = session;
  const { cart, tip } = facts;
  const isCurrent =
    answer !== null &&
    answer.request === session.request &&
    answer.basis.cartId === cart.cartId &&
    answer.basis.amount === chargedAmount(cart, tip) &&
    answer.basis.tip === tip &&
    answer.basis.content === orderContent(cart);
  return isCurrent ? answer : null;
}

export const currentSession = (state: PaymentState): CardSession | null =>
  currentAnswer(state)?.session ?? null;

export const isCreatingSession = (state: PaymentState): boolean =>
  isSessionWanted(state) && currentAnswer(state) === null;

/** Everything was fetched anew; meanwhile the guest may have opened the form, and nothing is changed beneath it (D-360). */
export const renewAfterRefresh = (state: PaymentState): PaymentState =>
  state.form.type === 'CLOSED' ? renewSession(state) : state;

/** Asks again, also for the same amount (PAY-34). */
export const renewSession = (state: PaymentState): PaymentState => ({
  ...state,
  session: { ...state.session, key: null, answer: null },
});

/**
 * Asks for a session when what it would be for has changed, and forgets a request that nobody wants any more. Beneath a
 * form that has one nothing is asked: a network that comes back, or a card that was refused, must not empty it (D-360).
 */
export function settleSession(state: PaymentState): Stepped<PaymentState> {
  const { session, facts, form } = state;
  if (form.type === 'OPEN' && currentSession(state) !== null) return { state, effects: [] };
  const { cartId, venueId } = facts.cart;
  if (cartId === null || venueId === null || !isSessionWanted(state))
    return { state: { ...state, session: { ...session, key: null, basis: null } }, effects: [] };
  const basis = currentBasis(state, cartId);
  const key = JSON.stringify([venueId, facts.returnPath, basis]);
  if (key === session.key) return { state, effects: [] };
  const request = session.request + 1;
  return {
    state: { ...state, session: { ...session, key, basis, request } },
    effects: [{ type: 'OPEN_SESSION', request, venueId, returnPath: facts.returnPath, basis }],
  };
}

/** PAY-05, D-341: the answer to an outdated request is not heard. */
export function applySessionAnswer(
  state: PaymentState,
  input: { request: number; answer: OpenedSession },
): Stepped<PaymentState> {
  const { session } = state;
  const { basis, request, supersededCount } = session;
  if (input.request !== request || basis === null) return { state, effects: [] };
  const opened = input.answer;
  const isSuperseded = opened.type === 'REFUSED' && opened.code === 'SESSION_SUPERSEDED';
  if (isSuperseded && supersededCount < MAX_SUPERSEDED) {
    const again = { ...session, key: null, supersededCount: supersededCount + 1 };
    return { state: { ...state, session: again }, effects: [] };
  }
  const answer = { request, basis, ...contentOf(opened) };
  const effect: PaymentEffect = {
    type: 'REPORT_SESSION',
    name: opened.type === 'OPENED' ? 'payment_started' : 'payment_initialize_failed',
    cartId: basis.cartId,
  };
  const counted = opened.type === 'UNREACHABLE' ? supersededCount : 0;
  return {
    state: { ...state, session: { ...session, answer, supersededCount: counted } },
    effects: [effect],
  };
}

function contentOf(opened: OpenedSession): Pick<SessionAnswer, 'session' | 'failure'> {
  switch (opened.type) {
    case 'OPENED':
      return { session: opened.session, failure: null };
    case 'REFUSED':
    case 'UNREACHABLE':
      return { session: null, failure: { code: opened.code } };
    default:
      return unreachable(opened);
  }
}
