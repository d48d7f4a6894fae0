import { minor, ZERO, type Minor } from '@tallrik/domain/money/minor';
import type { CounterKind, CounterWayBack } from '@tallrik/domain/tables/counter-payment';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { chargedBackOf } from './chargebacks.ts';
import { owedAtCounter, payCounterDebts } from './counter-debts.ts';
import { insertCounterPart, insertOwedPart, insertPart } from './part-refund-store.ts';
import { findPaymentsOfOrder, lockPayment, writeLedger, type Payment } from './payment-store.ts';
import { askForPart } from './refund-part.ts';

/** An order's money and what has gone back of it in parts, oldest first; whoever asks holds it until they are done. */
export type LockedMoney = Payment & {
  parts: { id: string; amount: Minor }[];
  /** How it was paid at the counter; null: not there. */
  counterKind: CounterKind | null;
  /** What has still to be handed back at the counter. */
  owed: Minor;
  /** What the guest's bank has taken back (MONEY-32). */
  chargedBack: Minor;
};

export async function lockMoneyOfOrder(
  trx: Database,
  companyId: string,
  orderId: string,
): Promise<LockedMoney | null> {
  const [found] = await findPaymentsOfOrder(trx, companyId, orderId);
  const payment = found ? await lockPayment(trx, companyId, found.id) : null;
  return payment && withParts(trx, payment);
}

/** The same to look at: it may have changed by the time somebody presses a button. */
export async function findMoneyOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<LockedMoney | null> {
  const [payment] = await findPaymentsOfOrder(db, companyId, orderId);
  return payment ? withParts(db, payment) : null;
}

async function withParts(db: Database, payment: Payment): Promise<LockedMoney> {
  const parts = await partsOf(db, payment);
  const chargedBack = await chargedBackOf(db, payment);
  if (payment.kind !== 'COUNTER')
    return { ...payment, parts, counterKind: null, owed: ZERO, chargedBack };
  const { counterKind } = await db
    .selectFrom('payments')
    .select('counterKind')
    .where('companyId', '=', payment.companyId)
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const owed = await owedAtCounter(db, payment);
  return { ...payment, parts, counterKind: counterKind as CounterKind, owed, chargedBack };
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
 * that dies afterwards finds the job, and the provider moves the money once, whoever asks how often. What is handed back
 * over the counter has moved when it is written down, and pays what was owed there (D-700).
 */
export async function giveBackPart(
  trx: Database,
  payment: Pick<LockedMoney, 'id' | 'companyId' | 'orderId' | 'currency'>,
  part: {
    id: string;
    amount: Minor;
    counterKind: CounterWayBack | null;
    creditNoteId?: string;
    /** Of an order on no invoice yet: it comes onto none. */
    isOffInvoice?: boolean;
  },
  now: Temporal.Instant,
): Promise<void> {
  const { companyId, id: paymentId, orderId } = payment;
  const { id, amount, counterKind, creditNoteId = null, isOffInvoice = false } = part;
  if (creditNoteId !== null || isOffInvoice) {
    const owed = { id, amount, paymentId, creditNoteId, isOffInvoice };
    await insertOwedPart(trx, companyId, owed, now);
    await writeLedger(trx, { ...payment, amount }, 'WAIVED', null, now);
  } else if (counterKind !== null) {
    await insertCounterPart(trx, companyId, { id, amount, paymentId, counterKind }, now);
    await writeLedger(trx, { ...payment, amount }, 'REFUNDED', null, now);
    await payCounterDebts(trx, payment, amount, now);
  } else {
    await insertPart(trx, companyId, { id, amount, paymentId }, now);
    await askForPart(trx, companyId, id);
  }
  // Points follow what was really paid (D-117).
  if (orderId !== null)
    await addJob(trx, 'settle-loyalty', { companyId, orderId }, { key: `loyalty:${orderId}` });
}
