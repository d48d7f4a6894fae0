import type { Language } from '@tallrik/domain/company/languages';
import type { Result } from '@tallrik/domain/result';
import type { Money } from './money.ts';
import type { PaymentNotification } from './payment-notification.ts';

export type SessionRequest = {
  /** Ours, made by the server (D-78). Comes back in every notice. */
  reference: string;
  money: Money;
  returnUrl: string;
  countryCode: string;
  language: Language;
  /** Asks the bank for 3-D Secure even where it would let the payment pass. */
  force3DS: boolean;
  /** Null: as long as the provider likes. */
  expiresAt: Temporal.Instant | null;
  /** Whose stored cards are offered, and who may have one stored (PAY-41). Null for a guest without an account. */
  shopperReference: string | null;
};

export type PaymentSession = { id: string; sessionData: string; expiresAt: Temporal.Instant };

export type SessionStatus = 'OPEN' | 'PENDING' | 'COMPLETED' | 'REFUSED' | 'CANCELLED' | 'EXPIRED';

export type ProviderSessionStatus = {
  status: SessionStatus;
  reference: string;
  payments: Array<{ paymentReference: string; resultCode: string; money: Money }>;
};

/** What the drop-in or the address bar brought back from the bank (PAY-27). */
export type PaymentDetails = { redirectResult: string } | { threeDSResult: string };

export type DetailsOutcome = {
  resultCode: string;
  paymentReference: string | null;
  reference: string | null;
  money: Money | null;
};

export type PaymentChange = { paymentReference: string; reference: string; money: Money };
export type PaymentCancellation = Omit<PaymentChange, 'money'>;
/** Received, not done: a notice with this reference says whether it worked. */
export type ChangeReceipt = { changeReference: string };

export type StoredCardKey = { shopperReference: string; reference: string };

/**
 * Every call that moves money takes an idempotency key: the caller may ask again until it has an
 * answer, and the provider still acts once (D-81). Calls throw `ProviderError`.
 */
export type PaymentPort = {
  openSession: (request: SessionRequest, idempotencyKey: string) => Promise<PaymentSession>;
  /** `sessionResult` is what the drop-in was given; without it the provider tells nothing. */
  sessionStatus: (sessionId: string, sessionResult: string) => Promise<ProviderSessionStatus>;
  submitDetails: (details: PaymentDetails, idempotencyKey: string) => Promise<DetailsOutcome>;
  capture: (change: PaymentChange, idempotencyKey: string) => Promise<ChangeReceipt>;
  cancel: (change: PaymentCancellation, idempotencyKey: string) => Promise<ChangeReceipt>;
  refund: (change: PaymentChange, idempotencyKey: string) => Promise<ChangeReceipt>;
  /** Forgets a stored card. One that is gone already is forgotten, too. */
  forgetCard: (card: StoredCardKey) => Promise<void>;
  /** How many ways to pay the account offers: an answer means that key, account and address are right. */
  countPaymentMethods: () => Promise<number>;
  /** One webhook, as parsed JSON, with its Authorization header. Believes nothing that is not signed. */
  readNotifications: (
    body: unknown,
    authorization: string | undefined,
  ) => Result<PaymentNotification[], NotificationRefusal>;
};

export type NotificationRefusal = 'UNSIGNED' | 'MALFORMED';
