import { allDayMenu } from '@tallrik/domain/menu/editing/all-day-menu';
import type { Database } from '../../../platform/database/database.ts';
import { findEditingCompany } from './editing-world.ts';

/** The menu that comes with a new venue (D-481): without one no dish could ever be sold there. */
export async function insertAllDayMenu(
  trx: Database,
  companyId: string,
  { id, venueId }: { id: string; venueId: string },
): Promise<void> {
  const { defaultLanguage } = await findEditingCompany(trx, companyId);
  await trx
    .insertInto('menus')
    .values({ id, companyId, venueId, ...allDayMenu(defaultLanguage) })
    .execute();
}
