import type { Database } from '../../../platform/database/database.ts';

/** Orders that are still on their way, or bills nobody has paid (PLACES-07). */
export async function isVenueInUse(
  trx: Database,
  companyId: string,
  venueId: string,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where('status', 'not in', ['COMPLETED', 'REJECTED'])
    .limit(1)
    .executeTakeFirst();
  const bill = await trx
    .selectFrom('cheques')
    .select('id')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where('closedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined || bill !== undefined;
}
