import type { MoneyMover } from './money-mover.ts';
import type { ReadNotifications } from './notification-store.ts';
import type { ProviderSessionStatus } from './settle-session.ts';
import type { OpenProviderSession } from './start-session.ts';
import type { DetailsAnswer } from './submit-details.ts';

/** Whoever holds the money of one account, in our terms. */
export type PaymentProvider = {
  openSession: OpenProviderSession;
  askSession: (providerSessionId: string, sessionResult: string) => Promise<ProviderSessionStatus>;
  /** Null when the payload has no details this account could read. */
  submitDetails: (payload: unknown) => Promise<DetailsAnswer | null>;
  money: MoneyMover;
  forgetCard: (card: { shopperReference: string; reference: string }) => Promise<void>;
  readNotifications: ReadNotifications;
};
