import type { ModificationKind } from './book-entry.ts';
import type { Books, PaymentRecord } from './books.ts';
import { balanceOf, type PaymentBalance } from './payment-balance.ts';

/** What a test asks: how much of a guest's money is where, and how often was it asked for. */
export type LedgerLine = PaymentBalance & {
  pspReference: string;
  sessionId: string;
  reference: string;
  currency: string;
  resultCode: string | null;
  /** Distinct requests, refused ones included; a repeat with the same idempotency key is not one. More than one capture is a double capture. */
  captureRequests: number;
  cancelRequests: number;
  refundRequests: number;
};

export function readLedger(books: Books): LedgerLine[] {
  return [...books.payments.values()].map((payment) => {
    const session = books.sessions.get(payment.sessionId);
    return {
      pspReference: payment.pspReference,
      sessionId: payment.sessionId,
      reference: session?.reference ?? '',
      currency: payment.amount.currency,
      resultCode: payment.outcome?.resultCode ?? null,
      ...balanceOf(payment, session?.manualCapture === false),
      captureRequests: requestsOf(payment, 'captures'),
      cancelRequests: requestsOf(payment, 'cancels'),
      refundRequests: requestsOf(payment, 'refunds'),
    };
  });
}

const requestsOf = (payment: PaymentRecord, kind: ModificationKind): number =>
  payment.modifications.filter((one) => one.kind === kind).length;
