import type { Amount } from '../amount.ts';
import type { DisputeEventCode, NotificationItem } from '../webhooks/notification-item.ts';
import type { Outcome } from '../outcomes/outcome.ts';

export type SimulatedSession = {
  id: string;
  /** Whose money it will be; absent in journals from before there were several merchants. */
  merchantAccount?: string;
  amount: Amount;
  reference: string;
  returnUrl: string;
  countryCode: string;
  shopperLocale: string;
  expiresAt: string;
  /** Without it an authorisation is captured by itself, as in a merchant account's default. */
  manualCapture: boolean;
  /** Whose stored cards are shown; absent for a shopper without an account. */
  shopperReference?: string;
  /** The shopper is asked whether a card shall be kept. */
  asksToStore?: boolean;
  /** The merchant wants the cardholder to prove themselves, whatever the card. */
  forcesThreeDS?: boolean;
};

/** A card kept for a shopper: no number, only what the shopper recognises and what the bank will ask. */
export type StoredCard = {
  reference: string;
  shopperReference: string;
  brand: string;
  lastFour: string;
  holderName: string;
  authentication: Authentication;
};

/** How the cardholder proves to be the cardholder before the outcome falls. */
export type Authentication = 'NONE' | 'FRICTIONLESS' | 'CHALLENGE' | 'REDIRECT';
/** The issuer's word: yes, no, or the shopper gave up. */
export type AuthenticationAnswer = 'Y' | 'N' | 'U';

/** Holds no card number: what the card and holder name mean is decided before anything is written down. */
export type SimulatedPayment = {
  pspReference: string;
  sessionId: string;
  amount: Amount;
  brand: string;
  lastFour: string;
  authentication: Authentication;
  threeDSServerTransID: string;
  outcomeOnceAuthenticated: Outcome;
  /** The card is kept for the shopper once the payment is authorised; told in its notice. */
  storesCard?: StoredCard;
};

export type ModificationKind = 'captures' | 'cancels' | 'refunds';
export type Modification = {
  pspReference: string;
  paymentPspReference: string;
  kind: ModificationKind;
  amount: Amount;
  /** The merchant's name of it; whatever is said about it later says it by this. */
  reference: string;
  succeeded: boolean;
};

/** One stage of a dispute; all stages of one have the same reference. */
export type Dispute = {
  pspReference: string;
  paymentPspReference: string;
  eventCode: DisputeEventCode;
  amount: Amount;
  /** When the merchant's time to answer ends. */
  answerBy?: string;
};

/** What was paid out in one go, and the report about it. */
export type SettledBatch = {
  merchantAccount: string;
  number: number;
  fileName: string;
  /** What it settled: nothing is settled twice. */
  keys: string[];
  csv: string;
};

export type IdempotentAnswer = { key: string; fingerprint: string; status: number; body: object };
export type QueuedNotification = { noticeId: string; item: NotificationItem };
export type NotificationAttempt = { noticeId: string; status: number };

/** Everything the simulator remembers is one of these lines; a restart replays them in order. */
export type BookEntry =
  | { type: 'TOKEN_SECRET_MADE'; secret: string }
  | { type: 'SESSION_OPENED'; session: SimulatedSession }
  | { type: 'PAYMENT_STARTED'; payment: SimulatedPayment }
  | { type: 'SHOPPER_AUTHENTICATED'; pspReference: string; answer: AuthenticationAnswer }
  | { type: 'PAYMENT_RESULT'; pspReference: string; outcome: Outcome }
  | { type: 'PAYMENT_MODIFIED'; modification: Modification }
  | { type: 'MODIFICATION_REVERSED'; modificationPspReference: string }
  | { type: 'PAYMENT_DISPUTED'; dispute: Dispute }
  | { type: 'BATCH_SETTLED'; batch: SettledBatch }
  | { type: 'CARD_STORED'; card: StoredCard }
  | { type: 'CARD_FORGOTTEN'; shopperReference: string; reference: string }
  | { type: 'ANSWER_KEPT'; answer: IdempotentAnswer }
  | { type: 'NOTICE_QUEUED'; notice: QueuedNotification }
  | { type: 'NOTICE_ATTEMPTED'; attempt: NotificationAttempt };
