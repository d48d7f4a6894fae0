import type { Minor } from '../money/minor.ts';
import { payButton, type PayButtonState } from './pay-button.ts';
import type { CardSession, PaymentState } from './payment-flow-state.ts';
import { formSession } from './payment-flow-form.ts';
import { isCreatingSession } from './payment-flow-session.ts';
import type { PaymentModal } from './payment-modals.ts';
import { chargedAmount } from './payment-session.ts';

const ABOUT_THE_CART = new Set<PaymentModal>(['ErrorASD', 'SessionError']);

/** What the guest sees of the flow. */
export type PaymentView = {
  amount: Minor;
  button: PayButtonState;
  /** Null while it is closed; without a session while that is being opened. */
  form: { session: CardSession | null } | null;
  modal: PaymentModal | null;
  /** PaymentComplete stands, but the server has not said so yet (D-79). */
  isConfirming: boolean;
  isLate: boolean;
  /** Nobody has to stand before a wait that takes long, or that cannot end without a network. */
  canLeave: boolean;
  problemCode: string | null;
  change: { before: Minor; now: Minor } | null;
};

export const payButtonOf = (state: PaymentState): PayButtonState => {
  const { cart, tip, isVenueOpen, hasUnconfirmedEvents, lastPaymentAt, now } = state.facts;
  return payButton({
    isReadyForCheckout: cart.isReadyForCheckout,
    isLoading: hasUnconfirmedEvents || state.pending !== null,
    isCreatingSession: isCreatingSession(state),
    isVenueOpen,
    isPayLaterOrder: cart.isPayLaterOrder,
    lastPaymentAt,
    now,
    due: cart.due,
    tip,
  });
};

/** PAY-13, PAY-14: disabled though nothing the guest could know of stands against it. */
export const isButtonStuck = (state: PaymentState): boolean =>
  state.facts.isVenueOpen &&
  state.facts.isOnline &&
  state.facts.cart.orderId === null &&
  state.pending === null &&
  !payButtonOf(state).isEnabled;

/**
 * Beneath "we did not hear back" no form is built: where the provider's code cannot be loaded it would fail at once, and
 * ask for session after session while the guest reads.
 */
const shownSession = (state: PaymentState): CardSession | null =>
  state.dialog?.modal === 'Error' ? null : formSession(state);

export function paymentView(state: PaymentState): PaymentView {
  const { facts, dialog, form, pending } = state;
  const { cart, tip, pageDialog } = facts;
  const amount = chargedAmount(cart, tip);
  const before = dialog?.previousAmount ?? null;
  // The provider may tell the server before its form tells us: the order is there, whatever stands on the page.
  const isOrdered = cart.orderId !== null;
  const isThanked = isOrdered && !cart.isPayLaterOrder;
  // What the server has to say of something else waits until the page has been answered (F-48).
  const isWaitingForPage =
    pageDialog !== null && dialog !== null && ABOUT_THE_CART.has(dialog.modal);
  const modal = isWaitingForPage ? null : (dialog?.modal ?? null);
  return {
    amount,
    button: payButtonOf(state),
    form: form.type === 'CLOSED' || isOrdered ? null : { session: shownSession(state) },
    modal: isThanked ? 'PaymentComplete' : modal,
    isConfirming: !cart.isFullyPaid && cart.orderId === null,
    isLate: pending?.isLate ?? false,
    canLeave: pending?.isLate === true || !facts.isOnline,
    problemCode: dialog?.code ?? null,
    change: before === null || before === amount ? null : { before, now: amount },
  };
}
