import type { Database } from '../../../platform/database/database.ts';

/** Where the company sells: its numbers' form and its venues' time follow from it. */
export async function countryOf(trx: Database, companyId: string): Promise<string> {
  const row = await trx
    .selectFrom('companies')
    .select('country')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.country ?? '';
}
