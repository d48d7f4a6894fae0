import { ApiError } from '@tallrik/contract/client/api-error';
import type { Api } from '@tallrik/contract/client/operation';
import type {
  OpenedSession,
  PaymentEffect,
  PaymentInput,
} from '@tallrik/domain/checkout/payment-flow-input';
import type { RefetchedQuery } from '@tallrik/domain/checkout/payment-flow-state';
import type { Currency } from '@tallrik/domain/money/currency';
import { unreachable } from '@tallrik/domain/unreachable';
import type { CartSession } from '../../shared/cart-socket/cart-session.ts';
import { openCardSession, readSessionState, submitPaymentDetails } from './payment-operations.ts';

export type PaymentRequestDeps = {
  api: Api;
  cart: Pick<CartSession, 'snapshot' | 'refresh'>;
  company: { id: string; currency: Currency; force3DSecure: boolean };
  /** `https://example.org/smash`: the provider sends the guest back below it. */
  appAddress: string;
  /** Fetches again what the page shows: one query of it, or everything. */
  refetch: (query?: RefetchedQuery) => Promise<unknown>;
};

type RequestType =
  | 'OPEN_SESSION'
  | 'SUBMIT_DETAILS'
  | 'ASK_SESSION_STATE'
  | 'REFRESH_CART'
  | 'REFRESH_EVERYTHING';
export type RequestEffect = Extract<PaymentEffect, { type: RequestType }>;

/** Asks the server what the machine wants to know. That it cannot be reached is an answer too: nothing is thrown. */
export async function sendRequest(
  deps: PaymentRequestDeps,
  effect: RequestEffect,
): Promise<PaymentInput> {
  const { api, cart } = deps;
  switch (effect.type) {
    case 'OPEN_SESSION': {
      const answer = await openSession(deps, effect);
      return { type: 'SESSION_ANSWERED', request: effect.request, answer };
    }
    case 'SUBMIT_DETAILS': {
      const { request, venueId, redirectResult } = effect;
      const payload = { details: { redirectResult }, sessionId: null };
      const resultCode = await orNull(submitPaymentDetails(api, venueId, payload));
      return { type: 'DETAILS_ANSWERED', request, resultCode };
    }
    case 'ASK_SESSION_STATE': {
      const { request, cartId, sessionId } = effect;
      const state = await orNull(readSessionState(api, { cartId, sessionId }));
      return { type: 'SESSION_STATE', request, state, serverCart: cart.snapshot().cart };
    }
    case 'REFRESH_CART': {
      const isRead = await cart.refresh();
      const serverCart = cart.snapshot().cart;
      return { type: 'CART_REFRESHED', request: effect.request, isRead, serverCart };
    }
    case 'REFRESH_EVERYTHING':
      await orNull(Promise.all([cart.refresh(), deps.refetch()]));
      return { type: 'REFRESHED' };
    default:
      return unreachable(effect);
  }
}

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch(() => null);

async function openSession(
  { api, appAddress, company }: PaymentRequestDeps,
  { venueId, returnPath, basis }: Extract<PaymentEffect, { type: 'OPEN_SESSION' }>,
): Promise<OpenedSession> {
  try {
    const opened = await openCardSession(api, {
      venueId,
      amount: basis.amount,
      reference: basis.cartId,
      returnUrl: appAddress + returnPath,
      companyId: company.id,
      tip: basis.tip,
      currency: company.currency,
      force3DS: company.force3DSecure,
    });
    return opened.ok
      ? { type: 'OPENED', session: opened.value }
      : { type: 'REFUSED', code: opened.error };
  } catch (error) {
    return { type: 'UNREACHABLE', code: error instanceof ApiError ? error.code : null };
  }
}
