import { sql, type RawBuilder } from 'kysely';

/** A marketplace shares accounts: what a guest ordered may stand in any company whose accounts live there (D-03). */
export const shopsOfAccounts = (accountsCompanyId: string): RawBuilder<string> =>
  sql<string>`(select company_id from cloud_configurations where user_company_id = ${accountsCompanyId})`;
