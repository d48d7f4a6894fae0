import {
  CODE_LIFETIME,
  CODE_PURPOSES,
  CODE_TRIES,
  type CodePurpose,
} from '@tallrik/domain/accounts/codes';
import { columnOneOf } from '../../platform/database/columns.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type CodeOwner = { companyId: string; userId: string } & (
  | { purpose: Exclude<CodePurpose, 'NEW_PHONE'> }
  /** Where it is sent: the number that is to become the account's. */
  | { purpose: 'NEW_PHONE'; newPhone: string }
);
/** Whose code it is, for who tries it. */
export type CodeSubject = Pick<CodeOwner, 'companyId' | 'userId' | 'purpose'>;

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** Codes made for this purpose in the last day, also used and replaced ones: they were sent, and that is counted. */
export async function findCodesOfLastDay(
  trx: Database,
  { companyId, userId, purpose }: CodeSubject,
  now: Temporal.Instant,
): Promise<{ id: string; createdAt: Temporal.Instant }[]> {
  const rows = await trx
    .selectFrom('accountCodes')
    .select(['id', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', dateOf(now.subtract({ hours: 24 })))
    .execute();
  return rows.map(({ id, createdAt }) => ({
    id,
    createdAt: Temporal.Instant.fromEpochMilliseconds(createdAt.getTime()),
  }));
}

/** The new code counts, whatever was sent before does not. */
export async function replaceCode(
  trx: Database,
  owner: CodeOwner,
  codeId: string,
  now: Temporal.Instant,
): Promise<void> {
  const { companyId, userId, purpose } = owner;
  await trx
    .updateTable('accountCodes')
    .set({ closedAt: dateOf(now) })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('closedAt', 'is', null)
    .execute();
  await trx
    .insertInto('accountCodes')
    .values({
      id: codeId,
      companyId,
      userId,
      purpose,
      newPhone: owner.purpose === 'NEW_PHONE' ? owner.newPhone : null,
      createdAt: dateOf(now),
      expiresAt: dateOf(now.add(CODE_LIFETIME)),
    })
    .execute();
}

/**
 * Counts a try on the open code and answers its id, or null where there is none to try. Counted by one statement
 * on one row: parallel guesses take turns and each costs a try.
 */
export async function takeCodeTry(
  trx: Database,
  { companyId, userId, purpose }: CodeSubject,
  now: Temporal.Instant,
): Promise<string | null> {
  const tried = await trx
    .updateTable('accountCodes')
    .set({ tries: sql<number>`tries + 1` })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', dateOf(now))
    .where('tries', '<', CODE_TRIES)
    .returning('id')
    .executeTakeFirst();
  return tried?.id ?? null;
}

/** False: somebody was faster with the same code, or a new one has replaced it. */
export async function closeCode(
  trx: Database,
  companyId: string,
  codeId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const closed = await trx
    .updateTable('accountCodes')
    .set({ closedAt: dateOf(now) })
    .where('companyId', '=', companyId)
    .where('id', '=', codeId)
    .where('closedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** The number a code was sent to; null where it is none of the kind. */
export const findNewPhone = async (
  trx: Database,
  companyId: string,
  codeId: string,
): Promise<string | null> =>
  (
    await trx
      .selectFrom('accountCodes')
      .select('newPhone')
      .where('companyId', '=', companyId)
      .where('id', '=', codeId)
      .executeTakeFirst()
  )?.newPhone ?? null;

/** Whatever was sent to the old number opens nothing any more. */
export async function closeCodes(
  trx: Database,
  { companyId, userId }: { companyId: string; userId: string },
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('accountCodes')
    .set({ closedAt: dateOf(now) })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('closedAt', 'is', null)
    .execute();
}

/** What the SMS of a code needs; null once it is sent, used, replaced or too old to be of use. */
export async function findCodeToSend(
  db: Database,
  companyId: string,
  codeId: string,
  now: Temporal.Instant,
) {
  const row = await db
    .selectFrom('accountCodes as code')
    .innerJoin('users', 'users.id', 'code.userId')
    .innerJoin('companies', 'companies.id', 'code.companyId')
    .select((row) => [
      'code.purpose',
      row.fn.coalesce('code.newPhone', 'users.phone').as('phone'),
      'users.language',
      'companies.displayName',
      'companies.defaultLanguage',
      'companies.smsSender',
    ])
    .where('code.companyId', '=', companyId)
    .where('code.id', '=', codeId)
    .where('code.sentAt', 'is', null)
    .where('code.closedAt', 'is', null)
    .where('code.expiresAt', '>', dateOf(now))
    .executeTakeFirst();
  if (!row || row.phone === null) return null;
  return { ...row, phone: row.phone, purpose: columnOneOf(CODE_PURPOSES, row.purpose) };
}

export async function markCodeSent(
  db: Database,
  companyId: string,
  codeId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('accountCodes')
    .set({ sentAt: dateOf(now) })
    .where('companyId', '=', companyId)
    .where('id', '=', codeId)
    .execute();
}

/** Codes are kept for a day, which is how long they count against the next one (D-145, D-109). */
export async function forgetOldCodes(db: Database, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('accountCodes')
    .where('createdAt', '<=', dateOf(now.subtract({ hours: 24 })))
    .execute();
}
