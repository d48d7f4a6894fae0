import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import { unreachable } from '@tallrik/domain/unreachable';
import { takeChargeback } from './chargebacks.ts';
import {
  lockWaitingNotification,
  markNotificationProcessed,
  readWaitingNotification,
  type NotificationOutcome,
  type PaymentNotification,
  type StoredNotification,
} from './notification-store.ts';
import {
  isMovementFailed,
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

export type ProcessNotificationDeps = {
  db: Database;
  takeAuthorisation: TakeAuthorisation;
  /** Frees the cart of a payment that came to nothing. */
  failPayment: (session: PaymentSession, resultCode: string) => Promise<void>;
  /** Writes into the cart, once per try, that the card had not enough on it (ERR-10). */
  reportFundsLack: (session: PaymentSession, paymentReference: string) => Promise<void>;
  log: Logger;
  metrics: Metrics;
  journal: Pick<OrderJournal, 'refunded'>;
  now: () => Temporal.Instant;
  newId: () => string;
};

/** As a job: one that runs again finds the notice processed. */
export const makeProcessNotificationById =
  (
    deps: Pick<ProcessNotificationDeps, 'db'> & {
      processNotification: (stored: StoredNotification) => Promise<void>;
    },
  ) =>
  async ({ noticeId: id }: { noticeId: number }): Promise<void> => {
    const stored = await readWaitingNotification(deps.db, id);
    if (stored) await deps.processNotification(stored);
  };

/** Takes a stored notice once, however many try. */
export const makeProcessNotification =
  (deps: ProcessNotificationDeps) =>
  async (stored: StoredNotification): Promise<void> => {
    const { id: notificationId, notification } = stored;
    faultPoint('notice:before-taking');
    const outcome = await take(deps, stored);
    if (!outcome) return;
    deps.metrics.count('tallrik_payment_notices_total', { kind: notification.kind, outcome });
    if (outcome === 'TAKEN') return;
    const { paymentReference } = notification;
    const name = notification.kind === 'OTHER' ? notification.eventCode : notification.kind;
    deps.log.warn(
      { noticeId: notificationId, paymentReference, name, outcome },
      'payment notice not acted on',
    );
  };

/** Null when another worker was faster. */
async function take(
  deps: ProcessNotificationDeps,
  { id: notificationId, notification, accountId }: StoredNotification,
): Promise<NotificationOutcome | null> {
  const at = { notificationId, accountId };
  switch (notification.kind) {
    case 'AUTHORISED':
    case 'REFUSED':
      return takeResult(deps, at, notification);
    case 'CAPTURED':
      return onPayment(deps, at, notification, (trx, payment) =>
        settle(deps, trx, payment, { ...notification, kind: 'CAPTURED' }, CAPTURABLE_STATES),
      );
    case 'CANCELLED':
      return onPayment(deps, at, notification, (trx, payment) =>
        settle(deps, trx, payment, { ...notification, kind: 'CANCELLED' }, FREED_FROM),
      );
    case 'REFUNDED':
      return onPayment(deps, at, notification, async (trx, payment) => {
        const refunded = { ...notification, kind: 'REFUNDED' } as const;
        const isPart = await settlePartRefund(trx, payment, refunded, deps.now());
        if (!isPart) await settle(deps, trx, payment, refunded, GIVEN_BACK_FROM);
      });
    case 'EXPIRED':
      return onPayment(deps, at, notification, async (trx, payment) => {
        await writeLedger(trx, payment, 'EXPIRED', notification.providerReference, deps.now());
        if (payment.state === 'AUTHORISED' || payment.state === 'CANCEL_ASKED')
          await movePayment(trx, payment, 'CANCELLED', notification.providerReference, deps.now());
      });
    case 'CAPTURE_FAILED':
    case 'CANCEL_FAILED':
    case 'REFUND_FAILED': {
      const { kind, providerReference } = notification;
      return onPayment(deps, at, notification, async (trx, payment) => {
        const isPart =
          kind === 'REFUND_FAILED' &&
          (await settlePartRefund(trx, payment, { ...notification, kind }, deps.now()));
        if (!isPart) await afterRefusedMovement(trx, payment, kind, providerReference, deps.now());
      });
    }
    case 'CHARGEBACK':
      return onPayment(deps, at, notification, (trx, payment) =>
        takeChargeback(trx, payment, notification, deps.now()),
      );
    case 'OTHER':
      await markNotificationProcessed(deps.db, notificationId, 'IGNORED', deps.now());
      return 'IGNORED';
    default:
      return unreachable(notification);
  }
}

/** The result of a guest's try. Both ways of taking it do nothing the second time, so the mark may come after. */
async function takeResult(
  deps: ProcessNotificationDeps,
  { notificationId, accountId }: NotificationKey,
  notification: Extract<PaymentNotification, { kind: 'AUTHORISED' | 'REFUSED' }>,
): Promise<NotificationOutcome> {
  const found = await findSessionByReference(deps.db, notification.reference);
  // Whoever holds the keys of one account must not speak of another one's money.
  const session = found?.accountId === accountId ? found : null;
  if (session && notification.kind === 'AUTHORISED') {
    const { paymentReference: pspReference, amount, currency, storedCard } = notification;
    const authorisation = { pspReference, amount, currency };
    if (!storedCard) {
      await deps.takeAuthorisation(session, authorisation, (trx) =>
        markNotificationProcessed(trx, notificationId, 'TAKEN', deps.now()),
      );
      faultPoint('notice:taken');
      return 'TAKEN';
    }
    await deps.takeAuthorisation(session, authorisation);
    await keepCard(deps.db, session, storedCard, deps);
  }
  if (session && notification.kind === 'REFUSED') {
    await deps.failPayment(session, notification.reason);
    // The guest can do something about it, so they are told; every other refusal is the bank's own affair.
    if (notification.isShortOfFunds)
      await deps.reportFundsLack(session, notification.paymentReference);
  }
  faultPoint('notice:taken');
  // Money for a reference that is not ours: another system shares the merchant account.
  const outcome = session ? 'TAKEN' : 'UNKNOWN';
  await markNotificationProcessed(deps.db, notificationId, outcome, deps.now());
  return outcome;
}

type NotificationKey = { notificationId: number; accountId: string | null };

type Modification = Extract<PaymentNotification, { providerReference: string }>;

const FAILED_ENTRY = { CAPTURED: 'CAPTURE_FAILED', REFUNDED: 'REFUND_FAILED' } as const;

const CAPTURABLE_STATES = ['AUTHORISED', 'CAPTURE_ASKED'] as const;
/** Money that is free cannot be taken or refunded any more, whatever was asked meanwhile. */
const FREED_FROM = ['AUTHORISED', 'CAPTURE_ASKED', 'CANCEL_ASKED', 'REFUND_ASKED'] as const;
const GIVEN_BACK_FROM = ['CAPTURE_ASKED', 'CAPTURED', 'REFUND_ASKED'] as const;

/** A late notice leaves a payment that has gone further where it is; that it happened is written down all the same. */
async function settle(
  deps: ProcessNotificationDeps,
  trx: Database,
  payment: Payment,
  {
    kind,
    providerReference,
  }: { kind: 'CAPTURED' | 'CANCELLED' | 'REFUNDED'; providerReference: string },
  from: readonly PaymentState[],
): Promise<void> {
  const failure = kind === 'CANCELLED' ? null : FAILED_ENTRY[kind];
  // Believed, it would leave the money where it is not: nobody would move it again.
  if (failure && (await isMovementFailed(trx, payment, failure, providerReference))) return;
  const record = from.includes(payment.state) ? movePayment : writeLedger;
  await record(trx, payment, kind, providerReference, deps.now());
}

/** What it says and that it was taken are one: written twice, a refusal would count as two tries. */
async function onPayment(
  deps: ProcessNotificationDeps,
  { notificationId, accountId }: NotificationKey,
  notification: Modification,
  work: (trx: Database, payment: Payment) => Promise<void>,
): Promise<NotificationOutcome | null> {
  const applied = await deps.db.transaction().execute(async (trx) => {
    if (!(await lockWaitingNotification(trx, notificationId))) return null;
    const found = await lockPaymentByReference(trx, notification.paymentReference);
    const payment = found?.accountId === accountId ? found : null;
    if (payment) await work(trx, payment);
    const outcome = payment ? 'TAKEN' : 'UNKNOWN';
    await markNotificationProcessed(trx, notificationId, outcome, deps.now());
    return { outcome, payment } as const;
  });
  const { kind: how } = notification;
  if (applied?.payment && (how === 'CANCELLED' || how === 'REFUNDED')) {
    const { companyId, id: paymentId, orderId } = applied.payment;
    deps.journal.refunded({ companyId, paymentId, orderId, how });
  }
  return applied?.outcome ?? null;
}
