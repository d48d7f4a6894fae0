import type { Database } from '../../platform/database/database.ts';

/** What of a company's configuration loyalty asks for. */
export type LoyaltyTerms = {
  /** Where its guests' accounts and levels live (D-03). */
  accountCompanyId: string;
  takesPromoCodes: boolean;
  bagItemId: string | null;
};

/** Null for a company that nobody has set up. */
export async function findLoyaltyTerms(
  db: Database,
  companyId: string,
): Promise<LoyaltyTerms | null> {
  const row = await db
    .selectFrom('cloudConfigurations')
    .select(['userCompanyId', 'enablePromoCodes', 'bagItemId'])
    .where('companyId', '=', companyId)
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        accountCompanyId: row.userCompanyId,
        takesPromoCodes: row.enablePromoCodes,
        bagItemId: row.bagItemId,
      }
    : null;
}
