import {
  type FileVenue,
  type MenuFile,
  menuFileOf,
  type WholeMenu,
} from '@tallrik/domain/menu/editing/menu-file';
import type { Database } from '../../../platform/database/database.ts';
import { findEditingCompany } from '../office/editing-world.ts';
import {
  findOfficeCategories,
  findOfficeGroups,
  findOfficeItems,
  findOfficeMenus,
  findOfficeUpsells,
} from '../office/office-things.ts';

/** Everything of a company's menu, with what is archived, and the restaurants it is sold in. */
export async function loadWholeMenu(
  trx: Database,
  companyId: string,
): Promise<{ standing: WholeMenu; venues: FileVenue[] }> {
  const standing = {
    categories: await findOfficeCategories(trx, companyId, null),
    items: await findOfficeItems(trx, companyId, null),
    groups: await findOfficeGroups(trx, companyId, null),
    upsells: await findOfficeUpsells(trx, companyId, null),
    menus: await findOfficeMenus(trx, companyId, null),
  };
  const venues = await trx
    .selectFrom('venues')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { standing, venues };
}

/** The whole menu as a file has it. */
export async function readMenuFileOf(trx: Database, companyId: string): Promise<MenuFile> {
  const { standing, venues } = await loadWholeMenu(trx, companyId);
  return menuFileOf(standing, await findEditingCompany(trx, companyId), venues);
}

/** Addresses of the pictures that are the company's own. */
export async function findOwnPictures(trx: Database, companyId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('pictures')
    .select('id')
    .where('companyId', '=', companyId)
    .execute();
  return new Set(rows.map(({ id }) => `/media/${id.replaceAll('-', '')}`));
}
