import type { Currency } from '@tallrik/domain/money/currency';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { Insertable } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/generated/tables.ts';
import { statement } from '../../platform/database/statement.ts';

export type SessionState = 'OPENING' | 'OPEN' | 'SUPERSEDED' | 'PAID' | 'FAILED' | 'EXPIRED';

/** A payment session, bound to the server's own amount and to the cart as it was then. */
export type PaymentSession = {
  id: string;
  companyId: string;
  venueId: string;
  cartId: string;
  reference: string;
  providerSessionId: string | null;
  sessionData: string | null;
  /** Tip included. */
  amount: Minor;
  tip: Minor;
  currency: Currency;
  /** The order is made of the cart up to here: exactly what the guest saw and paid. */
  cartSequence: number;
  state: SessionState;
  expiresAt: Temporal.Instant;
  /** Who pays: a card this guest wants kept belongs to them (D-88). Null for somebody without an account. */
  userId: string | null;
  /** The company's own account at the provider; null: the deployment's (O-19). */
  accountId: string | null;
};

const COLUMNS = [
  'id',
  'companyId',
  'venueId',
  'cartId',
  'reference',
  'providerSessionId',
  'sessionData',
  'amount',
  'tip',
  'currency',
  'cartSequence',
  'state',
  'expiresAt',
  'userId',
  'accountId',
] as const;

type Row = {
  [Column in (typeof COLUMNS)[number]]: Column extends 'amount' | 'tip' | 'cartSequence'
    ? number
    : Column extends 'expiresAt'
      ? Date
      : Column extends 'providerSessionId' | 'sessionData' | 'userId' | 'accountId'
        ? string | null
        : string;
};

const fromRow = (row: Row): PaymentSession => ({
  ...row,
  amount: minor(row.amount),
  tip: minor(row.tip),
  currency: row.currency as Currency,
  state: row.state as SessionState,
  expiresAt: Temporal.Instant.fromEpochMilliseconds(row.expiresAt.getTime()),
});

const LIVE: SessionState[] = ['OPENING', 'OPEN'];

/** Not ended by anybody yet, though its time may be over. */
export const isLive = ({ state }: Pick<PaymentSession, 'state'>): boolean => LIVE.includes(state);

const FIND_LIVE = compiledOnce((db, of: { companyId: string; cartId: string }) =>
  db
    .selectFrom('paymentSessions')
    .select(COLUMNS)
    .where('companyId', '=', of.companyId)
    .where('cartId', '=', of.cartId)
    .where('state', 'in', LIVE),
);

export async function findLiveSession(
  db: Database,
  companyId: string,
  cartId: string,
): Promise<PaymentSession | null> {
  const [row] = (await FIND_LIVE(db, { companyId, cartId })).rows;
  return row ? fromRow(row) : null;
}

export async function findSession(
  db: Database,
  companyId: string,
  sessionId: string,
): Promise<PaymentSession | null> {
  const row = await db
    .selectFrom('paymentSessions')
    .select(COLUMNS)
    .where('companyId', '=', companyId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

const FIND_BY_REFERENCE = compiledOnce((db, { reference }: { reference: string }) =>
  db.selectFrom('paymentSessions').select(COLUMNS).where('reference', '=', reference),
);

/** The provider names us by the reference we made; the company follows from the row. */
export async function findSessionByReference(
  db: Database,
  reference: string,
): Promise<PaymentSession | null> {
  const [row] = (await FIND_BY_REFERENCE(db, { reference })).rows;
  return row ? fromRow(row) : null;
}

export async function findSessionByProviderId(
  db: Database,
  venueId: string,
  providerSessionId: string,
): Promise<PaymentSession | null> {
  const row = await db
    .selectFrom('paymentSessions')
    .select(COLUMNS)
    .where('venueId', '=', venueId)
    .where('providerSessionId', '=', providerSessionId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

const INSERT = compiledOnce((db, row: Insertable<DB['paymentSessions']>) =>
  db.insertInto('paymentSessions').values({ ...row }),
);

/** Its own end is what ends it: see due-money.ts. */
export async function insertSession(
  db: Database,
  companyId: string,
  session: Omit<PaymentSession, 'companyId' | 'providerSessionId' | 'sessionData' | 'state'> & {
    createdAt: Temporal.Instant;
  },
): Promise<void> {
  const { id, venueId, cartId, reference, amount, tip, currency, cartSequence } = session;
  const { userId, accountId } = session;
  await INSERT(db, {
    id,
    companyId,
    venueId,
    cartId,
    reference,
    amount,
    tip,
    currency,
    cartSequence,
    userId,
    accountId,
    state: 'OPENING',
    createdAt: new Date(session.createdAt.epochMilliseconds),
    expiresAt: new Date(session.expiresAt.epochMilliseconds),
  });
}

/** Ends every live session of the cart and names them: what they held is to be released. */
export async function supersedeSessions(
  db: Database,
  companyId: string,
  cartId: string,
): Promise<string[]> {
  const ended = await db
    .updateTable('paymentSessions')
    .set({ state: 'SUPERSEDED' })
    .where('companyId', '=', companyId)
    .where('cartId', '=', cartId)
    .where('state', 'in', LIVE)
    .returning('id')
    .execute();
  return ended.map((session) => session.id);
}

const SET_OPEN = compiledOnce(
  (db, of: { companyId: string; sessionId: string; id: string; sessionData: string }) =>
    db
      .updateTable('paymentSessions')
      .set({ state: 'OPEN', providerSessionId: of.id, sessionData: of.sessionData })
      .where('companyId', '=', of.companyId)
      .where('id', '=', of.sessionId)
      .where('state', '=', 'OPENING')
      .returning('id'),
);

export async function setSessionOpen(
  db: Database,
  companyId: string,
  sessionId: string,
  provider: { id: string; sessionData: string },
): Promise<boolean> {
  const { id, sessionData } = provider;
  return (await SET_OPEN(db, { companyId, sessionId, id, sessionData })).rows.length > 0;
}

/** Ends a session that is still live, and says whether it did; one that was paid meanwhile stays paid. */
export async function endSession(
  db: Database,
  companyId: string,
  sessionId: string,
  state: 'FAILED' | 'EXPIRED' | 'SUPERSEDED',
): Promise<boolean> {
  const ended = await db
    .updateTable('paymentSessions')
    .set({ state })
    .where('companyId', '=', companyId)
    .where('id', '=', sessionId)
    .where('state', 'in', LIVE)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

const SET_PAID = statement<{ id: string }>(`
  with payment as (update payments set order_id = $5 where company_id = $1 and id = $4),
  ended as (
    update payment_sessions set state = case when id = $3 then 'PAID' else 'SUPERSEDED' end
    where company_id = $1 and cart_id = $2 and (id = $3 or state in ('OPENING', 'OPEN'))
    returning id
  )
  select id from ended where id <> $3`);

/** Names what the session's payment bought, and ends the cart's other sessions: their ids are returned. */
export async function setSessionPaid(
  db: Database,
  session: Pick<PaymentSession, 'companyId' | 'cartId' | 'id'>,
  bought: { paymentId: string; orderId: string },
): Promise<string[]> {
  const { companyId, cartId, id } = session;
  const { rows } = await SET_PAID(db, [companyId, cartId, id, bought.paymentId, bought.orderId]);
  return rows.map((ended) => ended.id);
}

/** Up to where the cart had come when the order's session was opened; null for an order without a session. */
export async function sequenceOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('paymentSessions', 'paymentSessions.id', 'payments.sessionId')
    .select('paymentSessions.cartSequence')
    .where('payments.companyId', '=', companyId)
    .where('payments.orderId', '=', orderId)
    .executeTakeFirst();
  return row?.cartSequence ?? null;
}
