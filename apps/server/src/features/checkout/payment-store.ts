import type { Currency } from '@tallrik/domain/money/currency';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';

export type PaymentState =
  | 'AUTHORISED'
  | 'CAPTURE_ASKED'
  | 'CAPTURED'
  | 'CANCEL_ASKED'
  | 'CANCELLED'
  | 'REFUND_ASKED'
  | 'REFUNDED';

export type Payment = {
  id: string;
  companyId: string;
  venueId: string;
  cartId: string;
  sessionId: string | null;
  orderId: string | null;
  pspReference: string;
  /** Tip included. */
  amount: Minor;
  tip: Minor;
  currency: Currency;
  state: PaymentState;
};

export type LedgerEntry = PaymentState | 'CAPTURE_FAILED' | 'REFUND_FAILED';

const COLUMNS = [
  'id',
  'companyId',
  'venueId',
  'cartId',
  'sessionId',
  'orderId',
  'pspReference',
  'amount',
  'tip',
  'currency',
  'state',
] as const;

type Row = Record<
  'id' | 'companyId' | 'venueId' | 'cartId' | 'pspReference' | 'currency' | 'state',
  string
> & {
  sessionId: string | null;
  orderId: string | null;
  amount: number;
  tip: number;
};

const fromRow = (row: Row): Payment => ({
  ...row,
  amount: minor(row.amount),
  tip: minor(row.tip),
  currency: row.currency as Currency,
  state: row.state as PaymentState,
});

/** False if this authorisation is known already: providers repeat themselves. */
export async function insertPayment(
  db: Database,
  companyId: string,
  payment: Omit<Payment, 'companyId' | 'state'>,
  at: Temporal.Instant,
): Promise<boolean> {
  const inserted = await db
    .insertInto('payments')
    .values({
      ...payment,
      companyId,
      state: 'AUTHORISED',
      createdAt: new Date(at.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('pspReference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await writeLedger(db, { ...payment, companyId }, 'AUTHORISED', payment.pspReference, at);
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
    .set({ state })
    .where('companyId', '=', payment.companyId)
    .where('id', '=', payment.id)
    .execute();
  await writeLedger(db, payment, state, providerReference, at);
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
