import type { Database } from '../../../platform/database/database.ts';

/**
 * Whether a day of the venue's books is closed. From then on its clock stands: moved to another zone, the next day would
 * begin before the last one ended, or after orders that are in none.
 */
export const hasClosedDay = async (
  db: Database,
  companyId: string,
  venueId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('dayClosings')
    .select('id')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
