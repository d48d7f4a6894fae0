import type { Database } from '../../../platform/database/database.ts';

/** The tables' numbers at another venue of the company: their printed codes stay the first one's (PLACES-06). */
export async function copyTables(
  trx: Database,
  companyId: string,
  venues: { from: string; to: string },
  newId: () => string,
): Promise<void> {
  const tables = await trx
    .selectFrom('restaurantTables')
    .select(['code', 'supportsPayLater', 'active'])
    .where('companyId', '=', companyId)
    .where('venueId', '=', venues.from)
    .where('retiredAt', 'is', null)
    .execute();
  if (tables.length === 0) return;
  await trx
    .insertInto('restaurantTables')
    .values(tables.map((table) => ({ ...table, id: newId(), companyId, venueId: venues.to })))
    .execute();
}
