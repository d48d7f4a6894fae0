import { PAY_LATER_PAYLOAD } from '@tallrik/domain/cart/decide/decide-payment';
import { payButton } from '@tallrik/domain/checkout/pay-button';
import { payPress } from '@tallrik/domain/checkout/pay-press';
import { outcomeOf } from '@tallrik/domain/checkout/payment-modals';
import { chargedAmount, orderContent } from '@tallrik/domain/checkout/payment-session';
import { ZERO } from '@tallrik/domain/money/minor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { useIsOnline } from '../../shared/graphql-client/use-is-online.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { newId } from '../../shared/new-id.ts';
import { useServices } from '../../shared/services/services.tsx';
import type { CardPaymentResult } from './card-payment/card-payment-result.ts';
import type { PaymentFlowProps } from './payment-flow-props.ts';
import { useAnnouncePayment } from './use-announce-payment.ts';
import { useBankReturn, useSubmitReturn } from './use-bank-return.ts';
import { useSessionQuestion } from './use-session-question.ts';
import { useButtonCare } from './use-button-care.ts';
import { useCardForm } from './use-card-form.ts';
import { useCardSession } from './use-card-session.ts';
import { usePageTold } from './use-page-told.ts';
import { usePayLaterSteps } from './use-pay-later-steps.ts';
import { usePaymentNews } from './use-payment-news.ts';
import { usePaymentState } from './use-payment-state.ts';
import { usePaymentWait } from './use-payment-wait.ts';

/** As `selectedPaymentMethod` has it, beside the provider's own words (D-155). */
export const INVOICE = 'invoice';

const CLOSES_FORM = new Set(['ErrorASD', 'SessionError', 'AfterPaymentError']);

/** What can be done with a cart that wants to be paid, and what stands in the way. */
export function usePayment({ cart, tip, isVenueOpen, told = null, returnPath }: PaymentFlowProps) {
  const { analytics, localData, remoteLog } = useServices();
  const { hasUnconfirmedEvents } = useCart();
  const session = useCartSession();
  const queryClient = useQueryClient();
  const now = useNow();
  const isOnline = useIsOnline();
  const lastPaymentTime = useLocalValue('lastPaymentTime');
  const announce = useAnnouncePayment();
  const amount = chargedAmount(cart, tip);
  const [isFormOpen, setFormOpen] = useState(false);
  const [formCartId, setFormCartId] = useState<string | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);

  const returned = useBankReturn();
  const state = usePaymentState(cart, returned.type !== 'NONE');
  const isWaiting = state.promised !== null;
  useSubmitReturn(returned, cart.venueId, (resultCode) => {
    const outcome = outcomeOf(resultCode).modal;
    if (outcome === 'PaymentComplete') state.promise('CARD', outcome);
    else state.fail(outcome);
  });
  useSessionQuestion(returned, cart, state);
  usePaymentWait(cart, amount, state);
  const modal = state.notice?.modal ?? null;
  // The next session may fail as well: its word would take the place of "your money goes back" before anybody has read it.
  const isTellingOfMoney = modal === 'AfterPaymentError';
  const card = useCardSession({
    cart,
    tip,
    isVenueOpen,
    hasUnconfirmedEvents,
    isPaused: cart.orderId !== null || isWaiting || isSubmitting || isTellingOfMoney || !isOnline,
    isFormOpen,
    returnPath,
  });
  const noteErrors = usePaymentNews({ cart, amount, failure: card.failure }, state);
  const isWaitingItsTurn = usePageTold(told, state);
  const form = useCardForm({
    amount,
    content: orderContent(cart),
    isOpen: isFormOpen,
    isSubmitting,
    session: card.session,
    onChanged: (before) =>
      state.show('ErrorASD', before === amount ? {} : { code: 'AMOUNT_CHANGED', before }),
  });
  // Whatever stands between the guest and paying: the form beneath would pay for another cart.
  if (isFormOpen && !isSubmitting && CLOSES_FORM.has(modal ?? '')) setFormOpen(false);
  usePayLaterSteps(modal, cart.orderId !== null, () => state.show('PayLaterOrderComplete'));

  const button = payButton({
    isReadyForCheckout: cart.isReadyForCheckout,
    isLoading: hasUnconfirmedEvents || isWaiting,
    isCreatingSession: card.isCreating,
    isVenueOpen,
    isPayLaterOrder: cart.isPayLaterOrder,
    lastPaymentAt:
      lastPaymentTime === null ? null : Temporal.Instant.fromEpochMilliseconds(lastPaymentTime),
    now,
    due: cart.due,
    tip,
  });
  useButtonCare(cart, !button.isEnabled && isVenueOpen && !isWaiting && isOnline);

  function takeResult({ resultCode, sessionResult }: CardPaymentResult) {
    const outcome = outcomeOf(resultCode);
    const paid = form.session;
    setSubmitting(false);
    // The provider may have told the server before the form told us: the order is there, and to announce its payment
    // would lock the button for the next one.
    const { cartId, orderId } = session.snapshot().cart;
    if (orderId !== null || cartId !== formCartId) return;
    if (outcome.modal === 'PaymentComplete' && paid !== null) {
      setFormOpen(false);
      state.promise('CARD', outcome.modal, paid.id);
      const payload = JSON.stringify({ sessionResult });
      announce({ id: paid.id, paymentType: 'ADYEN', amount, tip, payload });
      return;
    }
    // The server may have told the reason already: the form's bare word must not take it away (ERR-10).
    const isToldAlready = modal === outcome.modal;
    state.show(outcome.modal, { code: isToldAlready ? (state.notice?.code ?? null) : null });
    const refusal = { cartId: cart.cartId ?? '', code: resultCode };
    analytics.report({ name: 'payment_error', ...refusal });
    remoteLog.info({ event: 'payment_error', ...refusal });
    // Without a session the form goes, and comes back with the next one.
    if (outcome.remountsDropIn) card.renew();
  }

  function payWithoutCard(paymentType: 'ADYEN' | 'INVOICE') {
    state.promise('NO_CARD', 'PaymentComplete');
    const owed = paymentType === 'INVOICE' ? { amount, tip } : { amount: ZERO, tip: ZERO };
    announce({ id: newId(), paymentType, payload: null, ...owed });
  }

  function press() {
    switch (payPress(cart)) {
      case 'CARD_DROP_IN':
        if (card.session === null) card.renew();
        setFormCartId(cart.cartId);
        setFormOpen(true);
        return;
      case 'ZERO_PAYMENT':
        return payWithoutCard('ADYEN');
      case 'PAY_LATER': {
        state.promise('PAY_LATER', 'PayLaterOrderPending');
        // The cart on the page may only stand for the guest's choice: the server's own is asked.
        const isMarked = session.snapshot().cart.isPayLaterOrder;
        if (!isMarked) session.dispatch({ type: 'MARK_AS_PAY_LATER_ORDER' });
        const nothing = { amount: ZERO, tip: ZERO, payload: PAY_LATER_PAYLOAD };
        announce({ id: newId(), paymentType: 'ADYEN', ...nothing });
      }
    }
  }

  const isOrdered = cart.orderId !== null && !cart.isPayLaterOrder;
  const shownModal = isWaitingItsTurn ? null : modal;
  const before = state.notice?.before ?? null;
  return {
    amount,
    button,
    // The provider may tell the server before its form tells us: the order is there, whatever stands on the page.
    form: isFormOpen && !isOrdered ? form : null,
    modal: isOrdered ? 'PaymentComplete' : shownModal,
    isLate: state.isLate,
    problemCode: state.notice?.code ?? null,
    change: before === null || before === amount ? null : { before, now: amount },
    press,
    payByInvoice: () => {
      localData.set('selectedPaymentMethod', INVOICE);
      payWithoutCard('INVOICE');
    },
    closeForm: () => {
      setFormOpen(false);
      setSubmitting(false);
    },
    formSubmitted: () => setSubmitting(true),
    takeResult,
    // PAY-25, D-79: at once, but as a question; the result keeps or replaces it.
    challengeOver: () => state.show('PaymentComplete'),
    closeModal: () => {
      noteErrors();
      state.close();
    },
    retry: () => {
      noteErrors();
      state.close();
      card.renew();
    },
    updateDetails: async () => {
      state.close();
      await Promise.all([session.refresh(), queryClient.invalidateQueries()]);
      card.renew();
    },
  };
}
