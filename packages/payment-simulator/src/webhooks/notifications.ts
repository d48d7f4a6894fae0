import { randomUUID } from 'node:crypto';
import type {
  BookEntry,
  Dispute,
  Modification,
  SettledBatch,
  SimulatedSession,
} from '../books/book-entry.ts';
import type { PaymentRecord } from '../books/books.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { TEST_EXPIRY } from '../outcomes/test-cards.ts';
import type { EventCode, NotificationItem } from './notification-item.ts';

type NotificationContext = { merchantAccount: string; now: () => Date };

export function authorisationNotification(
  context: NotificationContext,
  session: SimulatedSession,
  payment: Pick<PaymentRecord, 'pspReference' | 'amount' | 'brand' | 'lastFour' | 'storesCard'>,
  outcome: Outcome,
): NotificationItem {
  const isAuthorised = outcome.resultCode === 'Authorised';
  const expiryDate = `${TEST_EXPIRY.month}/${TEST_EXPIRY.year}`;
  return {
    eventCode: 'AUTHORISATION',
    success: isAuthorised ? 'true' : 'false',
    pspReference: payment.pspReference,
    merchantAccountCode: context.merchantAccount,
    merchantReference: session.reference,
    amount: payment.amount,
    eventDate: context.now().toISOString(),
    paymentMethod: payment.brand,
    reason: isAuthorised ? `032716:${payment.lastFour}:${expiryDate}` : outcome.refusalReason,
    ...(isAuthorised && { operations: ['CANCEL', 'CAPTURE', 'REFUND'] }),
    additionalData: {
      checkoutSessionId: session.id,
      paymentMethod: payment.brand,
      cardSummary: payment.lastFour,
      expiryDate,
      ...(isAuthorised &&
        payment.storesCard && {
          'recurring.recurringDetailReference': payment.storesCard.reference,
          'recurring.shopperReference': payment.storesCard.shopperReference,
        }),
    },
  };
}

const EVENT_CODE = {
  captures: 'CAPTURE',
  cancels: 'CANCELLATION',
  refunds: 'REFUND',
} as const satisfies Record<Modification['kind'], EventCode>;

export function modificationNotification(
  context: NotificationContext,
  payment: PaymentRecord,
  modification: Modification,
  reason: string,
): NotificationItem {
  return {
    ...aboutModification(context, payment, modification),
    eventCode: EVENT_CODE[modification.kind],
    success: modification.succeeded ? 'true' : 'false',
    pspReference: modification.pspReference,
    reason,
  };
}

/** The scheme takes back what it had confirmed, days later. */
export function reversalNotification(
  context: NotificationContext,
  payment: PaymentRecord,
  modification: Modification & { kind: 'captures' | 'refunds' },
): NotificationItem {
  return {
    ...aboutModification(context, payment, modification),
    eventCode: modification.kind === 'captures' ? 'CAPTURE_FAILED' : 'REFUND_FAILED',
    success: 'true',
    pspReference: modification.pspReference,
    reason: 'Rejected by the scheme',
  };
}

/** A bank's word about a payment, weeks later. All words about one dispute carry its reference. */
export const disputeNotification = (
  context: NotificationContext,
  session: SimulatedSession,
  payment: PaymentRecord,
  dispute: Dispute,
): NotificationItem => ({
  originalReference: payment.pspReference,
  merchantAccountCode: context.merchantAccount,
  merchantReference: session.reference,
  amount: dispute.amount,
  eventDate: context.now().toISOString(),
  paymentMethod: payment.brand,
  eventCode: dispute.eventCode,
  success: 'true',
  pspReference: dispute.pspReference,
  reason: 'Cardholder does not recognise the transaction',
  ...(dispute.answerBy !== undefined && {
    additionalData: { defensePeriodEndsAt: dispute.answerBy, defendable: 'true' },
  }),
});

/** A report lies ready; its name stands where other notices have a payment. */
export const reportNotification = (
  context: NotificationContext,
  { fileName }: SettledBatch,
): NotificationItem => ({
  merchantAccountCode: context.merchantAccount,
  merchantReference: '',
  amount: { currency: 'EUR', value: 0 },
  eventDate: context.now().toISOString(),
  paymentMethod: '',
  eventCode: 'REPORT_AVAILABLE',
  success: 'true',
  pspReference: fileName,
  reason: `https://ca-test.adyen.com/reports/download/MerchantAccount/${context.merchantAccount}/${fileName}`,
});

const aboutModification = (
  context: NotificationContext,
  payment: PaymentRecord,
  { amount, reference: merchantReference }: Modification,
) => ({
  originalReference: payment.pspReference,
  merchantAccountCode: context.merchantAccount,
  merchantReference,
  amount,
  eventDate: context.now().toISOString(),
  paymentMethod: payment.brand,
});

/** `copies` above one: the same notice twice, as Adyen delivers at least once. */
export const queueNotification = (item: NotificationItem, copies: number): BookEntry[] =>
  Array.from({ length: copies }, () => ({
    type: 'NOTICE_QUEUED',
    notice: { noticeId: randomUUID(), item },
  }));
