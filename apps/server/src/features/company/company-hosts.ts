import type { Database } from '../../platform/database/database.ts';

/** Whether a company that is open for business has this host name. */
export async function isHostOfCompany(db: Database, host: string): Promise<boolean> {
  const row = await db
    .selectFrom('companyHosts')
    .innerJoin('companies', 'companies.id', 'companyHosts.companyId')
    .select('companyHosts.host')
    .where('companyHosts.host', '=', host)
    .where('companies.disabledAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hosts of the company's own, behind TLS as every guest reaches them. */
export async function originsOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companyHosts')
    .select('host')
    .where('companyId', '=', companyId)
    .execute();
  return rows.map(({ host }) => `https://${host}`);
}
