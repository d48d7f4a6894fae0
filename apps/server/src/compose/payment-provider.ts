import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PaymentPort, DetailsOutcome } from '../providers/payment/payment-port.ts';
import { ProviderError } from '../providers/payment/provider-error.ts';
import type { PaymentNotification as ProviderNotice } from '../providers/payment/payment-notification.ts';
import { ok, type Result } from '@tallrik/domain/result';
import type { PaymentProvider } from '../features/checkout/payment-provider.ts';
import type { PaymentNotification } from '../features/checkout/notification-store.ts';
import type { RequestOutcome, MoneyMover } from '../features/checkout/money-mover.ts';
import type { OpenProviderSession } from '../features/checkout/start-session.ts';
import type { DetailsAnswer } from '../features/checkout/submit-details.ts';
import type { ProviderSessionStatus } from '../features/checkout/settle-session.ts';

const AUTHORISED = 'Authorised';

const openProviderSessionAt =
  (port: PaymentPort): OpenProviderSession =>
  ({ idempotencyKey, amount, currency, userId, ...request }) =>
    port.openSession(
      { ...request, money: { amount, currency }, shopperReference: userId },
      idempotencyKey,
    );

const moneyMoverOf = (port: PaymentPort): MoneyMover => ({
  capture: ({ paymentReference, amount, currency, reference, idempotencyKey }) =>
    requestOutcome(() =>
      port.capture({ paymentReference, reference, money: { amount, currency } }, idempotencyKey),
    ),
  cancel: ({ paymentReference, reference, idempotencyKey }) =>
    requestOutcome(() => port.cancel({ paymentReference, reference }, idempotencyKey)),
  refund: ({ paymentReference, amount, currency, reference, idempotencyKey }) =>
    requestOutcome(() =>
      port.refund({ paymentReference, reference, money: { amount, currency } }, idempotencyKey),
    ),
});

const UNPROCESSABLE = 422;

/** Only a request that was understood counts as refused: a wrong key or an outage must not use up a payment's tries. */
async function requestOutcome(call: () => Promise<unknown>): Promise<RequestOutcome> {
  try {
    await call();
    return 'ASKED';
  } catch (error) {
    if (error instanceof ProviderError && error.status === UNPROCESSABLE && !error.retryable)
      return 'REFUSED';
    throw error;
  }
}

const askSessionOf =
  (port: PaymentPort) =>
  async (providerSessionId: string, sessionResult: string): Promise<ProviderSessionStatus> => {
    const sessionStatus = await port.sessionStatus(providerSessionId, sessionResult);
    const paid = sessionStatus.payments.find((payment) => payment.resultCode === AUTHORISED);
    return {
      resultCode: paid?.resultCode ?? sessionStatus.status,
      authorisation: paid ? { pspReference: paid.paymentReference, ...paid.money } : null,
    };
  };

const detailsSchema = z.object({
  details: z.union([
    z.object({ redirectResult: z.string().min(1).max(10_000) }),
    z.object({ threeDSResult: z.string().min(1).max(10_000) }),
  ]),
});

const submitDetailsTo =
  (port: PaymentPort, merchantAccount: string) =>
  async (payload: unknown): Promise<DetailsAnswer | null> => {
    const parsed = detailsSchema.safeParse(payload);
    if (!parsed.success) return null;
    const { details } = parsed.data;
    // The same details twice (a reload of the return page) are one call at the provider.
    const outcome = await port
      .submitDetails(details, hash(`${merchantAccount} ${JSON.stringify(details)}`))
      .catch(nullIfNoDetails);
    return (
      outcome && {
        resultCode: outcome.resultCode,
        reference: outcome.reference,
        authorisation: authorisationOf(outcome),
      }
    );
  };

// A browser can send anything: what the provider cannot read as details is the sender's mistake, not an outage.
function nullIfNoDetails(error: unknown): null {
  if (error instanceof ProviderError && error.status === 422) return null;
  throw error;
}

const authorisationOf = ({
  resultCode,
  paymentReference,
  money,
}: DetailsOutcome): DetailsAnswer['authorisation'] =>
  resultCode === AUTHORISED && paymentReference && money
    ? { pspReference: paymentReference, ...money }
    : null;

const readNotificationsFrom =
  (port: PaymentPort) =>
  (
    body: unknown,
    authorization: string | undefined,
  ): Result<
    { dedupeKey: string; notification: PaymentNotification }[],
    'UNSIGNED' | 'MALFORMED'
  > => {
    const read = port.readNotifications(body, authorization);
    if (!read.ok) return read;
    return ok(
      read.value.map((notification) => ({
        dedupeKey: notification.notificationId,
        notification: notificationOf(notification),
      })),
    );
  };

function notificationOf(notification: ProviderNotice): PaymentNotification {
  const { paymentReference, reference } = notification;
  const providerReference = notification.changeReference ?? paymentReference;
  switch (notification.type) {
    case 'AUTHORISED': {
      const { money, card, storedCard } = notification;
      return { kind: 'AUTHORISED', reference, paymentReference, ...money, card, storedCard };
    }
    case 'REFUSED':
      return {
        kind: 'REFUSED',
        reference,
        paymentReference,
        reason: notification.reason,
        isShortOfFunds: notification.isShortOfFunds,
      };
    case 'DISPUTED': {
      const { stage, money, answerBy, reason } = notification;
      const dispute = { paymentReference, providerReference, stage, ...money, reason };
      return { kind: 'CHARGEBACK', ...dispute, answerBy: answerBy?.toString() ?? null };
    }
    case 'OTHER':
      return { kind: 'OTHER', eventCode: notification.eventCode, paymentReference };
    default:
      return {
        kind: notification.type,
        paymentReference,
        providerReference,
        reference,
        ...('reason' in notification && notification.reason !== ''
          ? { reason: notification.reason }
          : {}),
      };
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Between the provider's terms and the checkout's: the only place that knows both. */
export const providerOf = (port: PaymentPort, merchantAccount: string): PaymentProvider => ({
  openSession: openProviderSessionAt(port),
  askSession: askSessionOf(port),
  submitDetails: submitDetailsTo(port, merchantAccount),
  money: moneyMoverOf(port),
  forgetCard: (card) => port.forgetCard(card),
  readNotifications: readNotificationsFrom(port),
});
