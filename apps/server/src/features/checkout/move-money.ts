import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import {
  findPaymentsOfOrder,
  lockPayment,
  movePayment,
  type Payment,
  type PaymentState,
} from './payment-store.ts';

type MoneyRequest = {
  paymentReference: string;
  amount: Minor;
  currency: Currency;
  reference: string;
  idempotencyKey: string;
};

/** What the provider is asked to do with money it holds. The same key twice is one movement. */
export type MoneyMover = {
  capture: (request: MoneyRequest) => Promise<void>;
  cancel: (request: Omit<MoneyRequest, 'amount' | 'currency'>) => Promise<void>;
  refund: (request: MoneyRequest) => Promise<void>;
};

type Deps = { db: Database; money: MoneyMover; now: () => Temporal.Instant };
type PaymentKey = { companyId: string; paymentId: string };

const requestOf = (payment: Payment, what: string): MoneyRequest => ({
  paymentReference: payment.pspReference,
  amount: payment.amount,
  currency: payment.currency,
  reference: `${what}-${payment.id}`,
  idempotencyKey: `${what}-${payment.id}`,
});

/**
 * Writes down that it asks before it asks: a server that dies in between asks again with the same key,
 * and the provider moves the money once.
 */
async function ask(
  deps: Deps,
  key: PaymentKey,
  next: (payment: Payment) => PaymentState | null,
): Promise<Payment | null> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, key.companyId, key.paymentId);
    const state = payment ? next(payment) : null;
    if (!payment || !state) return null;
    if (payment.state !== state) await movePayment(trx, payment, state, null, deps.now());
    return { ...payment, state };
  });
}

/** Takes the money of an accepted order (D-82). */
export const makeCapturePayment =
  (deps: Deps) =>
  async (key: PaymentKey): Promise<void> => {
    const payment = await ask(deps, key, ({ state }) =>
      state === 'AUTHORISED' || state === 'CAPTURE_ASKED' ? 'CAPTURE_ASKED' : null,
    );
    if (payment) await deps.money.capture(requestOf(payment, 'capture'));
  };

/** Gives money back: cancels what is only held, refunds what was taken (D-82). */
export const makeReleasePayment =
  (deps: Deps) =>
  async (key: PaymentKey): Promise<void> => {
    const payment = await ask(deps, key, ({ state }) => RELEASED_BY[state]);
    if (payment?.state === 'CANCEL_ASKED') await deps.money.cancel(requestOf(payment, 'cancel'));
    if (payment?.state === 'REFUND_ASKED') await deps.money.refund(requestOf(payment, 'refund'));
  };

const RELEASED_BY: Record<PaymentState, 'CANCEL_ASKED' | 'REFUND_ASKED' | null> = {
  AUTHORISED: 'CANCEL_ASKED',
  CANCEL_ASKED: 'CANCEL_ASKED',
  CAPTURE_ASKED: 'REFUND_ASKED',
  CAPTURED: 'REFUND_ASKED',
  REFUND_ASKED: 'REFUND_ASKED',
  CANCELLED: null,
  REFUNDED: null,
};

/** Adds the job to the transaction that accepted or rejected the order. */
export async function enqueueForOrder(
  db: Database,
  companyId: string,
  orderId: string,
  job: 'capture-payment' | 'release-payment',
): Promise<void> {
  for (const payment of await findPaymentsOfOrder(db, companyId, orderId)) {
    await addJob(db, job, { companyId, paymentId: payment.id }, { key: `${job}:${payment.id}` });
  }
}
