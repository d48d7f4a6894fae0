import { addMinor, subtractMinor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import { addDeadJob } from '../../platform/jobs/dead-jobs.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { addCounterDebt } from './counter-debts.ts';
import type { MoneyMoverOf } from './money-mover.ts';
import {
  findPartByMovement,
  findPart,
  insertPart,
  markPartRequested,
  markPartDone,
  refundedInParts,
  setBackPart,
  type PartRefund,
} from './part-refund-store.ts';
import {
  findPaymentsOfOrder,
  isMovementFailed,
  lockPayment,
  markDueBack,
  writeLedger,
  type Payment,
} from './payment-store.ts';
import { RETRY_AFTER_MINUTES } from './refused-movement.ts';

export const partRefundKey = (refundId: string): string => `refund-part:${refundId}`;

/**
 * Gives back part of what an order's payment took: a dish of a paid bill that the kitchen rejected afterwards. What was
 * paid at the counter is owed until somebody hands it back (D-700). When nothing is left that the payment paid for, all of it goes back, the tip too (D-92). Runs in the transaction of the
 * rejection; what a business customer owes is put right on the invoice, not here.
 */
export async function addPartRefund(
  db: Database,
  companyId: string,
  part: { id: string; orderId: string; amount: Minor },
  now: Temporal.Instant,
): Promise<void> {
  const [found] = await findPaymentsOfOrder(db, companyId, part.orderId);
  const isMoney = found?.kind === 'CARD' || found?.kind === 'COUNTER';
  const payment = isMoney ? await lockPayment(db, companyId, found.id) : null;
  if (!payment) return;
  // No provider has it: somebody of the restaurant hands it back, and points follow then.
  if (payment.kind === 'COUNTER') return addCounterDebt(db, payment, part, now);
  // Points follow what was really paid (D-117).
  const earned = { companyId, orderId: part.orderId };
  await addJob(db, 'settle-loyalty', earned, { key: `loyalty:${part.orderId}` });
  const { id: paymentId, tip } = payment;
  const before = await refundedInParts(db, companyId, paymentId);
  const isAll = addMinor(before, part.amount) >= subtractMinor(payment.amount, tip);
  if (isAll && before === ZERO) {
    await markDueBack(db, payment);
    const key = { key: `release-payment:${paymentId}` };
    return addJob(db, 'release-payment', { companyId, paymentId }, key);
  }
  const amount = isAll ? subtractMinor(payment.amount, before) : part.amount;
  // Everything has gone back before, by the hand of the restaurant (MONEY-08).
  if (amount <= 0) return;
  await insertPart(db, companyId, { id: part.id, paymentId, amount }, now);
  await askForPart(db, companyId, part.id);
}

export const askForPart = (
  db: Database,
  companyId: string,
  refundId: string,
  at?: Temporal.Instant,
): Promise<void> =>
  addJob(
    db,
    'refund-part',
    { companyId, refundId },
    { key: partRefundKey(refundId), ...(at ? { at } : {}) },
  );

type Deps = { db: Database; moneyOf: MoneyMoverOf; now: () => Temporal.Instant };

/** Written down before it is asked for, and asked with the same key however often: it moves once. */
export const makeRefundPart =
  (deps: Deps) =>
  async ({ companyId, refundId }: { companyId: string; refundId: string }): Promise<void> => {
    const requestedSum = await deps.db
      .transaction()
      .execute((trx) => writeDown(trx, companyId, refundId, deps.now()));
    if (!requestedSum) return;
    faultPoint('refund-part:written');
    const { part, payment, paymentReference } = requestedSum;
    const reference = referenceOf(part);
    const { currency } = payment;
    const money = await deps.moneyOf(payment.accountId);
    const answer = await money.refund({
      paymentReference,
      amount: part.amount,
      currency,
      reference,
      idempotencyKey: reference,
    });
    faultPoint('refund-part:asked');
    if (answer !== 'REFUSED') return;
    await deps.db.transaction().execute(async (trx) => {
      const locked = await lockPayment(trx, companyId, payment.id);
      const now = await findPart(trx, companyId, refundId);
      // Meanwhile a notice may have told the same, or something better.
      if (!locked || now?.attempt !== part.attempt || now.doneAt) return;
      await writeLedger(trx, ofPart(locked, now), 'REFUND_FAILED', null, deps.now());
      await afterRefusedPart(trx, now, null, deps.now());
    });
  };

async function writeDown(
  trx: Database,
  companyId: string,
  refundId: string,
  now: Temporal.Instant,
): Promise<{ part: PartRefund; payment: Payment; paymentReference: string } | null> {
  const found = await findPart(trx, companyId, refundId);
  const payment = found ? await lockPayment(trx, companyId, found.paymentId) : null;
  // Read again behind the payment's lock: a notice may have settled it while we waited.
  const part = payment ? await findPart(trx, companyId, refundId) : null;
  if (!part || part.doneAt || !payment?.pspReference) return null;
  // The provider refunds only what it has taken: asked too early it refuses for good. The job comes again.
  if (payment.state === 'AUTHORISED' || payment.state === 'CAPTURE_ASKED')
    throw new Error(`Payment ${payment.id} is not captured yet`);
  if (payment.state !== 'CAPTURED') return null;
  if (!part.askedAt) {
    await writeLedger(trx, ofPart(payment, part), 'REFUND_ASKED', null, now);
    await markPartRequested(trx, part, now);
  }
  return { part, payment, paymentReference: payment.pspReference };
}

/** The payment with the part's amount in place of its own: what is written down is the part. */
const ofPart = (payment: Payment, { amount }: PartRefund): Payment => ({ ...payment, amount });

const REFERENCE = /^part-refund-([0-9a-f-]{36})(?:-(\d+))?$/;

const referenceOf = ({ id, attempt }: PartRefund): string =>
  `part-refund-${id}${attempt > 0 ? `-${attempt}` : ''}`;

/** The part and the try a notice's reference names; null when it names something else. */
function partNamedBy(reference: string): { id: string; attempt: number } | null {
  const [, id, attempt] = REFERENCE.exec(reference) ?? [];
  return id ? { id, attempt: Number(attempt ?? 0) } : null;
}

type RefundNotification = {
  kind: 'REFUNDED' | 'REFUND_FAILED';
  reference?: string | undefined;
  reason?: string | undefined;
  providerReference: string;
};

/**
 * The provider's word on a part: the payment stays captured, since the rest of it is kept. False when the notice is
 * about the whole payment.
 */
export async function settlePartRefund(
  trx: Database,
  payment: Payment,
  notification: RefundNotification,
  now: Temporal.Instant,
): Promise<boolean> {
  const { companyId } = payment;
  const { kind, providerReference } = notification;
  const named = partNamedBy(notification.reference ?? '');
  // A scheme that takes a refund back may name only the movement, not what it was asked for by.
  const part = named
    ? await findPart(trx, companyId, named.id)
    : await findPartByMovement(trx, companyId, payment.id, providerReference);
  // A part nobody knows is not the whole payment either.
  if (part?.paymentId !== payment.id) return named !== null;
  // A try that was given up says nothing about the one that is under way.
  const isThisTry = named ? named.attempt === part.attempt : true;
  const isDoneByAnother = part.doneAt !== null && part.providerReference !== providerReference;
  const failed = ofPart(payment, part);
  if (kind === 'REFUND_FAILED') {
    await writeLedger(trx, failed, kind, providerReference, now);
    // Also after a confirmation: a scheme may reject days later what the provider had confirmed.
    if (isThisTry && !isDoneByAnother)
      await afterRefusedPart(trx, part, notification.reason ?? null, now);
    return true;
  }
  if (part.doneAt) return true;
  if (await isMovementFailed(trx, payment, 'REFUND_FAILED', providerReference)) {
    // The failure came before its own confirmation, and may not have named the part.
    if (isThisTry) await afterRefusedPart(trx, part, null, now);
    return true;
  }
  await writeLedger(trx, failed, 'REFUNDED', providerReference, now);
  await markPartDone(trx, part, providerReference, now);
  return true;
}

/** The guest is still owed this money: it is asked for anew, and at last by a person. */
async function afterRefusedPart(
  trx: Database,
  part: PartRefund,
  words: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await setBackPart(trx, part, words);
  const { companyId, id: refundId, attempt } = part;
  const minutes = RETRY_AFTER_MINUTES[attempt];
  if (minutes !== undefined) return askForPart(trx, companyId, refundId, now.add({ minutes }));
  await addDeadJob(
    trx,
    'refund-part',
    { companyId, refundId },
    {
      key: partRefundKey(refundId),
      reason: `The provider refused ${attempt + 1} times: REFUND_FAILED`,
    },
  );
}

/**
 * Of a payment of which parts went back before, only the rest goes: what is released as a whole would give those parts
 * back twice. False where nothing went back, and the whole of it is to be released.
 */
export async function giveBackRest(
  trx: Database,
  payment: Payment,
  part: { id: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { companyId, id: paymentId } = payment;
  const before = await refundedInParts(trx, companyId, paymentId);
  if (before === ZERO) return false;
  const amount = subtractMinor(payment.amount, before);
  if (amount > 0) {
    await insertPart(trx, companyId, { id: part.id, paymentId, amount }, now);
    await askForPart(trx, companyId, part.id);
  }
  return true;
}
