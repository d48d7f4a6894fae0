import type { Minor } from '../money/minor.ts';
import type { PendingKind, PaymentState } from './payment-flow-state.ts';
import type { PaymentModal } from './payment-modals.ts';

type Reason = { code?: string | null; previousAmount?: Minor | null };

export const showDialog = (
  state: PaymentState,
  modal: PaymentModal,
  { code = null, previousAmount = null }: Reason = {},
): PaymentState => ({ ...state, dialog: { modal, code, previousAmount } });

/** Something was paid or ordered: from here on the order is waited for. */
export const awaitOrder = (
  state: PaymentState,
  kind: PendingKind,
  modal: PaymentModal,
  sessionId: string | null = null,
): PaymentState =>
  showDialog(
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
