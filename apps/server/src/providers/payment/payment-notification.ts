import type { ChargebackStage } from '@tallrik/domain/checkout/chargeback';
import type { Money } from './money.ts';

type NotificationFacts = {
  /** Equal for every delivery of the same event: what has this id already happened. */
  notificationId: string;
  /** The payment it is about. */
  paymentReference: string;
  /** Of a capture, cancellation or refund; null when the notice is about the payment itself. */
  changeReference: string | null;
  /** Ours, as given when the session or the change was asked for. */
  reference: string;
  money: Money;
  happenedAt: Temporal.Instant;
};

/** The provider's signed word. Deliveries come late, twice and in any order. */
export type PaymentNotification = NotificationFacts &
  (
    | {
        type: 'AUTHORISED';
        sessionId: string | null;
        card: PaidCard | null;
        storedCard: StoredCard | null;
      }
    | { type: 'REFUSED'; sessionId: string | null; reason: string; isShortOfFunds: boolean }
    | { type: 'CAPTURED' }
    | { type: 'CAPTURE_FAILED'; reason: string }
    | { type: 'CANCELLED' }
    | { type: 'CANCEL_FAILED'; reason: string }
    | { type: 'REFUNDED' }
    | { type: 'REFUND_FAILED'; reason: string }
    | { type: 'EXPIRED' }
    /** A guest's bank disputes the payment (MONEY-32); `answerBy` is the last moment to defend it, where it is told. */
    | {
        type: 'DISPUTED';
        stage: ChargebackStage;
        answerBy: Temporal.Instant | null;
        reason: string;
      }
    /** Reports and what the provider invents later: kept, acknowledged, acted on by nobody. */
    | { type: 'OTHER'; eventCode: string }
  );

/** D-88: all that is ever known of a card here. */
export type PaidCard = { brand: string; lastFour: string };

/** A card the guest has let the provider keep: an opaque reference, useless outside our account (D-88). */
export type StoredCard = PaidCard & {
  shopperReference: string;
  reference: string;
  expiryMonth: number;
  expiryYear: number;
};
