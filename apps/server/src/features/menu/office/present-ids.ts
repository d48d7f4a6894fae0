import type { Database } from '../../../platform/database/database.ts';
import type { ItemWrite } from './write-item.ts';

/** A dish's ties, those left out that name what the company has no more. */
export async function presentIds(
  db: Database,
  companyId: string,
  write: ItemWrite,
): Promise<ItemWrite> {
  const found = async (
    table: 'categories' | 'modificationGroups' | 'upsellGroups' | 'menus',
    ids: readonly string[],
  ): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('companyId', '=', companyId)
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
  const { categoryIds, modificationGroupIds, upsellGroupIds, entries } = write;
  const categories = await found('categories', categoryIds ?? []);
  const groups = await found('modificationGroups', modificationGroupIds ?? []);
  const upsells = await found('upsellGroups', upsellGroupIds ?? []);
  const menus = await found('menus', entries?.map(({ menuId }) => menuId) ?? []);
  return {
    ...write,
    ...(categoryIds && { categoryIds: categoryIds.filter((id) => categories.has(id)) }),
    ...(modificationGroupIds && {
      modificationGroupIds: modificationGroupIds.filter((id) => groups.has(id)),
    }),
    ...(upsellGroupIds && { upsellGroupIds: upsellGroupIds.filter((id) => upsells.has(id)) }),
    ...(entries && { entries: entries.filter(({ menuId }) => menus.has(menuId)) }),
  };
}
