import type { CardSession } from '@tallrik/domain/checkout/payment-flow-state';
import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';
import type { Api } from '@tallrik/contract/client/operation';

const InitAdyenSession = graphql(`
  mutation InitAdyenSession(
    $venueId: ID!
    $amount: Int!
    $reference: ID!
    $returnUrl: String!
    $companyId: ID!
    $tip: Int!
    $currency: Currency!
    $force3DS: Boolean
  ) {
    initAdyenSession(
      venueId: $venueId
      amount: $amount
      reference: $reference
      returnUrl: $returnUrl
      companyId: $companyId
      tip: $tip
      currency: $currency
      force3DS: $force3DS
    ) {
      success
      error
      response {
        id
        sessionData
      }
    }
  }
`);

const UpdateAdyenPaymentDetails = graphql(`
  mutation UpdateAdyenPaymentDetails($venueId: ID!, $payload: JSON!) {
    updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) {
      success
      error
      response {
        resultCode
      }
    }
  }
`);

const PaymentSessionState = graphql(`
  query PaymentSessionState($cartId: ID!, $sessionId: ID!) {
    paymentSessionState(cartId: $cartId, sessionId: $sessionId)
  }
`);

const RemoveStoredCard = graphql(`
  mutation RemoveStoredCard($reference: String!) {
    removeStoredCard(reference: $reference) {
      success
    }
  }
`);

/** Asks for a payment session; null as an error means the server gave no reason (PAY-07). */
export async function openCardSession(
  api: Api,
  request: {
    venueId: string;
    amount: Minor;
    reference: string;
    returnUrl: string;
    companyId: string;
    tip: Minor;
    currency: Currency;
    force3DS: boolean;
  },
): Promise<Result<CardSession, string | null>> {
  const { initAdyenSession } = await api.call(InitAdyenSession, request);
  const { success, response, error } = initAdyenSession;
  return success && response ? ok(response) : refused(error);
}

/** Hands what the bank's page said to the server and returns the provider's word (PAY-27). */
export async function submitPaymentDetails(
  api: Api,
  venueId: string,
  payload: { details: { redirectResult: string }; sessionId: string | null },
): Promise<string> {
  const { updateAdyenPaymentDetails } = await api.call(UpdateAdyenPaymentDetails, {
    venueId,
    payload,
  });
  return updateAdyenPaymentDetails.response?.resultCode ?? 'Error';
}

/** D-80: what the server knows of the session an address names. */
export const readSessionState = async (api: Api, of: { cartId: string; sessionId: string }) =>
  (await api.call(PaymentSessionState, of)).paymentSessionState;

export async function removeStoredCard(api: Api, reference: string): Promise<boolean> {
  return (await api.call(RemoveStoredCard, { reference })).removeStoredCard.success;
}
