import { cooldownDaysLeft, cooldownEnd } from '@tallrik/domain/accounts/phone-cooldown';
import type { KeyedHash } from '../../platform/auth/keyed-hash.ts';
import type { Database } from '../../platform/database/database.ts';

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** Numbers that were deleted lately, as keyed hashes: nobody can read which (D-112). */
export function makeDeletedPhones(hash: KeyedHash) {
  const hashOf = (companyId: string, phone: string): string =>
    hash(`${companyId} ${phone}`).toString('hex');

  return {
    async startCooldown(
      trx: Database,
      companyId: string,
      entry: { id: string; userId: string; phone: string; days: number; now: Temporal.Instant },
    ): Promise<void> {
      if (entry.days === 0) return;
      const until = dateOf(cooldownEnd(entry.now, entry.days));
      const { id, userId } = entry;
      await trx
        .insertInto('deletedPhones')
        .values({ id, companyId, userId, phoneHash: hashOf(companyId, entry.phone), until })
        // Expired but not yet forgotten, or shortened by staff: the number was deleted once more.
        .onConflict((conflict) =>
          conflict.columns(['companyId', 'phoneHash']).doUpdateSet({ userId, until }),
        )
        .execute();
    },

    /** 0 where the number may sign up. */
    async daysLeft(
      db: Database,
      companyId: string,
      phone: string,
      now: Temporal.Instant,
    ): Promise<number> {
      const row = await db
        .selectFrom('deletedPhones')
        .select('until')
        .where('companyId', '=', companyId)
        .where('phoneHash', '=', hashOf(companyId, phone))
        .executeTakeFirst();
      if (!row) return 0;
      return cooldownDaysLeft(Temporal.Instant.fromEpochMilliseconds(row.until.getTime()), now);
    },

    /** The cooldown that deleting this account started for this number. */
    findCooldownOf: async (
      db: Database,
      companyId: string,
      userId: string,
      phone: string,
    ): Promise<string | null> =>
      (
        await db
          .selectFrom('deletedPhones')
          .select('id')
          .where('companyId', '=', companyId)
          .where('phoneHash', '=', hashOf(companyId, phone))
          .where('userId', '=', userId)
          .executeTakeFirst()
      )?.id ?? null,
  };
}

export type DeletedPhones = ReturnType<typeof makeDeletedPhones>;

/** D-145. */
export async function forgetOldCooldowns(db: Database, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('deletedPhones').where('until', '<=', dateOf(now)).execute();
}
