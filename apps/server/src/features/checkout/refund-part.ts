import { addMinor, minor, subtractMinor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { MoneyMover } from './move-money.ts';
import {
  findPaymentsOfOrder,
  isTakenBack,
  lockPayment,
  writeLedger,
  type Payment,
} from './payment-store.ts';

const REFERENCE = 'part-refund-';
const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

/**
 * Gives back part of what an order's payment took: a dish of a paid bill that the kitchen rejected afterwards. When
 * nothing is left that the payment paid for, all of it goes back, the tip too (D-92). Runs in the transaction of the
 * rejection; what a business customer owes is put right on the invoice, not here.
 */
export async function addPartRefund(
  db: Database,
  companyId: string,
  part: { id: string; orderId: string; amount: Minor },
  now: Temporal.Instant,
): Promise<void> {
  const [found] = await findPaymentsOfOrder(db, companyId, part.orderId);
  const payment = found?.kind === 'CARD' ? await lockPayment(db, companyId, found.id) : null;
  if (!payment) return;
  // Points follow what was really paid (D-117).
  const earned = { companyId, orderId: part.orderId };
  await addJob(db, 'settle-loyalty', earned, { key: `loyalty:${part.orderId}` });
  const { id: paymentId, tip } = payment;
  const before = await refundedBefore(db, payment);
  const isAll = addMinor(before, part.amount) >= subtractMinor(payment.amount, tip);
  if (isAll && before === 0) {
    const key = { key: `release-payment:${paymentId}` };
    return addJob(db, 'release-payment', { companyId, paymentId }, key);
  }
  const amount = isAll ? subtractMinor(payment.amount, before) : part.amount;
  await db
    .insertInto('partRefunds')
    .values({ id: part.id, companyId, paymentId, amount, createdAt: dateOf(now) })
    .execute();
  await addJob(
    db,
    'refund-part',
    { companyId, refundId: part.id },
    { key: `refund-part:${part.id}` },
  );
}

async function refundedBefore(db: Database, { id, companyId }: Payment): Promise<Minor> {
  const parts = await db
    .selectFrom('partRefunds')
    .select('amount')
    .where('companyId', '=', companyId)
    .where('paymentId', '=', id)
    .execute();
  return parts.reduce((sum, { amount }) => addMinor(sum, minor(amount)), ZERO);
}

type Deps = { db: Database; money: MoneyMover; now: () => Temporal.Instant };

/** Written down before it is asked for, and asked with the same key however often: it moves once. */
export const makeRefundPart =
  (deps: Deps) =>
  async ({ companyId, refundId }: { companyId: string; refundId: string }): Promise<void> => {
    const asked = await deps.db
      .transaction()
      .execute((trx) => writeDown(trx, companyId, refundId, deps.now()));
    if (!asked) return;
    faultPoint('refund-part:written');
    const { payment, paymentReference } = asked;
    const reference = `${REFERENCE}${refundId}`;
    const { amount, currency } = payment;
    const answer = await deps.money.refund({
      paymentReference,
      amount,
      currency,
      reference,
      idempotencyKey: reference,
    });
    faultPoint('refund-part:asked');
    if (answer === 'REFUSED') await noteRefusedPart(deps.db, payment, null, deps.now());
  };

/** The payment with the part's amount in place of its own: what is asked for and written down is the part. */
async function writeDown(
  trx: Database,
  companyId: string,
  refundId: string,
  now: Temporal.Instant,
): Promise<{ payment: Payment; paymentReference: string } | null> {
  const part = await findPart(trx, companyId, refundId);
  const payment = part ? await lockPayment(trx, companyId, part.paymentId) : null;
  if (!part || part.doneAt || !payment?.pspReference) return null;
  // The provider refunds only what it has taken: asked too early it refuses for good. The job comes again.
  if (payment.state === 'AUTHORISED' || payment.state === 'CAPTURE_ASKED')
    throw new Error(`Payment ${payment.id} is not captured yet`);
  if (payment.state !== 'CAPTURED') return null;
  const paidPart = { ...payment, amount: minor(part.amount) };
  if (!part.askedAt) {
    await writeLedger(trx, paidPart, 'REFUND_ASKED', null, now);
    await trx
      .updateTable('partRefunds')
      .set({ askedAt: dateOf(now) })
      .where('companyId', '=', companyId)
      .where('id', '=', refundId)
      .execute();
  }
  return { payment: paidPart, paymentReference: payment.pspReference };
}

const findPart = (db: Database, companyId: string, refundId: string) =>
  db
    .selectFrom('partRefunds')
    .select(['paymentId', 'amount', 'askedAt', 'doneAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', refundId)
    .executeTakeFirst();

/** The id of the part a notice is about; null when it is about the whole payment. */
export const partRefundIdOf = (reference: string | undefined): string | null =>
  reference?.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : null;

/** The provider's word on a part. The payment stays captured: the rest of it is kept. */
export async function settlePartRefund(
  trx: Database,
  payment: Payment,
  part: { id: string; kind: 'REFUNDED' | 'REFUND_FAILED'; providerReference: string },
  now: Temporal.Instant,
): Promise<void> {
  const { companyId } = payment;
  const found = await findPart(trx, companyId, part.id);
  if (found?.paymentId !== payment.id) return;
  const paidPart = { ...payment, amount: minor(found.amount) };
  // Also after a confirmation: a scheme may reject days later what the provider had confirmed.
  if (part.kind === 'REFUND_FAILED')
    return noteRefusedPart(trx, paidPart, part.providerReference, now);
  if (found.doneAt) return;
  // The confirmation of a refund whose failure is known already came late.
  if (await isTakenBack(trx, payment, 'REFUND_FAILED', part.providerReference)) return;
  await writeLedger(trx, paidPart, 'REFUNDED', part.providerReference, now);
  await trx
    .updateTable('partRefunds')
    .set({ doneAt: dateOf(now) })
    .where('companyId', '=', companyId)
    .where('id', '=', part.id)
    .execute();
}

/** A person has to look: the guest is owed this money, and asking again gets the same answer. */
async function noteRefusedPart(
  db: Database,
  payment: Payment,
  providerReference: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await writeLedger(db, payment, 'REFUND_FAILED', providerReference, now);
  await db
    .updateTable('payments')
    .set({ trouble: 'PART_REFUND_REFUSED' })
    .where('companyId', '=', payment.companyId)
    .where('id', '=', payment.id)
    .execute();
}
