import type { KeyedHash } from '../../platform/auth/keyed-hash.ts';
import type { Database } from '../../platform/database/database.ts';

/** Numbers nobody may sign up with, as keyed hashes (O-33). `companyId` is the company in which accounts live. */
export function makeBlockedPhones(hash: KeyedHash) {
  const hashOf = (companyId: string, phone: string): string =>
    hash(`${companyId} ${phone}`).toString('hex');
  return {
    async block(
      trx: Database,
      companyId: string,
      entry: { id: string; userId: string; phone: string; now: Temporal.Instant },
    ): Promise<void> {
      const { id, userId, phone, now } = entry;
      const createdAt = new Date(now.epochMilliseconds);
      await trx
        .insertInto('blockedPhones')
        .values({ id, companyId, userId, phoneHash: hashOf(companyId, phone), createdAt })
        .onConflict((known) =>
          known.columns(['companyId', 'phoneHash']).doUpdateSet({ userId, createdAt }),
        )
        .execute();
    },
    async unblock(trx: Database, companyId: string, userId: string): Promise<void> {
      await trx
        .deleteFrom('blockedPhones')
        .where('companyId', '=', companyId)
        .where('userId', '=', userId)
        .execute();
    },
    isBlocked: async (db: Database, companyId: string, phone: string): Promise<boolean> =>
      (await db
        .selectFrom('blockedPhones')
        .select('id')
        .where('companyId', '=', companyId)
        .where('phoneHash', '=', hashOf(companyId, phone))
        .executeTakeFirst()) !== undefined,
  };
}

export type BlockedPhones = ReturnType<typeof makeBlockedPhones>;

/** The number of an account that was deleted while it was blocked is kept from coming back for so long (D-691). */
export async function forgetOldBlocks(db: Database, before: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('blockedPhones')
    .where((row) =>
      row.exists(
        row
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'blockedPhones.userId')
          .where('users.deletedAt', '<', new Date(before.epochMilliseconds)),
      ),
    )
    .execute();
}
