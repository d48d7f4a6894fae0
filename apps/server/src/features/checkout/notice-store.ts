import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** The provider's word about money, in our terms. `paymentReference` is the provider's name of the payment. */
export type PaymentNotice =
  | {
      kind: 'AUTHORISED';
      reference: string;
      paymentReference: string;
      amount: Minor;
      currency: Currency;
    }
  | { kind: 'REFUSED'; reference: string; paymentReference: string; reason: string }
  | {
      kind:
        | 'CAPTURED'
        | 'CAPTURE_FAILED'
        | 'CANCELLED'
        | 'CANCEL_FAILED'
        | 'REFUNDED'
        | 'REFUND_FAILED';
      paymentReference: string;
      providerReference: string;
    };

/** Stores notices and their jobs in one transaction, before the provider gets its answer: none is lost, none counts twice. */
export async function storeNotices(
  db: Database,
  provider: string,
  notices: readonly { dedupeKey: string; notice: PaymentNotice }[],
  now: Temporal.Instant,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { dedupeKey, notice } of notices) {
      const stored = await trx
        .insertInto('paymentNotices')
        .values({
          provider,
          dedupeKey,
          notice: JSON.stringify(notice),
          receivedAt: new Date(now.epochMilliseconds),
        })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (stored)
        await addJob(
          trx,
          'take-payment-notice',
          { noticeId: stored.id },
          { key: `notice:${stored.id}` },
        );
    }
  });
}

/** Null when it was processed before. The JSON was written by `storeNotices` and by nobody else. */
export async function readWaitingNotice(
  db: Database,
  noticeId: number,
): Promise<PaymentNotice | null> {
  const row = await db
    .selectFrom('paymentNotices')
    .select('notice')
    .where('id', '=', noticeId)
    .where('processedAt', 'is', null)
    .executeTakeFirst();
  return row ? (row.notice as PaymentNotice) : null;
}

export async function markNoticeProcessed(
  db: Database,
  noticeId: number,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('paymentNotices')
    .set({ processedAt: new Date(now.epochMilliseconds) })
    .where('id', '=', noticeId)
    .execute();
}
