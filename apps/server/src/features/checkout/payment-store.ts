import type { ChargebackMovement } from '@tallrik/domain/checkout/chargeback';
import type { Currency } from '@tallrik/domain/money/currency';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import { sql, type Insertable } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/generated/tables.ts';

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

/** COUNTER was taken at the restaurant's own till; INVOICE and LATER are debts, on a business customer or on a table's bill; FREE costs nothing. */
export type PaymentKind = 'CARD' | 'INVOICE' | 'FREE' | 'LATER' | 'COUNTER';

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
  /** All of it goes back though its order lives: every dish of the bill it paid for was rejected. */
  isDueBack: boolean;
  /** The company's own account at the provider; null: the deployment's, or nobody's (O-19). */
  accountId: string | null;
};

export type LedgerEntry =
  | PaymentState
  | 'CAPTURE_FAILED'
  | 'CANCEL_FAILED'
  | 'REFUND_FAILED'
  | 'EXPIRED'
  | ChargebackMovement;

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
  'isDueBack',
  'accountId',
] as const;

type Row = Record<
  'id' | 'companyId' | 'venueId' | 'cartId' | 'kind' | 'currency' | 'state',
  string
> &
  Record<'sessionId' | 'orderId' | 'pspReference' | 'accountId', string | null> &
  Record<'amount' | 'tip' | 'attempt', number> & { isDueBack: boolean };

const fromRow = (row: Row): Payment => ({
  ...row,
  amount: minor(row.amount),
  tip: minor(row.tip),
  kind: row.kind as PaymentKind,
  currency: row.currency as Currency,
  state: row.state as PaymentState,
});

const INSERT = compiledOnce(
  (db, row: Insertable<DB['payments']> & { createdAt: Date; pspReference: string | null }) =>
    db
      .with('taken', (query) =>
        query
          .insertInto('payments')
          .values({ ...row })
          .onConflict((conflict) => conflict.column('pspReference').doNothing())
          .returning('id'),
      )
      .insertInto('paymentLedger')
      .columns(['companyId', 'paymentId', 'entry', 'amount', 'currency', 'providerReference', 'at'])
      .expression((from) =>
        from
          .selectFrom('taken')
          .select([
            sql<string>`${row.companyId}::uuid`.as('companyId'),
            'taken.id as paymentId',
            sql<string>`${row.state}::text`.as('entry'),
            sql<number>`${row.amount}::integer`.as('amount'),
            sql<string>`${row.currency}::text`.as('currency'),
            sql<string | null>`${row.pspReference}::text`.as('providerReference'),
            sql<Date>`${row.createdAt}::timestamptz`.as('at'),
          ]),
      )
      .returning('paymentId'),
);

/** False if this authorisation is known already: providers repeat themselves. */
export async function insertPayment(
  db: Database,
  companyId: string,
  payment: Omit<Payment, 'companyId' | 'attempt' | 'isDueBack'>,
  at: Temporal.Instant,
): Promise<boolean> {
  const { id, venueId, cartId, sessionId, orderId, kind } = payment;
  const { state, amount, tip, currency, pspReference, accountId } = payment;
  const moment = new Date(at.epochMilliseconds);
  const place = { id, companyId, venueId, cartId, sessionId, orderId, kind };
  const money = { state, amount, tip, currency, pspReference, accountId };
  const { rows } = await INSERT(db, { ...place, ...money, createdAt: moment, stateSince: moment });
  return rows.length > 0;
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

/** From here on its order keeps nothing of it, whatever the provider says about a movement of it. */
export async function markDueBack(
  db: Database,
  { companyId, id }: Pick<Payment, 'id' | 'companyId'>,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ isDueBack: true })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
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
 * Whether the provider has confirmed that it took this money. That it was asked to is not enough: the request may never
 * have arrived, and such money cannot be refunded however often it is tried.
 */
export async function isCaptured(db: Database, payment: Payment): Promise<boolean> {
  const last = await db
    .selectFrom('paymentLedger')
    .select('entry')
    .where('companyId', '=', payment.companyId)
    .where('paymentId', '=', payment.id)
    .where('entry', 'in', ['CAPTURED', 'CAPTURE_FAILED'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.entry === 'CAPTURED';
}

/**
 * Whether this very movement is known to have failed. A scheme may take back what it confirmed, and the two words about
 * it may arrive in the wrong order: the failure is the last one, whenever it came.
 */
export async function isMovementFailed(
  db: Database,
  payment: Pick<Payment, 'id' | 'companyId'>,
  failure: 'CAPTURE_FAILED' | 'REFUND_FAILED',
  providerReference: string,
): Promise<boolean> {
  const failed = await db
    .selectFrom('paymentLedger')
    .select('id')
    .where('companyId', '=', payment.companyId)
    .where('paymentId', '=', payment.id)
    .where('entry', '=', failure)
    .where('providerReference', '=', providerReference)
    .executeTakeFirst();
  return failed !== undefined;
}

/**
 * Whether a movement other than this one is confirmed and stands. A word about a try that was given up long ago must
 * not undo the try that worked.
 */
export async function isDoneOtherwise(
  db: Database,
  payment: Payment,
  [done, failed]: readonly ['CAPTURED', 'CAPTURE_FAILED'] | readonly ['REFUNDED', 'REFUND_FAILED'],
  providerReference: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('paymentLedger as done')
    .select('done.id')
    .where('done.companyId', '=', payment.companyId)
    .where('done.paymentId', '=', payment.id)
    .where('done.entry', '=', done)
    .where('done.providerReference', '<>', providerReference)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('paymentLedger as failed')
            .select('failed.id')
            .whereRef('failed.paymentId', '=', 'done.paymentId')
            .whereRef('failed.providerReference', '=', 'done.providerReference')
            .where('failed.entry', '=', failed),
        ),
      ),
    )
    .executeTakeFirst();
  return other !== undefined;
}
