import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/log.ts';
import { unreachable } from '@tallrik/domain/unreachable';
import { markNoticeProcessed, readWaitingNotice, type PaymentNotice } from './notice-store.ts';
import {
  lockPaymentByReference,
  movePayment,
  writeLedger,
  type Payment,
  type PaymentState,
} from './payment-store.ts';
import { findSessionByReference, type PaymentSession } from './session-store.ts';
import type { TakeAuthorisation } from './take-authorisation.ts';

export type TakeNoticeDeps = {
  db: Database;
  takeAuthorisation: TakeAuthorisation;
  /** Frees the cart of a payment that came to nothing. */
  failPayment: (session: PaymentSession, resultCode: string) => Promise<void>;
  log: Logger;
  now: () => Temporal.Instant;
};

/** Takes a stored notice once; a job that runs again finds it processed. */
export const makeTakeNotice =
  (deps: TakeNoticeDeps) =>
  async ({ noticeId }: { noticeId: number }): Promise<void> => {
    const notice = await readWaitingNotice(deps.db, noticeId);
    if (!notice) return;
    await take(deps, notice);
    await markNoticeProcessed(deps.db, noticeId, deps.now());
  };

async function take(deps: TakeNoticeDeps, notice: PaymentNotice): Promise<void> {
  switch (notice.kind) {
    case 'AUTHORISED': {
      const session = await findSessionByReference(deps.db, notice.reference);
      // Money for a reference that is not ours: another system shares the merchant account.
      if (!session)
        return deps.log.warn({ reference: notice.reference }, 'payment for an unknown session');
      const { paymentReference: pspReference, amount, currency } = notice;
      await deps.takeAuthorisation(session, { pspReference, amount, currency });
      return;
    }
    case 'REFUSED': {
      const session = await findSessionByReference(deps.db, notice.reference);
      if (session) await deps.failPayment(session, notice.reason);
      return;
    }
    case 'CAPTURED':
      return settle(deps, notice, ['AUTHORISED', 'CAPTURE_ASKED'], 'CAPTURED');
    case 'CANCELLED':
      return settle(deps, notice, ['AUTHORISED', 'CANCEL_ASKED'], 'CANCELLED');
    case 'REFUNDED':
      return settle(deps, notice, ['CAPTURE_ASKED', 'CAPTURED', 'REFUND_ASKED'], 'REFUNDED');
    case 'CAPTURE_FAILED':
    case 'REFUND_FAILED':
      return noteFailure(deps, notice, notice.kind);
    case 'CANCEL_FAILED':
      deps.log.error(
        { paymentReference: notice.paymentReference },
        'the provider could not cancel',
      );
      return;
    default:
      return unreachable(notice);
  }
}

type Modification = Extract<PaymentNotice, { providerReference: string }>;

/** A late notice leaves a payment that has gone further where it is; that it happened is written down all the same. */
async function settle(
  deps: TakeNoticeDeps,
  notice: Modification,
  from: PaymentState[],
  to: PaymentState,
): Promise<void> {
  await withPayment(deps, notice, async (trx, payment) => {
    const record = from.includes(payment.state) ? movePayment : writeLedger;
    await record(trx, payment, to, notice.providerReference, deps.now());
  });
}

async function noteFailure(
  deps: TakeNoticeDeps,
  notice: Modification,
  entry: 'CAPTURE_FAILED' | 'REFUND_FAILED',
): Promise<void> {
  deps.log.error(
    { paymentReference: notice.paymentReference, entry },
    'the provider could not move money',
  );
  await withPayment(deps, notice, (trx, payment) =>
    writeLedger(trx, payment, entry, notice.providerReference, deps.now()),
  );
}

async function withPayment(
  deps: TakeNoticeDeps,
  notice: Modification,
  work: (trx: Database, payment: Payment) => Promise<void>,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPaymentByReference(trx, notice.paymentReference);
    if (!payment)
      return deps.log.warn(
        { paymentReference: notice.paymentReference },
        'notice for an unknown payment',
      );
    await work(trx, payment);
  });
}
