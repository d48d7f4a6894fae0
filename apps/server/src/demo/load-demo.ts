import type { Database } from '../platform/database/database.ts';
import type { DemoCompany } from './demo-company.ts';
import { insertCatalogue, insertMenus } from './rows/catalogue-rows.ts';
import { insertCompany, insertConfiguration, insertVenues } from './rows/company-rows.ts';
import { insertContents, insertLoyalty } from './rows/loyalty-rows.ts';
import { hashPasswords, insertPeople } from './rows/people-rows.ts';

export type LoadDemoDeps = {
  db: Database;
  companies: readonly DemoCompany[];
  now: Temporal.Instant;
  progress: (message: string) => void;
};

async function isLoaded(db: Database, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * One company, all of it or nothing. A company that is there is left alone: what somebody changed in
 * the demo must survive the next start.
 */
export async function loadCompany(
  db: Database,
  demo: DemoCompany,
  now: Temporal.Instant,
): Promise<'LOADED' | 'WAS_THERE'> {
  if (await isLoaded(db, demo.company.id)) return 'WAS_THERE';
  const hashes = await hashPasswords(demo);
  return db.transaction().execute(async (trx) => {
    if (!(await insertCompany(trx, demo))) return 'WAS_THERE';
    await insertConfiguration(trx, demo);
    await insertVenues(trx, demo);
    await insertCatalogue(trx, demo);
    await insertMenus(trx, demo);
    await insertLoyalty(trx, demo, now);
    await insertContents(trx, demo, now);
    await insertPeople(trx, demo, hashes);
    return 'LOADED';
  });
}

/** Fills an empty database with the three demo companies. */
export async function loadDemo({ db, companies, now, progress }: LoadDemoDeps): Promise<void> {
  for (const demo of companies) {
    const outcome = await loadCompany(db, demo, now);
    if (outcome === 'LOADED') progress(`Moved in: ${demo.company.displayName}`);
  }
}
