import type { PricedCart } from '@tallrik/domain/cart/cart';
import { isNewCartError } from '@tallrik/domain/checkout/after-success';
import { hasNewPrices } from '@tallrik/domain/checkout/changed-prices';
import { isDisagreement } from '@tallrik/domain/checkout/disagreements';
import type { Minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import { useServices } from '../../shared/services/services.tsx';
import type { CardSessionState } from './use-card-session.ts';
import type { PaymentState } from './use-payment-state.ts';

/** The one error that stands until the guest has closed it: money was taken, and goes back. */
const MONEY_GOES_BACK = 'HANDLE_ORDER_AFTER_PAYMENT_ERROR';

/**
 * Turns what the server says about the cart into the dialog that tells the guest.
 * @returns notes that the guest has read it
 */
export function usePaymentNews(
  facts: { cart: PricedCart; amount: Minor; failure: CardSessionState['failure'] },
  state: PaymentState,
): () => void {
  const { localData } = useServices();
  const { cart, amount, failure } = facts;
  const [seenFailure, setSeenFailure] = useState(failure);
  const [seenErrors, setSeenErrors] = useState(() => {
    // The page may have been closed when it happened: the guest was in the bank's app, or the phone was locked.
    const told = localData.get('toldErrors');
    const isUntold = cart.error?.code === MONEY_GOES_BACK && cart.orderId === null;
    return isUntold ? (told?.cartId === cart.cartId ? told.count : 0) : cart.errorCount;
  });
  const [seen, setSeen] = useState({ items: cart.items, amount });

  // A failed session speaks once; a new failure is a new object (PAY-07).
  if (failure !== seenFailure) {
    setSeenFailure(failure);
    if (failure !== null) {
      const modal = isDisagreement(failure.code) ? 'ErrorASD' : 'SessionError';
      // The new prices may have overtaken the answer that speaks of them: the older sum stays.
      state.show(modal, { code: failure.code, before: state.notice?.before ?? null });
    }
  }
  // PAY-33: a new error of the cart, told apart by its count.
  if (isNewCartError(seenErrors, cart)) {
    setSeenErrors(cart.errorCount);
    const code = cart.error?.code ?? null;
    if (code === MONEY_GOES_BACK) state.fail('AfterPaymentError', code);
    else if (code === 'PAYMENT_DECLINED_CREDIT_CARD_FUNDS') state.fail('PaymentRefused', code);
    else state.show('ErrorASD', { code });
  }
  // D-52: the guest sees a changed price, and says so, before paying it.
  if (seen.items !== cart.items || seen.amount !== amount) {
    setSeen({ items: cart.items, amount });
    const isNew = seen.amount !== amount && hasNewPrices(seen.items, cart.items);
    if (isNew && state.promised === null) {
      state.show('ErrorASD', { code: 'AMOUNT_CHANGED', before: seen.amount });
    }
  }
  return () => {
    const { cartId, errorCount } = cart;
    if (cartId !== null && state.notice?.modal === 'AfterPaymentError')
      localData.set('toldErrors', { cartId, count: errorCount });
  };
}
