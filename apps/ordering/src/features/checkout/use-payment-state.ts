import type { CartPayment, PricedCart } from '@tallrik/domain/cart/cart';
import type { PaymentModal } from '@tallrik/domain/checkout/payment-modals';
import type { Minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';

/** What has been promised and is not an order yet. Only with a card has money moved. */
export type Promised =
  | 'CARD'
  | 'NO_CARD'
  | 'PAY_LATER'
  /** Only an address says so, and anybody can write one (D-80). */
  | 'RETURN';

/** The one dialog that stands over the page: why, and what the sum was before it changed. */
export type Notice = { modal: PaymentModal; code: string | null; before: Minor | null };

export type PaymentState = {
  promised: Promised | null;
  /** A minute has passed without a word: nobody knows yet what will come of it (D-80). */
  isLate: boolean;
  /** The session the form has paid; null where none did. */
  paidSession: string | null;
  notice: Notice | null;
  show: (modal: PaymentModal, why?: { code?: string | null; before?: Minor | null }) => void;
  close: () => void;
  promise: (promised: Promised, modal: PaymentModal, paidSession?: string) => void;
  growLate: () => void;
  /** Nothing is waited for any more, and there is nothing to tell: the cart stands as it was. */
  forget: () => void;
  /** Nothing is waited for any more, and the guest is told why. */
  fail: (modal: PaymentModal, code?: string | null, before?: Minor | null) => void;
};

/** A page that is opened or reloaded in the middle of a payment goes on waiting for it. */
export function usePaymentState(cart: PricedCart, hasReturned: boolean): PaymentState {
  const [promised, setPromised] = useState(() => promisedBy(cart, hasReturned));
  const [isLate, setLate] = useState(false);
  const [notice, setNotice] = useState(() => noticeOf(promised, cart));
  const show: PaymentState['show'] = (modal, { code = null, before = null } = {}) =>
    setNotice({ modal, code, before });
  const [paidSession, setPaidSession] = useState<string | null>(null);
  const wait = (what: Promised | null, sessionId: string | null = null) => {
    setPromised(what);
    setPaidSession(sessionId);
    setLate(false);
  };
  return {
    promised,
    isLate,
    paidSession,
    notice,
    show,
    close: () => setNotice(null),
    promise: (what, modal, sessionId) => {
      wait(what, sessionId);
      show(modal);
    },
    growLate: () => setLate(true),
    forget: () => {
      wait(null);
      setNotice(null);
    },
    fail: (modal, code = null, before = null) => {
      wait(null);
      show(modal, { code, before });
    },
  };
}

function promisedBy(cart: PricedCart, hasReturned: boolean): Promised | null {
  if (!cart.hasPendingPayment && cart.orderId === null) return hasReturned ? 'RETURN' : null;
  if (cart.isPayLaterOrder) return 'PAY_LATER';
  const pending = cart.payments.find(({ state }) => state === 'PENDING');
  return pending && isWithoutCard(pending) ? 'NO_CARD' : 'CARD';
}

/** Billed, or for nothing: a guest who never used a card must not hear that its money goes back. */
const isWithoutCard = ({ paymentType, amount, tip }: CartPayment): boolean =>
  paymentType === 'INVOICE' || (amount === 0 && tip === 0);

function noticeOf(promised: Promised | null, cart: PricedCart): Notice | null {
  if (promised === null) return null;
  const nothingElse = { code: null, before: null };
  if (promised !== 'PAY_LATER') return { modal: 'PaymentComplete', ...nothingElse };
  const isSent = cart.orderId !== null;
  return { modal: isSent ? 'PayLaterOrderComplete' : 'PayLaterOrderPending', ...nothingElse };
}
