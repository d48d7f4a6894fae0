import type { Account } from '@tallrik/domain/accounts/account';
import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { sql, type Selectable } from 'kysely';
import { columnOneOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/generated/tables.ts';

const ACCOUNT_COLUMNS = [
  'id',
  'companyId',
  'name',
  'phone',
  'email',
  'easyId',
  'activated',
  'deleted',
  'language',
  'invoiceTargetId',
  'invoiceCustomerId',
] as const;

const readAccount = (
  row: Pick<Selectable<DB['users']>, (typeof ACCOUNT_COLUMNS)[number]>,
): Account => ({
  ...row,
  language: row.language === null ? null : columnOneOf(LANGUAGES, row.language),
});

/** An account without its person; every token of it ends. */
const EMPTIED = {
  name: null,
  phone: null,
  email: null,
  passwordHash: null,
  language: null,
  referralCode: null,
  invoiceTargetId: null,
  invoiceCustomerId: null,
  invoiceCreditLimit: null,
  blockedReason: '',
  easyId: sql<string>`'deleted-' || id`,
  deleted: true,
  tokenVersion: sql<number>`token_version + 1`,
};

/** The company whose accounts a company's guests use: its own, unless a marketplace shares them (D-03). */
export async function accountsCompanyOf(
  db: Database,
  companyId: string,
): Promise<{ id: string; phoneCooldownDays: number } | null> {
  const found = await db
    .selectFrom('companies as shown')
    .innerJoin('companies as home', (join) =>
      join.on('home.id', '=', (on) =>
        on.fn.coalesce(
          on
            .selectFrom('cloudConfigurations')
            .select('userCompanyId')
            .whereRef('companyId', '=', 'shown.id')
            .orderBy('slug')
            .limit(1),
          'shown.id',
        ),
      ),
    )
    .select(['home.id', 'home.phoneCooldownDays'])
    .where('shown.id', '=', companyId)
    .executeTakeFirst();
  return found ?? null;
}

export type Credentials = {
  id: string;
  isBlocked: boolean;
  passwordHash: string | null;
  activated: boolean;
  tokenVersion: number;
};

export const findCredentials = async (
  db: Database,
  companyId: string,
  phone: string,
): Promise<Credentials | null> =>
  (await db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'activated', 'tokenVersion'])
    .select(sql<boolean>`blocked_at is not null`.as('isBlocked'))
    .where('companyId', '=', companyId)
    .where('phone', '=', phone)
    .where('deleted', '=', false)
    .executeTakeFirst()) ?? null;

export async function findAccount(
  db: Database,
  companyId: string,
  userId: string,
): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('companyId', '=', companyId)
    .where('id', '=', userId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row ? readAccount(row) : null;
}

export type LockedAccount = Account & { referralCode: string | null };

/** Whatever changes an account takes turns on its row. */
export async function lockAccount(
  trx: Database,
  companyId: string,
  userId: string,
): Promise<LockedAccount | null> {
  const row = await trx
    .selectFrom('users')
    .select([...ACCOUNT_COLUMNS, 'referralCode'])
    .where('companyId', '=', companyId)
    .where('id', '=', userId)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...readAccount(row), referralCode: row.referralCode } : null;
}

export type NewAccount = {
  id: string;
  companyId: string;
  name: string;
  phone: string;
  email: string;
  easyId: string;
  passwordHash: string;
  language: Language | null;
  referralCode: string | null;
  createdAt: Temporal.Instant;
};

/** False where the phone or the membership number is taken, also by somebody who came a moment earlier. */
export async function insertAccount(trx: Database, account: NewAccount): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values({ ...account, createdAt: new Date(account.createdAt.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function markActivated(
  trx: Database,
  companyId: string,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ activated: true, referralCode: null })
    .where('companyId', '=', companyId)
    .where('id', '=', userId)
    .execute();
}

/** A new password signs out every device that knew the old one (D-105). */
export async function replacePassword(
  trx: Database,
  companyId: string,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ passwordHash, tokenVersion: sql<number>`token_version + 1` })
    .where('companyId', '=', companyId)
    .where('id', '=', userId)
    .where('deleted', '=', false)
    .execute();
}

/** The row stays, since orders point to it; nothing in it says who it was (D-111). */
export async function erasePerson(
  trx: Database,
  companyId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...EMPTIED, deletedAt: new Date(now.epochMilliseconds) })
    .where('companyId', '=', companyId)
    .where('id', '=', userId)
    .execute();
}

/** Why staff corrected somebody's points and stamps, notes and files: they name people (D-111). */
export async function forgetReasons(
  trx: Database,
  companyId: string,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('pointMoves')
    .set({ reason: '' })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  await trx
    .updateTable('stampMoves')
    .set({ reason: '' })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  // Of every restaurant that shares the account.
  await trx.deleteFrom('guestNotes').where('userId', '=', userId).execute();
  await trx.deleteFrom('guestFiles').where('userId', '=', userId).execute();
}

/**
 * A phone nobody verified belongs to nobody: whoever typed a stranger's number must not keep it from them. The row
 * stays as an empty one, as a deleted account's does.
 */
export async function forgetNeverActivated(db: Database, before: Temporal.Instant): Promise<void> {
  await db
    .updateTable('users')
    .set(EMPTIED)
    .where('activated', '=', false)
    .where('deleted', '=', false)
    .where('createdAt', '<', new Date(before.epochMilliseconds))
    .execute();
}
