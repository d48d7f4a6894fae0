import type { Minor } from '../money/minor.ts';
import type { PendingKind, PaymentState } from './payment-flow-state.ts';
import type { PaymentModal } from './payment-modals.ts';

type Reason = { code?: string | null; previousAmount?: Minor | null };

/** "Your money goes back" stands until the guest has closed it, whatever else is to be told meanwhile (D-311). */
export const isMoneyGoingBack = ({ dialog }: PaymentState): boolean =>
  dialog?.modal === 'AfterPaymentError';

export const showDialog = (
  state: PaymentState,
  modal: PaymentModal,
  { code = null, previousAmount = null }: Reason = {},
): PaymentState =>
  isMoneyGoingBack(state) ? state : { ...state, dialog: { modal, code, previousAmount } };

/** Something was paid or ordered: from here on the order is waited for. Of money that goes back none will come. */
export const awaitOrder = (
  state: PaymentState,
  kind: PendingKind,
  modal: PaymentModal,
  sessionId: string | null = null,
): PaymentState =>
  isMoneyGoingBack(state)
    ? state
    : showDialog(
        { ...state, pending: { kind, number: nextNumber(state), isLate: false, sessionId } },
        modal,
      );

const nextNumber = ({ pending }: PaymentState): number => (pending?.number ?? 0) + 1;

/** Nothing is waited for any more, and there is nothing to tell: the cart stands as it was. */
export const stopWaiting = (state: PaymentState): PaymentState => ({
  ...state,
  pending: null,
  dialog: null,
});

/** Nothing is waited for any more, and the guest is told why. */
export const stopWaitingWith = (
  state: PaymentState,
  modal: PaymentModal,
  reason: Reason = {},
): PaymentState => showDialog({ ...state, pending: null }, modal, reason);
