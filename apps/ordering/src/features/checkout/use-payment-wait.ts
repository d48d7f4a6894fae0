import type { PricedCart } from '@tallrik/domain/cart/cart';
import { isDisagreement } from '@tallrik/domain/checkout/disagreements';
import { RETURN_WAIT_MS } from '@tallrik/domain/checkout/payment-modals';
import type { Minor } from '@tallrik/domain/money/minor';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useIsOnline } from '../../shared/graphql-client/use-is-online.ts';
import { useServices } from '../../shared/services/services.tsx';
import type { PaymentState } from './use-payment-state.ts';

const PAYMENT_EVENTS = new Set(['ADD_CLIENT_SIDE_PAYMENT', 'MARK_AS_PAY_LATER_ORDER']);

/** From "paid" to the order: how long it is waited for, and every way in which it may not come (D-77, D-80). */
export function usePaymentWait(cart: PricedCart, amount: Minor, state: PaymentState): void {
  const { localData } = useServices();
  const { refusal } = useCart();
  const isOnline = useIsOnline();
  const { promised } = state;
  const { hasPendingPayment, orderId } = cart;
  const isOrdered = orderId !== null;
  const isRefused = refusal !== null && PAYMENT_EVENTS.has(refusal.eventType ?? '');
  const [seenRefusal, setSeenRefusal] = useState(refusal);
  const failed = cart.payments.filter((payment) => payment.state === 'FAILED');
  const failures = failed.length;
  const [seenFailures, setSeenFailures] = useState(failures);
  const [pressedFor, setPressedFor] = useState(amount);
  if (promised === null && pressedFor !== amount) setPressedFor(amount);

  if (refusal !== seenRefusal) {
    setSeenRefusal(refusal);
    // A card payment the server would not hear of from us is told to it by the provider.
    if (isRefused && promised !== 'CARD') state.fail('ErrorASD', refusal.code);
  }
  if (failures !== seenFailures) {
    setSeenFailures(failures);
    const isOver = failures > seenFailures && !hasPendingPayment && !isOrdered;
    if (isOver && promised !== null) tellWhy(failed.at(-1)?.failedFor);
  }

  /**
   * Without a card nothing was checked before (D-31): what the server sees differently it says with the failure, and has
   * already put right in the cart. Told "please try again", a guest would order without the "no nuts" that was taken out.
   */
  function tellWhy(code: string | undefined): void {
    const isWithoutCard = promised === 'NO_CARD' || promised === 'PAY_LATER';
    if (!isWithoutCard || !isDisagreement(code)) return state.fail('PaymentError');
    state.fail('ErrorASD', code, pressedFor === amount ? null : pressedFor);
  }

  // The server would not hear of the payment, or has said that it is over.
  const isNothingPaid = isRefused || (failures > 0 && !hasPendingPayment);
  useEffect(() => {
    // The lock against paying twice has nothing to guard: "try again" must not find a dead button (PAY-10, PAY-34).
    if (isNothingPaid && promised === null) localData.reset('lastPaymentTime');
  }, [failures, isNothingPaid, localData, promised, refusal]);

  const grow = useEffectEvent(() => {
    // Nobody may be told of money that was never paid: the server knows of none (D-80).
    if (promised === 'RETURN') state.forget();
    // What is under way may still become an order: neither "not ordered" nor "try again" would be true.
    else state.growLate();
  });
  useEffect(() => {
    // Without a network nobody can know: the minute begins when there is one.
    if (promised === null || promised === 'PAY_LATER' || !isOnline || isOrdered) return;
    const timer = setTimeout(() => grow(), RETURN_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isOnline, isOrdered, promised]);
}
