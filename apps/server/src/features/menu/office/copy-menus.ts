import type { Database } from '../../../platform/database/database.ts';

/** All menus of a venue at another one of the company, with hours and entries under ids of their own (PLACES-06). */
export async function copyMenus(
  trx: Database,
  companyId: string,
  venues: { from: string; to: string },
  newId: () => string,
): Promise<void> {
  const menus = await trx
    .selectFrom('menus')
    .select(['id', 'name', 'serviceTypes'])
    .where('companyId', '=', companyId)
    .where('venueId', '=', venues.from)
    .where('archivedAt', 'is', null)
    .execute();
  if (menus.length === 0) return;
  const copyOf = new Map(menus.map(({ id }) => [id, newId()]));
  const of = (menuId: string) => copyOf.get(menuId) ?? menuId;
  await trx
    .insertInto('menus')
    .values(menus.map((menu) => ({ ...menu, id: of(menu.id), companyId, venueId: venues.to })))
    .execute();
  const hours = await trx
    .selectFrom('menuAvailabilities')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('menuId', 'in', [...copyOf.keys()])
    .execute();
  if (hours.length > 0)
    await trx
      .insertInto('menuAvailabilities')
      .values(
        hours.map((row) => ({
          ...row,
          id: newId(),
          timeRangeId: newId(),
          menuId: of(row.menuId),
        })),
      )
      .execute();
  const entries = await trx
    .selectFrom('menuEntries')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('menuId', 'in', [...copyOf.keys()])
    .execute();
  // A few thousand dishes are more values than one statement takes.
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE)
    await trx
      .insertInto('menuEntries')
      .values(
        entries
          .slice(from, from + ENTRIES_AT_ONCE)
          .map((row) => ({ ...row, id: newId(), menuId: of(row.menuId) })),
      )
      .execute();
}

const ENTRIES_AT_ONCE = 1_000;
