import type { Database } from '../platform/database/database.ts';

/** A level, and a referral code with the offer it gives, all of them with one id. */
export async function seedLevel(db: Database, companyId: string, id: string): Promise<void> {
  await db.insertInto('membershipLevels').values({ id, companyId, pointsRequired: 0 }).execute();
  await db
    .insertInto('offers')
    .values({ id, companyId, type: 'ORDER_DISCOUNT' })
    // A code's seed may have one with this id already.
    .onConflict((known) => known.column('id').doNothing())
    .execute();
  await db
    .insertInto('referralCodes')
    .values({ id, companyId, code: 'FRIEND', offerId: id })
    .execute();
}
