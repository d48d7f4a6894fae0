import type { CartEvent } from '@tallrik/domain/cart/cart-event';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { findSessionByProviderId, isLive } from './session-store.ts';

type ReportedPayment = Extract<CartEvent, { type: 'ADD_CLIENT_SIDE_PAYMENT' }>;

/** The provider's word on a payment made in the last second gets this long to arrive. */
const LATE_NOTIFICATION_MINUTES = 2;

/**
 * A browser says that it has paid, or that no card is needed. Its word moves nothing: it only makes the server look,
 * in the transaction that stores the word, instead of waiting for the webhook (D-77).
 */
async function onPaymentReported(
  trx: Database,
  event: ReportedPayment,
  now: Temporal.Instant,
): Promise<void> {
  const { companyId, venueId, cartId, id: paymentId } = event;
  const isCardless = event.paymentType === 'INVOICE' || event.amount === 0;
  const session = isCardless ? null : await findSessionByProviderId(trx, venueId, paymentId);
  if (session?.cartId !== cartId) {
    const key = { companyId, venueId, cartId, paymentId };
    await addJob(trx, 'take-cardless-payment', key, { key: `cardless:${cartId}:${paymentId}` });
    return;
  }
  const sessionResult = sessionResultOf(event.payload);
  if (sessionResult) {
    const key = { companyId, sessionId: session.id, sessionResult };
    await addJob(trx, 'settle-session', key, { key: `settle:${session.id}` });
  }
  const isOver = Temporal.Instant.compare(now, session.expiresAt) >= 0;
  // Only a live session's end is looked for (due-money.ts). The end of one that is over, or that a newer one has
  // overtaken, is told by a job of its own, or the cart would wait for it for ever.
  if (isOver || !isLive(session)) {
    const at = isOver ? now.add({ minutes: LATE_NOTIFICATION_MINUTES }) : session.expiresAt;
    const key = { companyId, sessionId: session.id };
    await addJob(trx, 'expire-session', key, { key: `expire:${session.id}`, at });
  }
}

/** What is written with an event of a cart: for a payment that is announced, that somebody looks. */
export const paymentWrittenWith =
  (now: () => Temporal.Instant) =>
  (event: CartEvent): ((trx: Database) => Promise<void>) | null =>
    event.type === 'ADD_CLIENT_SIDE_PAYMENT' ? (trx) => onPaymentReported(trx, event, now()) : null;

function sessionResultOf(payload: string | null): string | null {
  try {
    const parsed: unknown = JSON.parse(payload ?? 'null');
    const value =
      typeof parsed === 'object' && parsed !== null && 'sessionResult' in parsed
        ? parsed.sessionResult
        : null;
    return typeof value === 'string' && value.length > 0 && value.length < 10_000 ? value : null;
  } catch {
    // The payload is the browser's; what cannot be read tells nothing, and the webhook will.
    return null;
  }
}
