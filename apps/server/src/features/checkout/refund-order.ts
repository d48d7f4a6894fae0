import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { insertPart } from './part-refund-store.ts';
import { findPaymentsOfOrder, lockPayment, type Payment } from './payment-store.ts';
import { askForPart } from './refund-part.ts';

/** An order's money and what has gone back of it in parts, oldest first; whoever asks holds it until they are done. */
export type LockedMoney = Payment & { parts: { id: string; amount: Minor }[] };

export async function lockMoneyOfOrder(
  trx: Database,
  companyId: string,
  orderId: string,
): Promise<LockedMoney | null> {
  const [found] = await findPaymentsOfOrder(trx, companyId, orderId);
  const payment = found ? await lockPayment(trx, companyId, found.id) : null;
  return payment && { ...payment, parts: await partsOf(trx, payment) };
}

/** The same to look at: it may have changed by the time somebody presses a button. */
export async function findMoneyOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<LockedMoney | null> {
  const [payment] = await findPaymentsOfOrder(db, companyId, orderId);
  return payment ? { ...payment, parts: await partsOf(db, payment) } : null;
}

async function partsOf(
  db: Database,
  { companyId, id }: Pick<Payment, 'companyId' | 'id'>,
): Promise<LockedMoney['parts']> {
  const parts = await db
    .selectFrom('partRefunds')
    .select(['id', 'amount'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return parts.map((part) => ({ id: part.id, amount: minor(part.amount) }));
}

/**
 * Writes down that this much goes back, and the job that asks for it: in one transaction with who wanted it. A server
 * that dies afterwards finds the job, and the provider moves the money once, whoever asks how often.
 */
export async function giveBackPart(
  trx: Database,
  payment: Pick<LockedMoney, 'id' | 'companyId' | 'orderId'>,
  part: { id: string; amount: Minor },
  now: Temporal.Instant,
): Promise<void> {
  const { companyId, id: paymentId, orderId } = payment;
  await insertPart(trx, companyId, { ...part, paymentId }, now);
  await askForPart(trx, companyId, part.id);
  // Points follow what was really paid (D-117).
  if (orderId !== null)
    await addJob(trx, 'settle-loyalty', { companyId, orderId }, { key: `loyalty:${orderId}` });
}
