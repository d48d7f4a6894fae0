import type { PricedCart } from '@tallrik/domain/cart/cart';
import { isNewCartError } from '@tallrik/domain/checkout/after-success';
import type { Minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import { hasNewPrices } from './changed-prices.ts';
import { isDisagreement } from './disagreements.ts';
import type { CardSessionState } from './use-card-session.ts';
import type { PaymentState } from './use-payment-state.ts';

/** Turns what the server says about the cart into the dialog that tells the guest. */
export function usePaymentNews(
  facts: { cart: PricedCart; amount: Minor; failure: CardSessionState['failure'] },
  state: PaymentState,
): void {
  const { cart, amount, failure } = facts;
  const [seenFailure, setSeenFailure] = useState(failure);
  const [seenErrors, setSeenErrors] = useState(cart.errorCount);
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
    if (code === 'HANDLE_ORDER_AFTER_PAYMENT_ERROR') state.fail('AfterPaymentError', code);
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
}
