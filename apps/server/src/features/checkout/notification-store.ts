import type { ChargebackStage } from '@tallrik/domain/checkout/chargeback';
import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';
import type { Result } from '@tallrik/domain/result';
import { sql, type RawBuilder } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { addingJob } from '../../platform/jobs/jobs.ts';
import type { ProviderCard } from './stored-cards.ts';

/** The provider's word about money, in our terms. `paymentReference` is the provider's name of the payment. */
export type PaymentNotification =
  | {
      kind: 'AUTHORISED';
      reference: string;
      paymentReference: string;
      amount: Minor;
      currency: Currency;
      /** What was paid with, for the restaurant's people (MONEY-05); absent in notices stored before it was told. */
      card?: { brand: string; lastFour: string } | null;
      /** A card the guest wanted kept; absent in notices stored before cards were kept. */
      storedCard?: ProviderCard | null;
    }
  | {
      kind: 'REFUSED';
      reference: string;
      paymentReference: string;
      reason: string;
      /** Absent in notices stored before it was told apart (ERR-10). */
      isShortOfFunds?: boolean;
    }
  | {
      kind:
        | 'CAPTURED'
        | 'CAPTURE_FAILED'
        | 'CANCELLED'
        | 'CANCEL_FAILED'
        | 'REFUNDED'
        | 'REFUND_FAILED'
        | 'EXPIRED';
      paymentReference: string;
      providerReference: string;
      /** Ours, of the movement; absent in notices stored before parts were refunded. */
      reference?: string;
      /** Of one that failed: why, in the provider's words. */
      reason?: string;
    }
  | {
      kind: 'CHARGEBACK';
      stage: ChargebackStage;
      paymentReference: string;
      /** The provider's name of the dispute. */
      providerReference: string;
      amount: Minor;
      currency: Currency;
      /** The last moment to answer; null: not told. */
      answerBy: string | null;
      reason: string;
    }
  /** Reports and what the provider invents later: kept to be seen, acted on by nobody. */
  | { kind: 'OTHER'; eventCode: string; paymentReference: string };

/** One webhook with its Authorization header; nothing that is not signed is read. */
export type ReadNotifications = (
  body: unknown,
  authorization: string | undefined,
) => Result<{ dedupeKey: string; notification: PaymentNotification }[], 'UNSIGNED' | 'MALFORMED'>;

/** UNKNOWN: about money or a session this server has never heard of. */
export type NotificationOutcome = 'TAKEN' | 'IGNORED' | 'UNKNOWN';

export type StoredNotification = {
  id: number;
  notification: PaymentNotification;
  /** Whose keys it was signed with; null: the deployment's. It speaks of that account's money and of no other. */
  accountId: string | null;
};

const storing = (job: RawBuilder<unknown>) =>
  compiledOnce((db, { provider, accountId, receivedAt, rowsJson }: StoredAt) => ({
    compile: () =>
      sql<{ id: number; dedupeKey: string }>`
        with stored as (
          insert into payment_notices (provider, account_id, dedupe_key, notice, received_at)
          select ${provider}, ${accountId}::uuid, dedupe_key, notice, ${receivedAt}
          from json_populate_recordset(null::payment_notices, ${rowsJson})
          on conflict (dedupe_key) do nothing returning id, dedupe_key)
        select id, dedupe_key, ${job} as job from stored`.compile(db),
  }));

type StoredAt = { provider: string; accountId: string | null; receivedAt: Date; rowsJson: string };

const STORE = storing(sql`null`);
const STORE_WITH_JOBS = storing(
  addingJob('take-payment-notice', {
    payload: sql`json_build_object('noticeId', id)`,
    key: sql`'notice:' || id`,
  }),
);

/**
 * Stores notices before the provider gets its answer: none is lost, none counts twice. Answers those that were not
 * known. `hasJobs` where only jobs take them: written in the same statement.
 */
export async function storeNotifications(
  db: Database,
  { provider, accountId }: Pick<StoredAt, 'provider' | 'accountId'>,
  notifications: readonly { dedupeKey: string; notification: PaymentNotification }[],
  { now, hasJobs }: { now: Temporal.Instant; hasJobs: boolean },
): Promise<StoredNotification[]> {
  if (notifications.length === 0) return [];
  const receivedAt = new Date(now.epochMilliseconds);
  // A company knows its own keys, and could sign anything with them: it must not take another one's notice away.
  const keyOf = (dedupeKey: string) => (accountId ? `${accountId}:${dedupeKey}` : dedupeKey);
  const newRows = notifications.map(({ dedupeKey, notification }) => ({
    dedupe_key: keyOf(dedupeKey),
    notice: notification,
  }));
  const store = hasJobs ? STORE_WITH_JOBS : STORE;
  const { rows } = await store(db, {
    provider,
    accountId,
    receivedAt,
    rowsJson: JSON.stringify(newRows),
  });
  return rows.flatMap(({ id, dedupeKey }) => {
    const stored = notifications.find((one) => keyOf(one.dedupeKey) === dedupeKey);
    return stored ? [{ id: Number(id), notification: stored.notification, accountId }] : [];
  });
}

/** Null when it was processed before. The JSON was written by `storeNotifications` and by nobody else. */
export async function readWaitingNotification(
  db: Database,
  notificationId: number,
): Promise<StoredNotification | null> {
  const row = await db
    .selectFrom('paymentNotices')
    .select(['notice', 'accountId'])
    .where('id', '=', notificationId)
    .where('processedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { accountId } = row;
  return { id: notificationId, notification: row.notice as PaymentNotification, accountId };
}

/** False when it was taken meanwhile; holds the row until the transaction ends. */
export async function lockWaitingNotification(
  db: Database,
  notificationId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('paymentNotices')
    .select('id')
    .where('id', '=', notificationId)
    .where('processedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

const MARK_PROCESSED = statement(
  'update payment_notices set processed_at = $2, outcome = $3 where id = $1',
);

export async function markNotificationProcessed(
  db: Database,
  notificationId: number,
  outcome: NotificationOutcome,
  now: Temporal.Instant,
): Promise<void> {
  await MARK_PROCESSED(db, [notificationId, new Date(now.epochMilliseconds), outcome]);
}
