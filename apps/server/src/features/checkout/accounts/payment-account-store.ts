import type { Database } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';

/** A company's own account at the provider, without its keys. */
export type PaymentAccount = {
  id: string;
  companyId: string;
  merchantAccount: string;
  isLive: boolean;
  /** Stands in every guest's page. */
  clientKey: string;
  apiKeyEnd: string;
  webhookUser: string;
  sealedKeys: Buffer;
  isInUse: boolean;
  changedAt: Date;
  lastNoticeAt: Date | null;
};

const COLUMNS = [
  'id',
  'companyId',
  'merchantAccount',
  'isLive',
  'clientKey',
  'apiKeyEnd',
  'webhookUser',
  'sealedKeys',
  'isInUse',
  'changedAt',
  'lastNoticeAt',
] as const;

const accounts = (db: Database) => db.selectFrom('paymentAccounts').select(COLUMNS);
const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

const FIND_IN_USE = statement<{ id: string }>(
  'select id from payment_accounts where company_id = $1 and is_in_use',
);

/** What a new payment of the company goes through; null: the deployment's account (O-19). */
export async function accountInUse(db: Database, companyId: string): Promise<string | null> {
  return (await FIND_IN_USE(db, [companyId])).rows[0]?.id ?? null;
}

/** By the id alone: it comes from a row of a payment, never from a caller. */
export async function findAccount(db: Database, accountId: string): Promise<PaymentAccount | null> {
  return (await accounts(db).where('id', '=', accountId).executeTakeFirst()) ?? null;
}

export async function findAccountInUse(
  db: Database,
  companyId: string,
): Promise<PaymentAccount | null> {
  const row = await accounts(db)
    .where('companyId', '=', companyId)
    .where('isInUse', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** All it ever had: notices about old money are signed with old keys. The one in use first. */
export const findAccounts = (db: Database, companyId: string): Promise<PaymentAccount[]> =>
  accounts(db)
    .where('companyId', '=', companyId)
    .orderBy('isInUse', 'desc')
    .orderBy('changedAt', 'desc')
    .execute();

/** Locked: two owners who save at the same moment make one row of one merchant account. */
export async function lockAccounts(db: Database, companyId: string): Promise<PaymentAccount[]> {
  await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return findAccounts(db, companyId);
}

/** From now on the company's payments go through it; without one, through the deployment's. */
export async function useAccount(
  trx: Database,
  companyId: string,
  account: Omit<PaymentAccount, 'companyId' | 'isInUse' | 'changedAt' | 'lastNoticeAt'> | null,
  now: Temporal.Instant,
): Promise<void> {
  const changedAt = dateOf(now);
  await trx
    .updateTable('paymentAccounts')
    .set({ isInUse: false, changedAt })
    .where('companyId', '=', companyId)
    .where('isInUse', '=', true)
    .execute();
  if (account) {
    const written = { ...account, isInUse: true, changedAt };
    await trx
      .insertInto('paymentAccounts')
      .values({ ...written, companyId })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
      .execute();
  }
  // Guests' pages show the card form of whoever takes the money.
  await trx
    .updateTable('cloudConfigurations')
    .set({ customClientAdyenToken: account?.clientKey ?? null })
    .where('companyId', '=', companyId)
    .execute();
}

const NOTE_NOTICE = statement(
  `update payment_accounts set last_notice_at = $2
    where id = $1 and (last_notice_at is null or last_notice_at < $2::timestamptz - interval '5 seconds')`,
);

/** Not at every one: on a busy evening all of them would wait for this row. */
export async function noteNotice(
  db: Database,
  accountId: string,
  now: Temporal.Instant,
): Promise<void> {
  await NOTE_NOTICE(db, [accountId, dateOf(now)]);
}

/** To whom the simulator sends the notices of a merchant. */
export async function companyOfMerchant(
  db: Database,
  merchantAccount: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('paymentAccounts')
    .select('companyId')
    .where('merchantAccount', '=', merchantAccount)
    .orderBy('isInUse', 'desc')
    .orderBy('changedAt', 'desc')
    .executeTakeFirst();
  return row?.companyId ?? null;
}
