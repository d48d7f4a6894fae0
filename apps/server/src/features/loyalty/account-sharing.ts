import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Whether a company that sells has its guests' accounts in that other company (D-03): a marketplace shares them. A
 * user of anybody else is a stranger here, whatever tokens the account holds.
 */
export async function sharesAccounts(
  db: Database,
  companyId: string,
  accountCompanyId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('cloudConfigurations')
    .select('id')
    .where('companyId', '=', companyId)
    .where('userCompanyId', '=', accountCompanyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The companies whose guests have their accounts there. */
export const companiesWithAccountsIn = (accountCompanyId: string): RawBuilder<string> =>
  sql<string>`(select company_id from cloud_configurations where user_company_id = ${accountCompanyId})`;
