import { randomBytes } from 'node:crypto';
import type {
  AuthenticationAnswer,
  BookEntry,
  Dispute,
  IdempotentAnswer,
  Modification,
  QueuedNotification,
  SettledBatch,
  SimulatedPayment,
  SimulatedSession,
  StoredCard,
} from './book-entry.ts';
import type { Outcome } from '../outcomes/outcome.ts';

export type PaymentRecord = SimulatedPayment & {
  answer: AuthenticationAnswer | null;
  outcome: Outcome | null;
  modifications: Array<Modification & { reversed: boolean }>;
  disputes: Dispute[];
};
export type NotificationRecord = QueuedNotification & { attempts: number[] };

export type Books = {
  /** Seals what the browser carries. Kept here, because the server makes new credentials at every start. */
  tokenSecret: string;
  sessions: ReadonlyMap<string, SimulatedSession>;
  payments: ReadonlyMap<string, PaymentRecord>;
  answers: ReadonlyMap<string, IdempotentAnswer>;
  notifications: ReadonlyMap<string, NotificationRecord>;
  /** By `cardKey`. */
  cards: ReadonlyMap<string, StoredCard>;
  batches: readonly SettledBatch[];
  /** All of them or none: half a payment (a result without its webhook) must not survive a crash. */
  record: (entries: readonly BookEntry[]) => void;
};

type State = {
  tokenSecret: string | null;
  sessions: Map<string, SimulatedSession>;
  payments: Map<string, PaymentRecord>;
  answers: Map<string, IdempotentAnswer>;
  notifications: Map<string, NotificationRecord>;
  cards: Map<string, StoredCard>;
  batches: SettledBatch[];
};

/** One shopper's token is nobody else's, even of the same card. */
export const cardKey = ({
  shopperReference,
  reference,
}: Pick<StoredCard, 'shopperReference' | 'reference'>): string =>
  JSON.stringify([shopperReference, reference]);

export function openBooks(
  earlier: readonly BookEntry[],
  write: (entries: readonly BookEntry[]) => void,
): Books {
  const state: State = {
    tokenSecret: null,
    sessions: new Map(),
    payments: new Map(),
    answers: new Map(),
    notifications: new Map(),
    cards: new Map(),
    batches: [],
  };
  for (const entry of earlier) apply(state, entry);
  const record = (entries: readonly BookEntry[]): void => {
    write(entries);
    for (const entry of entries) apply(state, entry);
  };
  const tokenSecret = state.tokenSecret ?? randomBytes(32).toString('hex');
  if (state.tokenSecret === null) record([{ type: 'TOKEN_SECRET_MADE', secret: tokenSecret }]);
  return { ...state, tokenSecret, record };
}

function apply(state: State, entry: BookEntry): void {
  switch (entry.type) {
    case 'TOKEN_SECRET_MADE':
      state.tokenSecret = entry.secret;
      return;
    case 'SESSION_OPENED':
      state.sessions.set(entry.session.id, entry.session);
      return;
    case 'PAYMENT_STARTED':
      state.payments.set(entry.payment.pspReference, {
        ...entry.payment,
        answer: null,
        outcome: null,
        modifications: [],
        disputes: [],
      });
      return;
    case 'SHOPPER_AUTHENTICATED':
      paymentOf(state, entry.pspReference).answer = entry.answer;
      return;
    case 'PAYMENT_RESULT':
      paymentOf(state, entry.pspReference).outcome = entry.outcome;
      return;
    case 'PAYMENT_MODIFIED':
      paymentOf(state, entry.modification.paymentPspReference).modifications.push({
        ...entry.modification,
        reversed: false,
      });
      return;
    case 'MODIFICATION_REVERSED':
      for (const payment of state.payments.values())
        for (const modification of payment.modifications)
          if (modification.pspReference === entry.modificationPspReference)
            modification.reversed = true;
      return;
    case 'PAYMENT_DISPUTED':
      paymentOf(state, entry.dispute.paymentPspReference).disputes.push(entry.dispute);
      return;
    case 'BATCH_SETTLED':
      state.batches.push(entry.batch);
      return;
    case 'CARD_STORED':
      state.cards.set(cardKey(entry.card), entry.card);
      return;
    case 'CARD_FORGOTTEN':
      state.cards.delete(cardKey(entry));
      return;
    case 'ANSWER_KEPT':
      state.answers.set(entry.answer.key, entry.answer);
      return;
    case 'NOTICE_QUEUED':
      state.notifications.set(entry.notice.noticeId, { ...entry.notice, attempts: [] });
      return;
    case 'NOTICE_ATTEMPTED':
      state.notifications.get(entry.attempt.noticeId)?.attempts.push(entry.attempt.status);
      return;
    default:
      entry satisfies never;
  }
}

function paymentOf(state: State, pspReference: string): PaymentRecord {
  const payment = state.payments.get(pspReference);
  if (payment === undefined) throw new Error(`The books know no payment ${pspReference}`);
  return payment;
}
