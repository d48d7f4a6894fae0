import type { Database } from '../../../platform/database/database.ts';
import { makeVersionedCache } from '../../../platform/database/versioned-cache.ts';
import { findEditingCompany } from './editing-world.ts';
import {
  findOfficeCategories,
  findOfficeGroups,
  findOfficeItems,
  findOfficeMenus,
  findOfficeUpsells,
} from './office-things.ts';

/** A large catalogue is some megabytes; few companies are edited at the same time. */
const CAPACITY = 12;

/** In one snapshot: between two plain queries somebody could save. */
const read = (db: Database, companyId: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      version: (await findEditingCompany(trx, companyId)).catalogueVersion,
      items: await findOfficeItems(trx, companyId, null),
      categories: await findOfficeCategories(trx, companyId, null),
      groups: await findOfficeGroups(trx, companyId, null),
      upsells: await findOfficeUpsells(trx, companyId, null),
      menus: await findOfficeMenus(trx, companyId, null),
    }));

/**
 * Everything of a catalogue, read once per version of it: each open office asks for it every 30 seconds, and reading
 * 2,000 dishes takes the database longer than all the rest of the answer.
 */
export function makeLoadOfficeThings(db: Database) {
  const things = makeVersionedCache((companyId) => read(db, companyId), CAPACITY);
  return async (companyId: string) => {
    const company = await findEditingCompany(db, companyId);
    // Language and country are no part of the catalogue's version.
    return { ...(await things(companyId, Number(company.catalogueVersion))), company };
  };
}
