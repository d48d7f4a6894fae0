import type { PricedCart } from '@tallrik/domain/cart/cart';
import {
  chargedAmount,
  needsSession,
  orderContent,
  type SessionBasis,
} from '@tallrik/domain/checkout/payment-session';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@tallrik/contract/client/api-error';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { type CardSession, openCardSession } from './payment-operations.ts';

export type CardSessionState = {
  session: CardSession | null;
  isCreating: boolean;
  /** Set when the last request failed: the server's code, or null without one. */
  failure: { code: string | null } | null;
  /** Asks again, also for the same amount (PAY-34). */
  renew: () => void;
};

/** The provider's session lives for 15 minutes; one that lies waiting is renewed while there is time left. */
const RENEW_AFTER_MS = 10 * 60_000;

/**
 * Two phones that look at one cart ask at the same moment, and one of them is overtaken: it asks again and gets the
 * same session. More often than this, somebody is really paying elsewhere, and the guest is told.
 */
const MOST_OVERTAKEN = 2;

/**
 * Keeps a payment session for what the cart costs right now (PAY-03 to PAY-05). Waits until the server knows
 * every line: it would refuse an amount it cannot compute yet.
 */
export function useCardSession(facts: {
  cart: PricedCart;
  tip: Minor;
  isVenueOpen: boolean;
  hasUnconfirmedEvents: boolean;
  /** Nothing is asked for meanwhile; a session that is there stays usable. */
  isPaused: boolean;
  /** The card form is open: renewing its session would empty it under the guest's fingers. */
  isFormOpen: boolean;
  /** Where the provider sends the guest back to, inside the app. */
  returnPath: string;
}): CardSessionState {
  const { api, analytics, appAddress } = useServices();
  const { configuration, currency } = useCompany();
  const { cart, tip, isVenueOpen, isFormOpen } = facts;
  const returnUrl = appAddress + facts.returnPath;
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{
    basis: SessionBasis;
    session: CardSession | null;
    failure: { code: string | null } | null;
  } | null>(null);

  const isWanted =
    !facts.isPaused &&
    !facts.hasUnconfirmedEvents &&
    cart.isReadyForCheckout &&
    needsSession(cart, isVenueOpen);
  const cartId = isWanted ? cart.cartId : null;
  const amount = chargedAmount(cart, tip);
  const content = orderContent(cart);
  const overtaken = useRef(0);
  const { venueId } = cart;

  useEffect(() => {
    if (cartId === null || venueId === null) return;
    // Asked again, also for the very same, the server has put the earlier session aside: opened with that one, the
    // form would be built anew under the guest's fingers (D-341).
    let isLast = true;
    const sums = { amount: minor(amount), tip: minor(tip) };
    const basis: SessionBasis = { cartId, ...sums, isVenueOpen, content };
    openCardSession(api, {
      venueId,
      amount: basis.amount,
      reference: cartId,
      returnUrl,
      companyId: configuration.companyId,
      tip: basis.tip,
      currency,
      force3DS: configuration.force3DSecure,
    }).then(
      (opened) => {
        if (!isLast) return;
        const isOvertaken = !opened.ok && opened.error === 'SESSION_SUPERSEDED';
        if (isOvertaken && overtaken.current < MOST_OVERTAKEN) {
          overtaken.current += 1;
          setRound((before) => before + 1);
          return;
        }
        overtaken.current = 0;
        const name = opened.ok ? 'payment_started' : 'payment_initialize_failed';
        analytics.report({ name, cartId });
        setAnswer(
          opened.ok
            ? { basis, session: opened.value, failure: null }
            : { basis, session: null, failure: { code: opened.error } },
        );
      },
      (error: unknown) => {
        if (!isLast) return;
        analytics.report({ name: 'payment_initialize_failed', cartId });
        const code = error instanceof ApiError ? error.code : null;
        setAnswer({ basis, session: null, failure: { code } });
      },
    );
    return () => {
      isLast = false;
    };
  }, [
    amount,
    analytics,
    api,
    cartId,
    configuration,
    content,
    currency,
    isVenueOpen,
    returnUrl,
    round,
    tip,
    venueId,
  ]);

  const opened = answer?.session ?? null;
  useEffect(() => {
    if (opened === null || isFormOpen) return;
    const timer = setTimeout(() => setRound((before) => before + 1), RENEW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFormOpen, opened]);

  const renew = useCallback(() => {
    setAnswer(null);
    setRound((before) => before + 1);
  }, []);

  const isAnswered =
    answer !== null &&
    answer.basis.cartId === cart.cartId &&
    answer.basis.amount === amount &&
    answer.basis.tip === tip &&
    answer.basis.content === content;
  return {
    session: isAnswered ? answer.session : null,
    isCreating: cartId !== null && !isAnswered,
    failure: isAnswered ? answer.failure : null,
    renew,
  };
}
