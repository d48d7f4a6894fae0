import type { Database } from '../../platform/database/database.ts';

/** Under which terms a company takes orders (D-82, D-92). */
export type OrderTerms = { unansweredOrderMinutes: number; capturesAtOnce: boolean };

export async function findOrderTerms(db: Database, companyId: string): Promise<OrderTerms | null> {
  const row = await db
    .selectFrom('companies')
    .select(['unansweredOrderMinutes', 'capturesAtOnce'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** False: there is no such company. */
export async function setOrderTerms(
  db: Database,
  companyId: string,
  terms: OrderTerms,
): Promise<boolean> {
  const row = await db
    .updateTable('companies')
    .set(terms)
    .where('id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
