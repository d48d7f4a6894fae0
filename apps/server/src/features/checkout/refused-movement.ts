import type { Database } from '../../platform/database/database.ts';
import { addDeadJob } from '../../platform/jobs/dead-jobs.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { openFinding } from './findings-store.ts';
import {
  isDoneOtherwise,
  isCaptured,
  setBackPayment,
  writeLedger,
  type Payment,
  type PaymentState,
} from './payment-store.ts';

export type RefusedMovement = 'CAPTURE_FAILED' | 'CANCEL_FAILED' | 'REFUND_FAILED';

/** Minutes until the next try; after the last one a person has to look. */
export const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 6 * 60, 24 * 60, 24 * 60] as const;

/**
 * The provider would not move the money. It is where it was, so the same goal is tried again by the way that is left:
 * what cannot be cancelled was taken and is refunded, what cannot be refunded and was not seen to be taken is
 * cancelled (D-82).
 */
export async function afterRefusedMovement(
  trx: Database,
  payment: Payment,
  failure: RefusedMovement,
  providerReference: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await writeLedger(trx, payment, failure, providerReference, now);
  const state = await setBackTo(trx, payment, failure, providerReference);
  // A late word about a movement that does not matter any more.
  if (!state) return;
  const isToBeCaptured = failure === 'CAPTURE_FAILED' && (await isOrderAlive(trx, payment));
  const job = isToBeCaptured ? 'capture-payment' : 'release-payment';
  const payload = { companyId: payment.companyId, paymentId: payment.id };
  const key = `${job}:${payment.id}`;
  const minutes = RETRY_AFTER_MINUTES[payment.attempt];
  if (minutes === undefined) {
    await setBackPayment(trx, payment, { state, trouble: failure }, now);
    await addDeadJob(trx, job, payload, {
      key,
      reason: `The provider refused ${payment.attempt + 1} times: ${failure}`,
    });
    const { companyId, id: subjectId } = payment;
    await openFinding(
      trx,
      { companyId, kind: 'MOVEMENT_REFUSED', subjectId, remedy: 'OPERATOR' },
      now,
    );
    return;
  }
  await setBackPayment(trx, payment, { state, trouble: null }, now);
  // The other way to the same goal needs no patience; the same way again does.
  const at = failure === 'CANCEL_FAILED' ? now : now.add({ minutes });
  await addJob(trx, job, payload, { key, at });
}

async function setBackTo(
  trx: Database,
  payment: Payment,
  failure: RefusedMovement,
  providerReference: string | null,
): Promise<PaymentState | null> {
  const { state } = payment;
  const isDone = async (movement: Parameters<typeof isDoneOtherwise>[2]) =>
    providerReference !== null && isDoneOtherwise(trx, payment, movement, providerReference);
  switch (failure) {
    case 'CAPTURE_FAILED':
      if (!['CAPTURE_ASKED', 'CAPTURED', 'REFUND_ASKED'].includes(state)) return null;
      return (await isDone(['CAPTURED', 'CAPTURE_FAILED'])) ? null : 'AUTHORISED';
    case 'CANCEL_FAILED':
      return state === 'CANCEL_ASKED' ? 'CAPTURED' : null;
    case 'REFUND_FAILED':
      if (state !== 'REFUND_ASKED' && state !== 'REFUNDED') return null;
      if (state === 'REFUNDED' && (await isDone(['REFUNDED', 'REFUND_FAILED']))) return null;
      return (await isCaptured(trx, payment)) ? 'CAPTURED' : 'AUTHORISED';
  }
}

/** Only an order that is cooked keeps its money. */
export async function isOrderAlive(trx: Database, payment: Payment): Promise<boolean> {
  if (!payment.orderId || payment.isDueBack) return false;
  const order = await trx
    .selectFrom('orders')
    .select('status')
    .where('companyId', '=', payment.companyId)
    .where('id', '=', payment.orderId)
    .executeTakeFirst();
  return order !== undefined && order.status !== 'REJECTED';
}
