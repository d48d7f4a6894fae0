/** PAY-37 */
export const PAYMENT_MODALS = [
  'DesiredTime',
  'Comment',
  'Discount',
  'ErrorASD',
  'PayLaterOrderPending',
  'PayLaterOrderComplete',
  'PaymentComplete',
  'AfterPaymentError',
  'AdyenDropIn',
  'Error',
  'PaymentRefused',
  'SessionError',
  'PaymentError',
] as const;
export type PaymentModal = (typeof PAYMENT_MODALS)[number];

export type PaymentOutcome = { modal: PaymentModal; remountsDropIn: boolean };

/** PAY-21 to PAY-24. A code nobody has heard of is an error, never a success. */
export function outcomeOf(resultCode: string): PaymentOutcome {
  switch (resultCode) {
    case 'Authorised':
    case 'Received':
      return { modal: 'PaymentComplete', remountsDropIn: false };
    case 'ApiError':
      return { modal: 'Error', remountsDropIn: true };
    case 'Refused':
      return { modal: 'PaymentRefused', remountsDropIn: false };
    default:
      return { modal: 'PaymentError', remountsDropIn: false };
  }
}

/** D-80: a return from the provider's page that brings no order within this time is an error. */
export const RETURN_WAIT_MS = 60_000;

export type PaymentReturn =
  | { type: 'NONE' }
  /** PAY-27: the provider sent the guest back with something to hand to the server. */
  | { type: 'SUBMIT_DETAILS'; redirectResult: string; sessionId: string | null }
  /** PAY-28, D-80: paid on a page of the provider; the marker only chooses the modal. */
  | { type: 'CONFIRMING'; sessionId: string };

export function paymentReturnOf(query: {
  redirectResult: string | null;
  sessionId: string | null;
  pp: string | null;
}): PaymentReturn {
  if (query.redirectResult) {
    const { redirectResult, sessionId } = query;
    return { type: 'SUBMIT_DETAILS', redirectResult, sessionId };
  }
  if (query.sessionId && query.pp !== null) {
    return { type: 'CONFIRMING', sessionId: query.sessionId };
  }
  return { type: 'NONE' };
}

/** PAY-26: the words the log uses for the provider's letters. */
export function challengeStatusLabel(
  transStatus: string,
): 'success' | 'failed' | 'cancelled' | 'not available' | 'unknown' {
  switch (transStatus) {
    case 'Y':
      return 'success';
    case 'N':
      return 'failed';
    case 'U':
      return 'cancelled';
    case 'N/A':
      return 'not available';
    default:
      return 'unknown';
  }
}
