import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Askers take turns: two clicks at once must not both be the third. */
export async function lockReceiptMails(
  trx: Database,
  companyId: string,
  orderId: string,
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`receipt:${orderId}`}, 0))`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('receiptMails')
    .select('requestedAt')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('requestedAt', '>=', new Date(since.epochMilliseconds))
    .execute();
  return rows.map(({ requestedAt }) =>
    Temporal.Instant.fromEpochMilliseconds(requestedAt.getTime()),
  );
}

export async function insertReceiptMail(
  trx: Database,
  companyId: string,
  mail: {
    id: string;
    orderId: string;
    email: string;
    language: Language;
    requestedAt: Temporal.Instant;
  },
): Promise<void> {
  const requestedAt = new Date(mail.requestedAt.epochMilliseconds);
  await trx
    .insertInto('receiptMails')
    .values({ ...mail, companyId, requestedAt })
    .execute();
}

export type WaitingReceiptMail = {
  orderId: string;
  email: string;
  language: Language;
  requestedAt: Temporal.Instant;
};

/** Null once it is out: the address is gone then. */
export async function findWaitingReceiptMail(
  db: Database,
  companyId: string,
  mailId: string,
): Promise<WaitingReceiptMail | null> {
  const row = await db
    .selectFrom('receiptMails')
    .select(['orderId', 'email', 'language', 'requestedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (!row?.email) return null;
  return {
    orderId: row.orderId,
    email: row.email,
    language: columnOneOf(LANGUAGES, row.language),
    requestedAt: Temporal.Instant.fromEpochMilliseconds(row.requestedAt.getTime()),
  };
}

/** Sent, refused for good or given up: either way nobody needs the address any more (D-96). */
export async function forgetReceiptAddress(
  db: Database,
  companyId: string,
  mailId: string,
  sentAt: Temporal.Instant | null,
): Promise<void> {
  await db
    .updateTable('receiptMails')
    .set({ email: null, sentAt: sentAt && new Date(sentAt.epochMilliseconds) })
    .where('companyId', '=', companyId)
    .where('id', '=', mailId)
    .execute();
}

export async function findMailOfUser(
  db: Database,
  companyId: string,
  userId: string,
): Promise<{ email: string | null; language: Language | null } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('companyId', '=', companyId)
    .where('id', '=', userId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  return {
    email: row.email,
    language: row.language === null ? null : columnOneOf(LANGUAGES, row.language),
  };
}
