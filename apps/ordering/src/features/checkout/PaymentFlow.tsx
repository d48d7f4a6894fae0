import type { PricedCart } from '@tallrik/domain/cart/cart';
import { payButton } from '@tallrik/domain/checkout/pay-button';
import { PAY_LATER_PAYLOAD } from '@tallrik/domain/cart/decide/decide-payment';
import { payPress } from '@tallrik/domain/checkout/pay-press';
import {
  outcomeOf,
  paymentReturnOf,
  RETURN_WAIT_MS,
  type PaymentModal,
} from '@tallrik/domain/checkout/payment-modals';
import { isNewCartError } from '@tallrik/domain/checkout/after-success';
import { chargedAmount } from '@tallrik/domain/checkout/payment-session';
import { addMinor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import { BottomBar } from '@tallrik/ui/BottomBar';
import { Button } from '@tallrik/ui/Button';
import { Sheet } from '@tallrik/ui/Sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useIsOnline } from '../../shared/graphql-client/use-is-online.ts';
import { newId } from '../../shared/new-id.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useSpeech } from '../../shared/translate/use-translate.tsx';
import { CardDropIn } from './card-payment/CardDropIn.tsx';
import type { CardPaymentResult } from './card-payment/card-payment-result.ts';
import { cleanAddress } from './card-payment/clean-address.ts';
import { PaymentDialogs } from './PaymentDialogs.tsx';
import { submitPaymentDetails } from './payment-operations.ts';
import { useAnnouncePayment } from './use-announce-payment.ts';
import { useCardSession } from './use-card-session.ts';
import { usePayLaterSteps } from './use-pay-later-steps.ts';

/** What the guest and the server see differently; everything else is a session that could not start (D-86). */
const DISAGREEMENTS = new Set([
  'AMOUNT_CHANGED',
  'CURRENCY_CHANGED',
  'TIP_NOT_ALLOWED',
  'VENUE_CLOSED',
  'MENU_EXPIRED',
  'ITEM_NOT_ON_MENU',
  'OUT_OF_STOCK',
  'PICKUP_TIME_TOO_SOON',
  'PICKUP_TIME_CLOSED',
]);

export type PaymentFlowProps = { cart: PricedCart; tip: Minor; isVenueOpen: boolean };

/** The pay button and everything that can follow it. No order exists before the server says so (D-77). */
export function PaymentFlow({ cart, tip, isVenueOpen }: PaymentFlowProps) {
  const { api, analytics, simulatorBase } = useServices();
  const { venueId } = cart;
  const { configuration, company } = useCompany();
  const { translate: t, language } = useSpeech();
  const { hasUnconfirmedEvents } = useCart();
  const money = useMoney();
  const now = useNow();
  const session = useCartSession();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const [query] = useSearchParams();
  const lastPaymentTime = useLocalValue('lastPaymentTime');
  const [isDropInOpen, setDropInOpen] = useState(false);
  const [dropInRound, setDropInRound] = useState(0);
  // Read once: the address is cleaned as soon as it has been understood.
  const [returned] = useState(() =>
    paymentReturnOf({
      redirectResult: query.get('redirectResult'),
      sessionId: query.get('sessionId'),
      pp: query.get('pp'),
    }),
  );
  const hasReturned = returned.type !== 'NONE';
  const [modal, setModal] = useState<PaymentModal | null>(hasReturned ? 'PaymentComplete' : null);
  const [isConfirming, setConfirming] = useState(hasReturned);
  const [seenErrors, setSeenErrors] = useState(cart.errorCount);
  const [handledFailure, setHandledFailure] = useState<object | null>(null);
  usePayLaterSteps(modal, setModal);

  const card = useCardSession({
    cart,
    tip,
    isVenueOpen,
    hasUnconfirmedEvents,
    isPaused: isConfirming || !isOnline,
  });
  const amount = chargedAmount(cart, tip);
  const button = payButton({
    isReadyForCheckout: cart.isReadyForCheckout,
    isLoading: hasUnconfirmedEvents || isConfirming,
    isCreatingSession: card.isCreating,
    isVenueOpen,
    isPayLaterOrder: cart.isPayLaterOrder,
    lastPaymentAt:
      lastPaymentTime === null ? null : Temporal.Instant.fromEpochMilliseconds(lastPaymentTime),
    now,
    due: cart.due,
    tip,
  });

  // A failed session speaks once; a new failure is a new object (PAY-07).
  if (card.failure !== null && card.failure !== handledFailure) {
    setHandledFailure(card.failure);
    setModal(DISAGREEMENTS.has(card.failure.code ?? '') ? 'ErrorASD' : 'SessionError');
  }
  // PAY-33: a new error of the cart, told apart by its count.
  if (isNewCartError(seenErrors, cart)) {
    setSeenErrors(cart.errorCount);
    setConfirming(false);
    setDropInOpen(false);
    setModal(
      cart.error?.code === 'HANDLE_ORDER_AFTER_PAYMENT_ERROR' ? 'AfterPaymentError' : 'ErrorASD',
    );
  }

  // D-80: money that brings no order within a minute is an error, not a wait without end.
  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(() => {
      setConfirming(false);
      setModal('AfterPaymentError');
    }, RETURN_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  useEffect(() => {
    if (returned.type === 'NONE' || venueId === null) return;
    cleanAddress(window);
    if (returned.type === 'CONFIRMING') return;
    const details = { redirectResult: returned.redirectResult };
    submitPaymentDetails(api, venueId, { details, sessionId: null }).then(
      (resultCode) => {
        const outcome = outcomeOf(resultCode);
        setModal(outcome.modal);
        setConfirming(outcome.modal === 'PaymentComplete');
      },
      () => undefined, // Unreachable just now: the webhook tells the server, and a minute's wait ends this.
    );
  }, [api, returned, venueId]);

  const announcePayment = useAnnouncePayment(() => setConfirming(true));

  function takeResult({ resultCode, sessionResult }: CardPaymentResult) {
    const outcome = outcomeOf(resultCode);
    setModal(outcome.modal);
    if (outcome.modal !== 'PaymentComplete') {
      analytics.report({ name: 'payment_error', code: resultCode });
      if (outcome.remountsDropIn) setDropInRound((round) => round + 1);
      return;
    }
    setDropInOpen(false);
    if (card.session) {
      announcePayment(card.session.id, { amount, tip, payload: JSON.stringify({ sessionResult }) });
    }
  }

  function press() {
    switch (payPress(cart)) {
      case 'CARD_DROP_IN':
        if (card.session === null) card.renew();
        setDropInOpen(true);
        return;
      case 'ZERO_PAYMENT':
        setModal('PaymentComplete');
        announcePayment(newId(), { amount: ZERO, tip: ZERO, payload: null });
        return;
      case 'PAY_LATER':
        setModal('PayLaterOrderPending');
        session.dispatch({
          type: 'ADD_CLIENT_SIDE_PAYMENT',
          id: newId(),
          paymentType: 'ADYEN',
          transactionId: null,
          amount: ZERO,
          tip: ZERO,
          payload: PAY_LATER_PAYLOAD,
        });
    }
  }

  async function updateDetails() {
    setModal(null);
    await Promise.all([session.refresh(), queryClient.invalidateQueries()]);
    card.renew();
  }

  const isPay = button.label.text === 'PAY';
  return (
    <>
      <BottomBar label={t('Cart.Button.Pay')}>
        <Button
          wide
          disabled={!button.isEnabled || !isOnline}
          end={isPay ? money(addMinor(cart.due, tip)) : undefined}
          onClick={press}
        >
          {t(
            isPay
              ? 'Cart.Button.Pay'
              : button.label.text === 'PAY_LATER'
                ? 'Cart.Button.PayLater'
                : 'Cart.Button.Loading',
          )}
        </Button>
      </BottomBar>
      <Sheet
        open={isDropInOpen && card.session !== null}
        onClose={() => setDropInOpen(false)}
        title={t('Cart.Modal.DropIn.Title')}
        closeLabel={t('General.Close')}
      >
        {card.session && configuration.cardClientKey && (
          <CardDropIn
            key={dropInRound}
            session={card.session}
            clientKey={configuration.cardClientKey}
            environment={configuration.isLivePayment ? 'live' : 'test'}
            simulatorBase={simulatorBase}
            language={language}
            countryCode={company.country}
            label={t('Cart.Modal.DropIn.Title')}
            loadingText={t('General.Loading')}
            payText={`${t('Cart.Button.Pay')} ${money(amount)}`}
            onResult={takeResult}
            onError={({ name }) => analytics.report({ name: 'payment_dropin_error', code: name })}
            onChallenge={() => {
              // PAY-25, D-79: at once, but as a question; the result keeps or replaces it.
              setModal('PaymentComplete');
              setConfirming(false);
            }}
          />
        )}
      </Sheet>
      <PaymentDialogs
        modal={modal}
        isConfirming={!cart.isFullyPaid}
        failureCode={card.failure?.code ?? null}
        errorCount={cart.errorCount}
        onClose={() => setModal(null)}
        onRetry={() => {
          setModal(null);
          card.renew();
        }}
        onUpdate={() => void updateDetails()}
      />
    </>
  );
}
