import type { Database } from '../../../platform/database/database.ts';
import type { ItemWrite } from './write-item.ts';

type Write = { itemId: string; write: ItemWrite };

/** Ties of dishes, those left out that name what the company has no more. */
export async function presentIds(
  db: Database,
  companyId: string,
  writes: readonly Write[],
): Promise<Write[]> {
  const found = async (
    table: 'categories' | 'modificationGroups' | 'upsellGroups' | 'menus',
    idsOf: (write: ItemWrite) => readonly string[] | undefined,
  ): Promise<ReadonlySet<string>> => {
    const ids = [...new Set(writes.flatMap(({ write }) => idsOf(write) ?? []))];
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('companyId', '=', companyId)
      .where('id', 'in', ids)
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
  const categories = await found('categories', ({ categoryIds }) => categoryIds);
  const groups = await found('modificationGroups', (write) => write.modificationGroupIds);
  const upsells = await found('upsellGroups', ({ upsellGroupIds }) => upsellGroupIds);
  const menus = await found('menus', ({ entries }) => entries?.map(({ menuId }) => menuId));
  return writes.map(({ itemId, write }) => {
    const { categoryIds, modificationGroupIds, upsellGroupIds, entries } = write;
    const present: ItemWrite = {
      ...write,
      ...(categoryIds && { categoryIds: categoryIds.filter((id) => categories.has(id)) }),
      ...(modificationGroupIds && {
        modificationGroupIds: modificationGroupIds.filter((id) => groups.has(id)),
      }),
      ...(upsellGroupIds && { upsellGroupIds: upsellGroupIds.filter((id) => upsells.has(id)) }),
      ...(entries && { entries: entries.filter(({ menuId }) => menus.has(menuId)) }),
    };
    return { itemId, write: present };
  });
}
