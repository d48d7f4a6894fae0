import type { Currency } from '@tallrik/domain/money/currency';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';

/** Money at the provider moves through the first seven; the others explain orders no card paid for. */
export type PaymentState =
  | 'AUTHORISED'
  | 'CAPTURE_ASKED'
  | 'CAPTURED'
  | 'CANCEL_ASKED'
  | 'CANCELLED'
  | 'REFUND_ASKED'
  | 'REFUNDED'
  | 'OWED'
  | 'WAIVED'
  | 'NOTHING_DUE';

/** INVOICE and LATER are debts, on a business customer or on a table's bill; FREE costs nothing. */
export type PaymentKind = 'CARD' | 'INVOICE' | 'FREE' | 'LATER';

export type Payment = {
  id: string;
  companyId: string;
  venueId: string;
  cartId: string;
  sessionId: string | null;
  orderId: string | null;
  kind: PaymentKind;
  /** The provider's name of it; null for what no provider holds. */
  pspReference: string | null;
  /** Tip included. */
  amount: Minor;
  tip: Minor;
  currency: Currency;
  state: PaymentState;
  /** How many movements of this money the provider has refused. */
  attempt: number;
};

export type LedgerEntry =
  | PaymentState
  | 'CAPTURE_FAILED'
  | 'CANCEL_FAILED'
  | 'REFUND_FAILED'
  | 'EXPIRED';

const COLUMNS = [
  'id',
  'companyId',
  'venueId',
  'cartId',
  'sessionId',
  'orderId',
  'kind',
  'pspReference',
  'amount',
  'tip',
  'currency',
  'state',
  'attempt',
] as const;

type Row = Record<
  'id' | 'companyId' | 'venueId' | 'cartId' | 'kind' | 'currency' | 'state',
  string
> &
  Record<'sessionId' | 'orderId' | 'pspReference', string | null> &
  Record<'amount' | 'tip' | 'attempt', number>;

const fromRow = (row: Row): Payment => ({
  ...row,
  amount: minor(row.amount),
  tip: minor(row.tip),
  kind: row.kind as PaymentKind,
  currency: row.currency as Currency,
  state: row.state as PaymentState,
});

/** False if this authorisation is known already: providers repeat themselves. */
export async function insertPayment(
  db: Database,
  companyId: string,
  payment: Omit<Payment, 'companyId' | 'attempt'>,
  at: Temporal.Instant,
): Promise<boolean> {
  const moment = new Date(at.epochMilliseconds);
  const inserted = await db
    .insertInto('payments')
    .values({ ...payment, companyId, createdAt: moment, stateSince: moment })
    .onConflict((conflict) => conflict.column('pspReference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  const { state, pspReference } = payment;
  await writeLedger(db, { ...payment, companyId }, state, pspReference, at);
  return true;
}

export async function lockPayment(
  db: Database,
  companyId: string,
  paymentId: string,
): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('companyId', '=', companyId)
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The provider names the payment by its own reference; the company follows from the row. */
export async function lockPaymentByReference(
  db: Database,
  pspReference: string,
): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('pspReference', '=', pspReference)
    .forUpdate()
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

export async function findPaymentsOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .execute();
  return rows.map(fromRow);
}

export async function setOrderOfPayment(
  db: Database,
  companyId: string,
  paymentId: string,
  orderId: string,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ orderId })
    .where('companyId', '=', companyId)
    .where('id', '=', paymentId)
    .execute();
}

/** Moves the payment and writes down that it did, in one breath. */
export async function movePayment(
  db: Database,
  payment: Payment,
  state: PaymentState,
  providerReference: string | null,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state, stateSince: new Date(at.epochMilliseconds), trouble: null })
    .where('companyId', '=', payment.companyId)
    .where('id', '=', payment.id)
    .execute();
  await writeLedger(db, payment, state, providerReference, at);
}

/**
 * The provider refused a movement: the money is where it was before, and the next try is a new request.
 * `trouble` is set when there will be no next try without a person.
 */
export async function setBackPayment(
  db: Database,
  payment: Payment,
  to: { state: PaymentState; trouble: string | null },
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...to, attempt: payment.attempt + 1, stateSince: new Date(at.epochMilliseconds) })
    .where('companyId', '=', payment.companyId)
    .where('id', '=', payment.id)
    .execute();
}

export async function writeLedger(
  db: Database,
  payment: Pick<Payment, 'id' | 'companyId' | 'amount' | 'currency'>,
  entry: LedgerEntry,
  providerReference: string | null,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('paymentLedger')
    .values({
      companyId: payment.companyId,
      paymentId: payment.id,
      entry,
      amount: payment.amount,
      currency: payment.currency,
      providerReference,
      at: new Date(at.epochMilliseconds),
    })
    .execute();
}

/**
 * Whether the provider took this money, or may still be about to, as far as the ledger knows. A capture that was asked
 * for and refused took nothing: such money can only be cancelled.
 */
export async function isTaken(db: Database, payment: Payment): Promise<boolean> {
  const last = await db
    .selectFrom('paymentLedger')
    .select('entry')
    .where('companyId', '=', payment.companyId)
    .where('paymentId', '=', payment.id)
    .where('entry', 'in', ['CAPTURE_ASKED', 'CAPTURED', 'CAPTURE_FAILED'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last !== undefined && last.entry !== 'CAPTURE_FAILED';
}
