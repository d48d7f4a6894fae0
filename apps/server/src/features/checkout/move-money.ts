import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import { cancelJob } from '../../platform/jobs/cancel-job.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { MoneyMoverOf, MoneyRequest } from './money-mover.ts';
import { dropUnaskedParts } from './part-refund-store.ts';
import { giveBackRest } from './refund-part.ts';
import { afterRefusedMovement, isOrderAlive } from './refused-movement.ts';
import {
  findPaymentsOfOrder,
  lockPayment,
  movePayment,
  type Payment,
  type PaymentState,
} from './payment-store.ts';

type Deps = { db: Database; moneyOf: MoneyMoverOf; now: () => Temporal.Instant };
type PaymentKey = { companyId: string; paymentId: string };
type RequestedPayment = Payment & { pspReference: string };

const requestOf = (payment: RequestedPayment, what: string): MoneyRequest => {
  // A movement the provider refused is over: asked with the old key it would repeat its refusal for ever.
  const reference = `${what}-${payment.id}${payment.attempt > 0 ? `-${payment.attempt}` : ''}`;
  const { pspReference: paymentReference, amount, currency } = payment;
  return { paymentReference, amount, currency, reference, idempotencyKey: reference };
};

/**
 * Writes down that it asks before it asks: a server that dies in between asks again with the same key,
 * and the provider moves the money once.
 */
async function writeDown(
  deps: Deps,
  key: PaymentKey,
  next: (payment: Payment, trx: Database) => PaymentState | null | Promise<PaymentState | null>,
): Promise<RequestedPayment | null> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, key.companyId, key.paymentId);
    const state = payment ? await next(payment, trx) : null;
    if (!payment?.pspReference || !state) return null;
    if (payment.state !== state) await movePayment(trx, payment, state, null, deps.now());
    return { ...payment, pspReference: payment.pspReference, state };
  });
}

/** Takes the money of an accepted order (D-82). */
export const makeCapturePayment =
  (deps: Deps) =>
  async (key: PaymentKey): Promise<void> => {
    const payment = await writeDown(deps, key, async (found, trx) => {
      if (found.state !== 'AUTHORISED' && found.state !== 'CAPTURE_ASKED') return null;
      // A late try of this job: the order it was for may have been rejected, and its money is on the way back.
      return (await isOrderAlive(trx, found)) ? 'CAPTURE_ASKED' : null;
    });
    if (!payment) return;
    faultPoint('capture:written');
    const money = await deps.moneyOf(payment.accountId);
    const outcome = await money.capture(requestOf(payment, 'capture'));
    faultPoint('capture:asked');
    if (outcome === 'REFUSED') await noteRefusal(deps, payment, 'CAPTURE_FAILED');
  };

/** Gives money back: cancels what is only held, refunds what was taken (D-82). */
export const makeReleasePayment =
  (deps: Deps & { newId: () => string }) =>
  async (key: PaymentKey): Promise<void> => {
    const payment = await writeDown(deps, key, async (found, trx) => {
      const state = RELEASED_BY[found.state];
      if (state === 'CANCEL_ASKED') await dropUnaskedParts(trx, found.companyId, found.id);
      if (state !== 'REFUND_ASKED' || found.state === 'REFUND_ASKED') return state;
      const isInParts = await giveBackRest(trx, found, { id: deps.newId() }, deps.now());
      return isInParts ? null : state;
    });
    if (!payment) return;
    const isCancel = payment.state === 'CANCEL_ASKED';
    faultPoint(isCancel ? 'release:written' : 'refund:written');
    const money = await deps.moneyOf(payment.accountId);
    const outcome = isCancel
      ? await money.cancel(requestOf(payment, 'cancel'))
      : await money.refund(requestOf(payment, 'refund'));
    faultPoint(isCancel ? 'release:asked' : 'refund:asked');
    if (outcome === 'REFUSED')
      await noteRefusal(deps, payment, isCancel ? 'CANCEL_FAILED' : 'REFUND_FAILED');
  };

const RELEASED_BY: Record<PaymentState, 'CANCEL_ASKED' | 'REFUND_ASKED' | null> = {
  AUTHORISED: 'CANCEL_ASKED',
  CANCEL_ASKED: 'CANCEL_ASKED',
  CAPTURE_ASKED: 'REFUND_ASKED',
  CAPTURED: 'REFUND_ASKED',
  REFUND_ASKED: 'REFUND_ASKED',
  CANCELLED: null,
  REFUNDED: null,
  OWED: null,
  WAIVED: null,
  NOTHING_DUE: null,
};

async function noteRefusal(
  deps: Deps,
  requested: RequestedPayment,
  failure: Parameters<typeof afterRefusedMovement>[2],
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, requested.companyId, requested.id);
    // Meanwhile a notice may have told the same, or something better.
    if (payment?.state !== requested.state || payment.attempt !== requested.attempt) return;
    await afterRefusedMovement(trx, payment, failure, null, deps.now());
  });
}

/**
 * In the transaction that accepted the order: its money is asked for, at a time when the kitchen can no longer take
 * its acceptance back (decision 0013). Debts stay debts.
 */
export async function capturePaymentOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
  at: Temporal.Instant,
): Promise<void> {
  for (const payment of await findPaymentsOfOrder(db, companyId, orderId)) {
    if (payment.kind === 'CARD') await addMoneyJob(db, payment, 'capture-payment', at);
  }
}

/** In the transaction that took the acceptance back: the money stays held, as before it. */
export async function undoCaptureOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<void> {
  for (const payment of await findPaymentsOfOrder(db, companyId, orderId))
    await cancelJob(db, moneyJobKey('capture-payment', payment.id));
}

/** In the transaction that rejected the order: cards get their money back, debts are waived (D-92). */
export async function releasePaymentOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  for (const payment of await findPaymentsOfOrder(db, companyId, orderId)) {
    if (payment.kind === 'CARD') await addMoneyJob(db, payment, 'release-payment');
    if (payment.state === 'OWED') await movePayment(db, payment, 'WAIVED', null, now);
  }
}

const addMoneyJob = (
  db: Database,
  { companyId, id: paymentId }: Payment,
  job: MoneyJob,
  at?: Temporal.Instant,
): Promise<void> =>
  addJob(
    db,
    job,
    { companyId, paymentId },
    { key: moneyJobKey(job, paymentId), ...(at ? { at } : {}) },
  );

type MoneyJob = 'capture-payment' | 'release-payment';
const moneyJobKey = (job: MoneyJob, paymentId: string): string => `${job}:${paymentId}`;
