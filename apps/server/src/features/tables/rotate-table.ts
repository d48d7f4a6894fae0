import type { Database } from '../../platform/database/database.ts';

type RotatedTable = { id: string; code: string; supportsPayLater: boolean; active: boolean };

/**
 * A table whose code has gone astray gets a new id (D-101). The old row stays for the orders that name it; the open
 * bill moves on, since its guests still sit there. Null for a table that is not this venue's, or was rotated before.
 */
export async function rotateTable(
  db: Database,
  companyId: string,
  table: { id: string; venueId: string; newId: string },
  now: Temporal.Instant,
): Promise<RotatedTable | null> {
  const retired = await db
    .updateTable('restaurantTables')
    .set({ retiredAt: new Date(now.epochMilliseconds) })
    .where('companyId', '=', companyId)
    .where('venueId', '=', table.venueId)
    .where('id', '=', table.id)
    .where('retiredAt', 'is', null)
    .returning(['code', 'supportsPayLater', 'active'])
    .executeTakeFirst();
  if (!retired) return null;
  const fresh = { ...retired, id: table.newId };
  await db
    .insertInto('restaurantTables')
    .values({ ...fresh, companyId, venueId: table.venueId })
    .execute();
  await db
    .updateTable('cheques')
    .set({ tableId: fresh.id })
    .where('companyId', '=', companyId)
    .where('tableId', '=', table.id)
    .where('closedAt', 'is', null)
    .execute();
  return fresh;
}
