import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { Figures } from '../../platform/metrics/figures.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import { unreachable } from '@tallrik/domain/unreachable';
import {
  lockWaitingNotice,
  markNoticeProcessed,
  readWaitingNotice,
  type NoticeOutcome,
  type PaymentNotice,
  type StoredNotice,
} from './notice-store.ts';
import {
  isTakenBack,
  lockPaymentByReference,
  movePayment,
  writeLedger,
  type Payment,
  type PaymentState,
} from './payment-store.ts';
import { settlePartRefund } from './refund-part.ts';
import { afterRefusedMovement } from './refused-movement.ts';
import { findSessionByReference, type PaymentSession } from './session-store.ts';
import { keepCard } from './stored-cards.ts';
import type { TakeAuthorisation } from './take-authorisation.ts';

export type TakeNoticeDeps = {
  db: Database;
  takeAuthorisation: TakeAuthorisation;
  /** Frees the cart of a payment that came to nothing. */
  failPayment: (session: PaymentSession, resultCode: string) => Promise<void>;
  /** Writes into the cart, once per try, that the card had not enough on it (ERR-10). */
  tellFundsLack: (session: PaymentSession, paymentReference: string) => Promise<void>;
  log: Logger;
  figures: Figures;
  journal: Pick<OrderJournal, 'refunded'>;
  now: () => Temporal.Instant;
  newId: () => string;
};

/** As a job: one that runs again finds the notice processed. */
export const makeTakeNotice =
  (deps: Pick<TakeNoticeDeps, 'db'> & { takeNotice: (stored: StoredNotice) => Promise<void> }) =>
  async ({ noticeId: id }: { noticeId: number }): Promise<void> => {
    const notice = await readWaitingNotice(deps.db, id);
    if (notice) await deps.takeNotice({ id, notice });
  };

/** Takes a stored notice once, however many try. */
export const makeTakeStoredNotice =
  (deps: TakeNoticeDeps) =>
  async ({ id: noticeId, notice }: StoredNotice): Promise<void> => {
    faultPoint('notice:before-taking');
    const outcome = await take(deps, noticeId, notice);
    if (!outcome) return;
    deps.figures.count('tallrik_payment_notices_total', { kind: notice.kind, outcome });
    if (outcome === 'TAKEN') return;
    const { paymentReference } = notice;
    const name = notice.kind === 'OTHER' ? notice.eventCode : notice.kind;
    deps.log.warn({ noticeId, paymentReference, name, outcome }, 'payment notice not acted on');
  };

/** Null when another worker was faster. */
async function take(
  deps: TakeNoticeDeps,
  noticeId: number,
  notice: PaymentNotice,
): Promise<NoticeOutcome | null> {
  switch (notice.kind) {
    case 'AUTHORISED':
    case 'REFUSED':
      return takeResult(deps, noticeId, notice);
    case 'CAPTURED':
      return onPayment(deps, noticeId, notice, (trx, payment) =>
        settle(deps, trx, payment, { ...notice, kind: 'CAPTURED' }, TAKEN_FROM),
      );
    case 'CANCELLED':
      return onPayment(deps, noticeId, notice, (trx, payment) =>
        settle(deps, trx, payment, { ...notice, kind: 'CANCELLED' }, FREED_FROM),
      );
    case 'REFUNDED':
      return onPayment(deps, noticeId, notice, async (trx, payment) => {
        const refunded = { ...notice, kind: 'REFUNDED' } as const;
        const isPart = await settlePartRefund(trx, payment, refunded, deps.now());
        if (!isPart) await settle(deps, trx, payment, refunded, GIVEN_BACK_FROM);
      });
    case 'EXPIRED':
      return onPayment(deps, noticeId, notice, async (trx, payment) => {
        await writeLedger(trx, payment, 'EXPIRED', notice.providerReference, deps.now());
        if (payment.state === 'AUTHORISED' || payment.state === 'CANCEL_ASKED')
          await movePayment(trx, payment, 'CANCELLED', notice.providerReference, deps.now());
      });
    case 'CAPTURE_FAILED':
    case 'CANCEL_FAILED':
    case 'REFUND_FAILED': {
      const { kind, providerReference } = notice;
      return onPayment(deps, noticeId, notice, async (trx, payment) => {
        const isPart =
          kind === 'REFUND_FAILED' &&
          (await settlePartRefund(trx, payment, { ...notice, kind }, deps.now()));
        if (!isPart) await afterRefusedMovement(trx, payment, kind, providerReference, deps.now());
      });
    }
    case 'OTHER':
      await markNoticeProcessed(deps.db, noticeId, 'IGNORED', deps.now());
      return 'IGNORED';
    default:
      return unreachable(notice);
  }
}

/** The result of a guest's try. Both ways of taking it do nothing the second time, so the mark may come after. */
async function takeResult(
  deps: TakeNoticeDeps,
  noticeId: number,
  notice: Extract<PaymentNotice, { kind: 'AUTHORISED' | 'REFUSED' }>,
): Promise<NoticeOutcome> {
  const session = await findSessionByReference(deps.db, notice.reference);
  if (session && notice.kind === 'AUTHORISED') {
    const { paymentReference: pspReference, amount, currency, storedCard } = notice;
    const authorisation = { pspReference, amount, currency };
    if (!storedCard) {
      await deps.takeAuthorisation(session, authorisation, (trx) =>
        markNoticeProcessed(trx, noticeId, 'TAKEN', deps.now()),
      );
      faultPoint('notice:taken');
      return 'TAKEN';
    }
    await deps.takeAuthorisation(session, authorisation);
    await keepCard(deps.db, session, storedCard, deps);
  }
  if (session && notice.kind === 'REFUSED') {
    await deps.failPayment(session, notice.reason);
    // The guest can do something about it, so they are told; every other refusal is the bank's own affair.
    if (notice.isShortOfFunds) await deps.tellFundsLack(session, notice.paymentReference);
  }
  faultPoint('notice:taken');
  // Money for a reference that is not ours: another system shares the merchant account.
  const outcome = session ? 'TAKEN' : 'UNKNOWN';
  await markNoticeProcessed(deps.db, noticeId, outcome, deps.now());
  return outcome;
}

type Modification = Extract<PaymentNotice, { providerReference: string }>;

const TAKEN_BACK = { CAPTURED: 'CAPTURE_FAILED', REFUNDED: 'REFUND_FAILED' } as const;

const TAKEN_FROM = ['AUTHORISED', 'CAPTURE_ASKED'] as const;
/** Money that is free cannot be taken or refunded any more, whatever was asked meanwhile. */
const FREED_FROM = ['AUTHORISED', 'CAPTURE_ASKED', 'CANCEL_ASKED', 'REFUND_ASKED'] as const;
const GIVEN_BACK_FROM = ['CAPTURE_ASKED', 'CAPTURED', 'REFUND_ASKED'] as const;

/** A late notice leaves a payment that has gone further where it is; that it happened is written down all the same. */
async function settle(
  deps: TakeNoticeDeps,
  trx: Database,
  payment: Payment,
  {
    kind,
    providerReference,
  }: { kind: 'CAPTURED' | 'CANCELLED' | 'REFUNDED'; providerReference: string },
  from: readonly PaymentState[],
): Promise<void> {
  const failure = kind === 'CANCELLED' ? null : TAKEN_BACK[kind];
  // Believed, it would leave the money where it is not: nobody would move it again.
  if (failure && (await isTakenBack(trx, payment, failure, providerReference))) return;
  const record = from.includes(payment.state) ? movePayment : writeLedger;
  await record(trx, payment, kind, providerReference, deps.now());
}

/** What it says and that it was taken are one: written twice, a refusal would count as two tries. */
async function onPayment(
  deps: TakeNoticeDeps,
  noticeId: number,
  notice: Modification,
  work: (trx: Database, payment: Payment) => Promise<void>,
): Promise<NoticeOutcome | null> {
  const taken = await deps.db.transaction().execute(async (trx) => {
    if (!(await lockWaitingNotice(trx, noticeId))) return null;
    const payment = await lockPaymentByReference(trx, notice.paymentReference);
    if (payment) await work(trx, payment);
    const outcome = payment ? 'TAKEN' : 'UNKNOWN';
    await markNoticeProcessed(trx, noticeId, outcome, deps.now());
    return { outcome, payment } as const;
  });
  const { kind: how } = notice;
  if (taken?.payment && (how === 'CANCELLED' || how === 'REFUNDED')) {
    const { companyId, id: paymentId, orderId } = taken.payment;
    deps.journal.refunded({ companyId, paymentId, orderId, how });
  }
  return taken?.outcome ?? null;
}
